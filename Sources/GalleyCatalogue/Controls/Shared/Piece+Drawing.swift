import GalleyExpressions
import GalleyLanguage
import GalleyLayout

// What controls draw, as far as layout does not tell.

extension Lowering {
  /// The piece with what it draws in its rectangle.
  mutating func drawing(_ part: ControlPart, _ piece: Piece) -> Piece {
    draw(part, at: piece.node)
    return piece
  }

  /// How far a value is between its bounds, from 0 to 1.
  func fraction(of view: ViewReference) -> Double {
    let arguments = arguments(of: view)
    guard let value = arguments[.value] else { return 0 }
    let bounds = arguments[.bounds] ?? 0...1
    let length = bounds.upperBound - bounds.lowerBound
    return length > 0 ? min(max((value - bounds.lowerBound) / length, 0), 1) : 0
  }
}

extension ArgumentLabel<ClosedRange<Double>> {
  /// The bounds of a value.
  static var bounds: Self {
    Self("in", .value(.closedRealRange)) { value, _ in
      switch value {
      case .closedRealRange(let lower, let upper): lower <= upper ? lower...upper : nil
      case .closedRange(let lower, let upper): lower <= upper ? Double(lower)...Double(upper) : nil
      case .null, .missing, .bool, .int, .double, .string, .localized, .array, .dictionary, .range, .enumeration,
        .record, .tuple, .color, .font, .style, .keyPath, .binding:
        nil
      }
    }
  }
}
