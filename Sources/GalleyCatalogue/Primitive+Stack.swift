import GalleyLanguage
import GalleyLayout

extension Primitive {
  /// HStack or VStack from its arguments.
  static func stack(_ arguments: Arguments, axis: Axis) -> Primitive {
    .stack(
      axis: axis,
      alignment: arguments.guide("alignment", axis: axis.cross)
        ?? (axis == .horizontal ? .verticalCenter : .horizontalCenter),
      spacing: arguments.number("spacing"))
  }
}
