/// How large the box of a symbol is, as multiples of the font's size, at regular weight and medium scale.
struct SymbolSize: Sendable, Hashable {
  var width: Double
  var height: Double
  var knownPart: KnownPart

  /// What somebody has measured of a symbol; the rest follows from its name.
  enum KnownPart: Sendable {
    case size
    case width
    /// How wide it is for its height, as a resizable symbol shows it.
    case ratio
    case nothing
  }

  /// Whether the size of the symbol in its font is not published, or that of a resizable one in its ratio.
  func isEstimated(whenResizable isResizable: Bool) -> Bool {
    switch knownPart {
    case .size: false
    case .width: isResizable
    case .ratio: !isResizable
    case .nothing: true
    }
  }

  /// A size that was measured at 17 points.
  private static func measured(_ width: Double, _ height: Double) -> SymbolSize {
    SymbolSize(width: width / 17, height: height / 17, knownPart: .size)
  }

  /// Returns the size of a symbol.
  ///
  /// Source: figures 4; text 3.
  init(of name: Substring) {
    if let size = SymbolSize.table[String(name)] ?? SymbolSize.sibling(of: name) {
      self = size
    } else {
      self = SymbolSize.estimate(SymbolKind(of: name))
    }
  }

  private init(width: Double, height: Double, knownPart: KnownPart) {
    self.width = width
    self.height = height
    self.knownPart = knownPart
  }

  /// The symbols that somebody measured, by name; where only the width is known, the height is that of other symbols.
  private static let table: [String: SymbolSize] = {
    // 70.333 × 25.667 at 64 points; the one that points up is the same, turned over.
    let flatChevron = SymbolSize(width: 211.0 / 3 / 64, height: 77.0 / 3 / 64, knownPart: .size)
    // The same on its side.
    let steepChevron = SymbolSize(width: flatChevron.height, height: flatChevron.width, knownPart: .nothing)
    return [
      "chevron.compact.down": flatChevron,
      "chevron.compact.left": steepChevron,
      "chevron.compact.right": steepChevron,
      "chevron.compact.up": flatChevron,
      // On a button whose font is taken to be the body.
      "chevron.left": measured(37.0 / 3, 17),
      // In rows, where 7 × 12 are drawn.
      "chevron.right": measured(7, 12),
      // The box of the large scale at 17 points is 25.667 high; the symbol is a circle.
      "globe": scaled(77.0 / 3 / SymbolMetrics.drawingFactor(scale: .large, weight: .regular)),
      "heart.fill": measured(21, 18),
      "house": SymbolSize(width: 24.0 / 17, height: usualHeight, knownPart: .width),
      "mic.fill": measured(52.0 / 3, 20),
      "square.and.arrow.up": SymbolSize(width: 15.0 / 17, height: usualHeight, knownPart: .width),
      // 18.667 × 18 are drawn.
      "star.fill": measured(19.5, 18),
      // 80 × 71.333, resizable and fitted.
      "swift": SymbolSize(width: usualHeight * 80 / (214.0 / 3), height: usualHeight, knownPart: .ratio),
    ]
  }()

  /// The names of the symbols of which something was measured, in alphabetical order.
  static let measuredNames = table.filter { $0.value.knownPart != .nothing }.keys.sorted()

  private static var mediumFactor: Double { SymbolMetrics.drawingFactor(scale: .medium, weight: .regular) }
  private static var usualHeight: Double { SymbolMetrics.heightFactor * mediumFactor }

  /// A square whose side in the large scale at 17 points is `side` times the factor of that scale.
  private static func scaled(_ side: Double) -> SymbolSize {
    SymbolSize(width: side * mediumFactor / 17, height: side * mediumFactor / 17, knownPart: .size)
  }

  /// The measured size of the same symbol with or without its fill.
  private static func sibling(of name: Substring) -> SymbolSize? {
    let fill = ".fill"
    let other = name.hasSuffix(fill) ? String(name.dropLast(fill.count)) : name + fill
    guard var size = table[other] else { return nil }
    size.knownPart = .nothing
    return size
  }

  private static func estimate(_ kind: SymbolKind) -> SymbolSize {
    let (width, height): (Double, Double) =
      switch kind {
      case .chevron: (7.0 / 17, 12.0 / 17)
      case .turnedChevron: (12.0 / 17, 7.0 / 17)
      case .narrow: (0.7, usualHeight)
      case .wide: (1.6, 1.05)
      case .enclosed: (usualHeight, usualHeight)
      case .other: (SymbolMetrics.widthFactor * mediumFactor, usualHeight)
      }
    return SymbolSize(width: width, height: height, knownPart: .nothing)
  }
}

/// What the name of a symbol tells about its shape.
enum SymbolKind {
  /// An angle that points to a side: as large as the one at the end of a row.
  case chevron
  /// An angle that points up or down.
  case turnedChevron
  /// About half as wide as high: digits, marks, a column of dots, two angles above each other.
  case narrow
  /// Much wider than high: several people, vehicles, keyboards.
  case wide
  /// In a circle, square, triangle or the like.
  case enclosed
  case other

  /// Returns the kind of a symbol by the words of its name (unconfirmed).
  init(of name: Substring) {
    let words = name.split(separator: ".")
    let first = words.first ?? ""
    if words.contains(where: { SymbolKind.shapes.contains($0) }) {
      self = .enclosed
    } else if first == "chevron", words.contains("up"), words.contains("down") {
      self = .narrow
    } else if first == "chevron", !words.contains("compact") {
      self = words.contains("up") || words.contains("down") ? .turnedChevron : .chevron
    } else if SymbolKind.isNarrow(first, words) {
      self = .narrow
    } else if SymbolKind.isWide(first, words) {
      self = .wide
    } else {
      self = .other
    }
  }

  /// Words of symbols that are as wide as high.
  private static let shapes: Set<Substring> = [
    "circle", "square", "app", "globe", "clock", "gear", "triangle", "octagon", "diamond", "seal", "hexagon",
  ]

  private static func isNarrow(_ first: Substring, _ words: [Substring]) -> Bool {
    // A line across is as wide as high.
    if words.contains("slash") { return false }
    if first == "ellipsis" { return words.contains("vertical") }
    let isDigit = first.utf8.count == 1 && first.utf8.allSatisfy { (0x30...0x39).contains($0) }
    return isDigit
      || [
        "exclamationmark", "questionmark", "info", "mic", "bolt", "iphone", "applelogo", "lightbulb", "flashlight",
        "thermometer", "pin", "mappin", "bookmark", "drop",
      ].contains(first)
  }

  private static func isWide(_ first: Substring, _ words: [Substring]) -> Bool {
    if first == "person" { return words.contains("2") || words.contains("3") }
    return [
      "car", "bus", "keyboard", "envelope", "bed", "creditcard", "battery", "eye", "photo", "video", "tv", "display",
      "laptopcomputer", "gamecontroller", "cloud", "rectangle", "banknote", "ticket", "airplane", "bicycle",
      "glasses", "eyeglasses", "wifi", "infinity", "link",
    ].contains(first)
  }
}
