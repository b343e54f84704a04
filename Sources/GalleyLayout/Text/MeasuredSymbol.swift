/// A symbol of whose size something was measured, for the reference.
package struct MeasuredSymbol: Sendable {
  package let name: String
  /// Its size in a font of 17 points, in points.
  package let size: Size
  /// What was measured of it: `size`, `width`, or `ratio` for a resizable one; the rest is estimated.
  package let measured: String

  private init?(_ name: String) {
    let box = SymbolSize(of: name[...])
    switch box.knownPart {
    case .size: measured = "size"
    case .width: measured = "width"
    case .ratio: measured = "ratio"
    case .nothing: return nil
    }
    self.name = name
    size = Size(width: box.width * 17, height: box.height * 17)
  }

  /// All of them, in alphabetical order.
  ///
  /// Source: figures 4; text 3.
  package static let all: [MeasuredSymbol] = SymbolSize.measuredNames.compactMap { MeasuredSymbol($0) }
}
