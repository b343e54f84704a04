import GalleyDrawing
package import GalleyExpressions
package import GalleyLayout

// What is read of arguments for drawing alone.

extension ArgumentLabel<FillRule> {
  /// A FillStyle.
  package init(_ name: String) {
    self.init(name, .type("FillStyle")) { value, _ in
      guard case .record(_, let fields) = value, case .bool(let isEvenOdd)? = fields.first else { return nil }
      return isEvenOdd ? .evenOdd : .nonZero
    }
  }
}

extension ArgumentLabel<Stroke> {
  /// A StrokeStyle.
  package init(_ name: String) {
    self.init(name, .type("StrokeStyle")) { value, types in Stroke(value, types) }
  }
}

extension ArgumentLabel<CornerStyle> {
  /// A RoundedCornerStyle.
  package init(_ name: String) {
    self.init(name, .type(RoundedCornerStyle.swiftName)) { value, types in
      let style: RoundedCornerStyle? = types.enumerationCase(value)
      return style?.style
    }
  }
}

extension ArgumentLabel<BlendMode> {
  package init(_ name: String) {
    self.init(name, .type("BlendMode")) { value, types in types.caseName(of: value).flatMap { BlendMode(rawValue: $0) }
    }
  }
}

extension ArgumentLabel<Rect> {
  /// A CGRect.
  package init(_ name: String) {
    self.init(name, .type("CGRect")) { value, _ in Rect(value) }
  }
}

extension Rect {
  /// Nil for what is no CGRect.
  package init?(_ value: Value) {
    guard case .record(_, let fields) = value else { return nil }
    let numbers = fields.flatMap { $0.numericFields ?? [$0.number ?? 0] }
    guard numbers.count == 4 else { return nil }
    // A rectangle of negative size is the same from its other end.
    self.init(
      x: min(numbers[0], numbers[0] + numbers[2]), y: min(numbers[1], numbers[1] + numbers[3]),
      width: numbers[2].magnitude, height: numbers[3].magnitude)
  }
}

extension Stroke {
  fileprivate init?(_ value: Value, _ types: TypeTable) {
    guard case .record(_, let fields) = value, fields.count == 6 else { return nil }
    self.init(width: fields[0].number ?? 1)
    cap = types.caseName(of: fields[1]).flatMap { Cap(rawValue: $0) } ?? .butt
    join = types.caseName(of: fields[2]).flatMap { Join(rawValue: $0) } ?? .miter
    miterLimit = fields[3].number ?? 10
    if case .array(let lengths) = fields[4] {
      let lengths = lengths.map { max($0.number ?? 0, 0) }
      // Strokes and gaps without any length would be a line of endless many pieces.
      if lengths.reduce(0, +) > 0 { dash = lengths }
    }
    dashPhase = fields[5].number ?? 0
  }
}
