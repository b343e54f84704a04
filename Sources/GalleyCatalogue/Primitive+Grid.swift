import GalleyLanguage
import GalleyLayout

extension Primitive {
  /// HStack or VStack from its arguments.
  static func stack(_ arguments: Arguments, axis: Axis) -> Primitive {
    .stack(
      axis: axis,
      alignment: arguments[.alignment(across: axis)]
        ?? (axis == .horizontal ? .verticalCenter : .horizontalCenter),
      spacing: arguments[.spacing])
  }

  /// Grid from its arguments; its rows follow from its views.
  static func grid(_ arguments: Arguments) -> Primitive {
    .grid(
      GridStructure(
        alignment: arguments[.alignment] ?? .center,
        horizontalSpacing: arguments[.horizontalSpacing],
        verticalSpacing: arguments[.verticalSpacing], rows: []))
  }
}
