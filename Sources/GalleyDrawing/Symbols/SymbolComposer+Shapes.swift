import GalleyLayout

extension SymbolComposer {
  /// A shape that symbols stand in.
  private struct Enclosure {
    var center = Point(x: 8, y: 8)
    /// Of the square that the symbol in it fits into.
    var side: Double
    /// The words of the shape's own symbol.
    var words: [String]

    static let all: [String: Enclosure] = [
      "circle": Enclosure(side: 8.6, words: ["circle"]),
      "square": Enclosure(side: 9, words: ["square"]),
      "app": Enclosure(side: 9, words: ["app"]),
      "rectangle": Enclosure(side: 6.4, words: ["rectangle"]),
      "capsule": Enclosure(side: 5, words: ["capsule"]),
      "triangle": Enclosure(center: Point(x: 8, y: 9.6), side: 6, words: ["triangle"]),
      "diamond": Enclosure(side: 7, words: ["diamond"]),
      "hexagon": Enclosure(side: 8, words: ["hexagon"]),
      "octagon": Enclosure(side: 8.4, words: ["octagon"]),
      "pentagon": Enclosure(center: Point(x: 8, y: 8.6), side: 7.4, words: ["pentagon"]),
      "shield": Enclosure(center: Point(x: 8, y: 7.6), side: 7, words: ["shield"]),
      "seal": Enclosure(side: 7.6, words: ["seal"]),
      "bubble": Enclosure(center: Point(x: 8, y: 6), side: 7, words: ["bubble", "left"]),
    ]
  }

  /// A symbol in a shape, such as `bolt.circle`.
  ///
  /// In a filled shape it is cut out, or of another colour.
  func enclosed(_ words: [String], isFilled: Bool) -> SymbolOutline? {
    guard !isInner, words.count > 1, let last = words.last, let enclosure = Enclosure.all[last],
      let shape = SymbolIcon.path(of: (enclosure.words + (isFilled ? ["fill"] : [])).joined(separator: "."))
    else { return nil }
    let stem = Array(words.dropLast())
    guard let symbol = Self.letters(stem) ?? Self.inner.composed(isFilled ? stem + ["fill"] : stem), symbol.gap == nil,
      let placed = symbol.placed(at: enclosure.center, side: enclosure.side)
    else { return nil }
    // What has to be cut out or stand in a line's company is as thick as the line around.
    if !isFilled {
      let around = SymbolOutline.Part(path: shape, level: .secondary, isLine: true)
      return SymbolOutline(parts: [around] + placed.parts)
    }
    if hasLevels {
      let around = SymbolOutline.Part(path: shape, level: .secondary, isLine: false)
      return SymbolOutline(parts: [around] + placed.thickened(by: Self.cutThickening).parts.map(\.asArea))
    }
    var path = shape
    for part in placed.thickened(by: Self.cutThickening).parts { path.append(part.path.reversed) }
    return SymbolOutline(parts: [SymbolOutline.Part(path: path, isLine: false)])
  }

  /// Units on either side of a line that is cut out of a shape: it was made smaller, but has to stay as thick.
  private static let cutThickening = 0.28

  /// One or two digits, or a letter: `12.circle`, `a.square`.
  private static func letters(_ words: [String]) -> SymbolOutline? {
    guard words.count == 1, let word = words.first, !word.isEmpty, word.utf8.count <= 2 else { return nil }
    let scalars = word.uppercased().unicodeScalars
    let isNumber = scalars.allSatisfy { ("0"..."9").contains($0) }
    guard isNumber || scalars.count == 1 && scalars.allSatisfy({ ("A"..."Z").contains($0) }) else { return nil }
    var (path, x) = (Path(), 0.0)
    for scalar in scalars {
      guard let glyph = OutlineCut.text.outline(of: scalar, weight: 600) else { return nil }
      let scale = SymbolIcon.side / 1000
      path.append(glyph.path.mapped { Point(x: ($0.x + x) * scale, y: $0.y * scale) })
      x += glyph.advance
    }
    return SymbolOutline(parts: [SymbolOutline.Part(path: path, isLine: false)])
  }
}

extension SymbolOutline {
  /// The outline in a square around a place; small ones do not fill it.
  fileprivate func placed(at center: Point, side: Double) -> SymbolOutline? {
    guard let bounds else { return nil }
    let longer = max(bounds.size.width, bounds.size.height)
    guard longer > 0 else { return nil }
    let factor = min(side / longer, 0.7)
    return mapped { point in
      Point(x: center.x + (point.x - bounds.midX) * factor, y: center.y + (point.y - bounds.midY) * factor)
    }
  }
}

extension SymbolOutline.Part {
  /// The part as an area, whose lines do not become thicker.
  fileprivate var asArea: Self {
    var part = self
    part.isLine = false
    return part
  }
}
