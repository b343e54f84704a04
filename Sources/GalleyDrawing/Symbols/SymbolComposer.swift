import GalleyLayout

/// Finds the outline of a symbol by its name: in the table, or put together by the words of the name.
///
/// What the words do is our choice: their looks are not published.
struct SymbolComposer {
  /// Whether what stands around a symbol takes a colour of its own.
  let hasLevels: Bool
  /// Whether the symbol stands in a shape or is a badge: then it has neither.
  private(set) var isInner = false

  init(hasLevels: Bool) { self.hasLevels = hasLevels }

  static let inner: SymbolComposer = {
    var composer = SymbolComposer(hasLevels: false)
    composer.isInner = true
    return composer
  }()

  /// Names with more words than this are no symbol's.
  private static let mostWords = 12

  /// Returns the outline of a symbol; nil where nothing tells what it looks like.
  func outline(of name: String) -> SymbolOutline? {
    let words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard words.count <= Self.mostWords else { return nil }
    if let found = composed(words) { return found }
    let turned = words.map { Self.sides[$0] ?? $0 }
    if turned != words, let found = composed(turned) { return found }
    return shortened(turned)
  }

  /// Where the language is read from the left.
  private static let sides = ["forward": "right", "backward": "left"]

  func composed(_ words: [String]) -> SymbolOutline? {
    guard let last = words.last, !last.isEmpty else { return nil }
    let isFilled = last == "fill"
    let stem = isFilled ? Array(words.dropLast()) : words
    if hasLevels, let found = enclosed(stem, isFilled: isFilled) ?? badged(stem, isFilled: isFilled) { return found }
    if let found = icon(words) { return found }
    if let found = badged(stem, isFilled: isFilled) ?? struckThrough(stem, isFilled: isFilled) { return found }
    if let found = enclosed(stem, isFilled: isFilled) { return found }
    // `folder.fill.badge.plus` is the badge of a filled folder; what has no filled outline is drawn as it is.
    return isFilled && !stem.isEmpty ? composed(stem) : nil
  }

  private func icon(_ words: [String]) -> SymbolOutline? {
    let name = words.joined(separator: ".")
    guard let path = SymbolIcon.path(of: name) else { return nil }
    let isLine = words.last != "fill" && !Self.areas.contains(name)
    return SymbolOutline(parts: Self.parts(of: path, name: name, isLine: isLine))
  }

  /// Symbols that are areas though their names do not say so.
  private static let areas: Set<String> = [
    "flame", "figure", "figure.stand", "figure.arms.open", "figure.wave", "figure.walk", "figure.run", "sparkle",
    "sparkles",
    "hare", "pawprint", "wand.and.stars", "wand.and.rays", "qrcode", "bicycle", "scooter", "globe.americas",
    "soccerball",
    "basketball", "brain", "textformat", "rosette", "eyeglasses", "sunglasses", "snowflake", "cursorarrow", "touchid",
    "keyboard", "building.2", "tablecells", "paintbrush", "circle.lefthalf.filled", "circle.righthalf.filled",
  ]

  /// A symbol that is not known at all, but whose first words are one: `house.and.flag` is a house.
  private func shortened(_ words: [String]) -> SymbolOutline? {
    guard let first = words.first, !Self.shapes.contains(first) else { return nil }
    let fill = words.last == "fill" ? ["fill"] : []
    for count in (1..<max(words.count, 1)).reversed() {
      guard var found = composed(words.prefix(count) + fill) else { continue }
      found.isApproximate = true
      return found
    }
    return nil
  }

  /// First words that say nothing of what is shown.
  private static let shapes: Set<String> = [
    "arrow", "arrowtriangle", "arrowshape", "chevron", "circle", "square", "rectangle", "triangle", "diamond",
    "hexagon",
    "pentagon", "octagon", "oval", "capsule", "app", "line", "list", "text", "point", "dot", "inset", "plus", "minus",
    "checkmark",
    "xmark", "exclamationmark", "questionmark", "number", "info", "lines", "figure", "hand", "hands",
  ]
}

// MARK: Marks

extension SymbolComposer {
  /// A symbol with a badge: `cart.badge.plus`, or `bell.badge`.
  private func badged(_ words: [String], isFilled: Bool) -> SymbolOutline? {
    guard !isInner, let place = words.firstIndex(of: "badge"), place > 0, words.lastIndex(of: "badge") == place else {
      return nil
    }
    let stem = Array(words[..<place])
    guard var found = composed(isFilled ? stem + ["fill"] : stem) else { return nil }
    let name = words[(place + 1)...].filter { $0 != "fill" }
    let isDot = name.isEmpty
    let frame = isDot ? Rect(x: 9.5, y: 0, width: 6, height: 6) : Rect(x: 8.4, y: 8.4, width: 7.6, height: 7.6)
    // A badge is a small filled circle with its mark cut out.
    let badge = SymbolComposer(hasLevels: false)
    let words = ["circle", "fill"]
    guard
      let mark = isDot
        ? badge.icon(words) : badge.icon(name + words) ?? badge.enclosed(name + ["circle"], isFilled: true)
    else { return nil }
    return found.adding(mark, in: frame)
  }

  /// A symbol with a line across: `bell.slash`.
  private func struckThrough(_ words: [String], isFilled: Bool) -> SymbolOutline? {
    guard words.last == "slash" else { return nil }
    let stem = Array(words.dropLast())
    guard var found = composed(isFilled ? stem + ["fill"] : stem), found.marks.isEmpty else { return nil }
    guard let ink = found.bounds else { return nil }
    let reach = max(ink.size.width, ink.size.height, 11) * 0.46
    func line(width: Double) -> Path {
      Path(
        lineFrom: Point(x: ink.midX - reach, y: ink.midY - reach), to: Point(x: ink.midX + reach, y: ink.midY + reach),
        width: width)
    }
    if hasLevels { for part in found.parts.indices { found.parts[part].level = .secondary } }
    found.gap = line(width: 2.8)
    found.marks = [SymbolOutline.Part(path: line(width: 1), isLine: true)]
    return found
  }
}

extension SymbolOutline {
  /// The symbol with a badge on it, and some room around that.
  fileprivate mutating func adding(_ badge: SymbolOutline, in frame: Rect) -> SymbolOutline {
    for part in parts.indices { parts[part].level = .secondary }
    for mark in marks.indices { marks[mark].level = .secondary }
    gap = Path(ellipseIn: frame.grown(by: 0.9))
    let factor = frame.size.width / SymbolIcon.side
    let placed = badge.mapped { Point(x: frame.minX + $0.x * factor, y: frame.minY + $0.y * factor) }
    marks += (placed.parts + placed.marks).map { part in
      var part = part
      part.isLine = false
      return part
    }
    return self
  }
}

extension Path {
  /// A straight line with round ends, as an area that is filled.
  fileprivate init(lineFrom start: Point, to end: Point, width: Double) {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = (x * x + y * y).squareRoot()
    let lying = Path(
      Rect(x: -width / 2, y: -width / 2, width: length + width, height: width), radii: CornerRadii(width / 2),
      style: .circular)
    self = lying.mapped { point in
      Point(
        x: start.x + (point.x * x - point.y * y) / length, y: start.y + (point.x * y + point.y * x) / length)
    }
  }
}
