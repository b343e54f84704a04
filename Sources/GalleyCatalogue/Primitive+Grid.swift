import GalleyLanguage
import GalleyLayout

extension Primitive {
  /// Grid from its arguments; its rows follow from its views.
  static func grid(_ arguments: Arguments) -> Primitive {
    .grid(
      GridStructure(
        alignment: arguments[.alignment] ?? .center,
        horizontalSpacing: arguments[.horizontalSpacing],
        verticalSpacing: arguments[.verticalSpacing], rows: []))
  }
}
