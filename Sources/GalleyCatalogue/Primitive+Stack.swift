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

  /// Grid from its arguments; its rows follow from its views.
  static func grid(_ arguments: Arguments) -> Primitive {
    .grid(
      GridStructure(
        alignment: arguments.alignment("alignment") ?? .center,
        horizontalSpacing: arguments.number("horizontalSpacing"),
        verticalSpacing: arguments.number("verticalSpacing"), rows: []))
  }
}
