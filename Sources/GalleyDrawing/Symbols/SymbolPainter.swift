package import GalleyLayout

/// How the layers of a symbol take their colours; the names are SwiftUI's.
package enum SymbolRendering: String, Sendable, CaseIterable {
  case monochrome, hierarchical, palette, multicolor
}

/// How a symbol is drawn.
package struct SymbolLook: Sendable {
  /// The foreground style, and those of its further levels where they were given; never empty.
  package var paints: [Paint]
  /// Nil for `palette` where several paints were given, else `monochrome`.
  package var rendering: SymbolRendering?
  /// From 0 to 1; nil for a symbol that shows none.
  package var variableValue: Double?
  /// For symbols that point to where the language is read: names with `leading` and `trailing`.
  package var isRightToLeft = false
  /// For the colours of `multicolor`.
  package var scheme = ColorScheme.light
  package var look = ColorLook.iOS18

  package init(_ paint: Paint, _ further: Paint...) { paints = [paint] + further }
}

/// Draws the symbols of the system.
///
/// `TextMeasurer.drawnSymbol(_:)` tells how large and heavy a symbol is drawn; `draw(_:in:look:list:)` puts it into the middle
/// of the frame that the layout gave it. What has no outline is a dashed box with a letter, and a note.
package struct SymbolPainter {
  // What is drawn of round symbols is this part of their diameter.
  fileprivate static let inkShare = 0.97
  // The part of a measured box that ink fills: a star is drawn 18.667 wide in a box of 19.5, and 18 high, where round symbols
  // of its font are 16.93. Source: figures 4.
  fileprivate static let boxShare = 18.667 / 19.5
  fileprivate static let tallestShare = 18 / 16.93
  // 7 × 12 are drawn in rows, where round symbols are 16.93. Source: figures 4.
  fileprivate static let angle = Size(width: 7 / 16.93 * boxShare, height: 12 / 16.93)
  // Small outlines, such as angles and dashes, are not made larger than this.
  fileprivate static let largestScale = 1.2
  /// The part of its opacity that what is behind has in `hierarchical`, and what is beyond a value.
  fileprivate static let fadedOpacity = 0.5
  private static let unreachedOpacity = 0.3

  /// The outlines that were found so far, by name and whether they have levels.
  private var known: [Key: SymbolOutline?] = [:]

  private struct Key: Hashable {
    var name: String
    var hasLevels: Bool
  }

  package init() {}

  /// Draws a symbol in the frame that the layout gave it.
  package mutating func draw(
    _ symbol: DrawnSymbol, in frame: Rect, look: SymbolLook, list: inout DisplayListBuilder
  ) {
    guard frame.size.width > 0, frame.size.height > 0 else { return }
    let hasLevels = look.usesLevels
    guard let outline = outline(of: symbol.name, hasLevels: hasLevels) else {
      return drawBox(for: symbol, in: frame, look, list: &list)
    }
    if outline.isApproximate { list.note(.approximated("the symbol `\(symbol.name)`")) }
    let words = symbol.name.split(separator: ".")
    let isMirrored = look.isRightToLeft && words.contains { $0.hasPrefix("leading") || $0.hasPrefix("trailing") }
    guard let placed = outline.placed(for: symbol, in: frame, isMirrored: isMirrored) else { return }
    draw(placed, symbol.name, look, list: &list)
  }

  private mutating func outline(of name: String, hasLevels: Bool) -> SymbolOutline? {
    let key = Key(name: name, hasLevels: hasLevels)
    if let found = known[key] { return found }
    let outline = SymbolComposer(hasLevels: hasLevels).outline(of: name)
    known[key] = .some(outline)
    return outline
  }

  private func draw(_ outline: SymbolOutline, _ name: String, _ look: SymbolLook, list: inout DisplayListBuilder) {
    func fill(_ part: SymbolOutline.Part) {
      let isReached = part.threshold.map { look.variableValue ?? 1 > $0 } ?? true
      let paint = look.paint(of: part.level, name: name)
      list.fill(part.path, isReached ? paint : paint.multiplied(by: Self.unreachedOpacity))
    }
    if let gap = outline.gap, let bounds = outline.bounds {
      var clip = Path(bounds.grown(by: max(bounds.size.width, bounds.size.height)))
      clip.append(gap)
      list.begin(Layer(clip: clip, rule: .evenOdd))
      outline.parts.forEach(fill)
      list.endLayer()
    } else {
      outline.parts.forEach(fill)
    }
    outline.marks.forEach(fill)
  }

  /// A dashed box with the first letter of the name.
  private func drawBox(
    for symbol: DrawnSymbol, in frame: Rect, _ look: SymbolLook, list: inout DisplayListBuilder
  ) {
    list.note(.unmappedSymbol(symbol.name))
    let paint = look.paint(of: .primary, name: symbol.name)
    let side = min(symbol.fit == .frame ? .infinity : symbol.diameter, frame.size.width, frame.size.height)
    let line = side * 0.05
    let box = Rect(
      x: frame.midX - side / 2 + line / 2, y: frame.midY - side / 2 + line / 2, width: side - line, height: side - line)
    var stroke = Stroke(width: line)
    stroke.dash = [side * 0.12, side * 0.08]
    list.stroke(Path(box, radii: CornerRadii(side * 0.2), style: .circular), paint, stroke)
    guard let letter = symbol.name.uppercased().unicodeScalars.first,
      let outline = OutlineCut.text.outline(of: letter, weight: 400)
    else { return }
    let size = side * 0.5
    let glyph = DisplayListBuilder.Glyph(
      outline: outline, x: frame.midX - outline.advance / 1000 * size / 2, size: size, stretch: 1)
    // Capitals of Inter are 0.727 em high.
    list.draw([glyph], baseline: frame.midY + 0.727 / 2 * size, skew: 0, text: symbol.name, paint)
  }
}

// MARK: Colours

extension SymbolLook {
  /// The rendering that is meant where none is asked for.
  private var usedRendering: SymbolRendering { rendering ?? (paints.count > 1 ? .palette : .monochrome) }

  fileprivate var usesLevels: Bool {
    switch usedRendering {
    case .monochrome, .multicolor: false
    case .hierarchical: true
    case .palette: paints.count > 1
    }
  }

  fileprivate func paint(of level: SymbolOutline.Level, name: String) -> Paint {
    let first = paints.first ?? .solid(ResolvedColor(red: 0, green: 0, blue: 0))
    switch usedRendering {
    case .monochrome: return first
    case .hierarchical: return level == .primary ? first : first.multiplied(by: SymbolPainter.fadedOpacity)
    case .palette: return level == .primary || paints.count < 2 ? first : paints[1]
    case .multicolor:
      let color = SymbolColors.color(of: name).flatMap { SystemColor.resolve($0, scheme: scheme, look: look) }
      return color.map { .solid($0) } ?? first
    }
  }
}

// MARK: Places

extension SymbolOutline {
  /// The outline in the middle of a frame, as large and heavy as the symbol is drawn; nil if there is no ink.
  fileprivate func placed(for symbol: DrawnSymbol, in frame: Rect, isMirrored: Bool) -> SymbolOutline? {
    guard let ink = bounds, let scale = SymbolPainter.scale(of: ink, symbol, in: frame) else { return nil }
    // The lines of the icons are lighter than the system's.
    let line = symbol.fit == .frame ? frame.size : Size(width: symbol.diameter, height: symbol.diameter)
    let heavier = thickened(
      by: SymbolPainter.thickening(weight: symbol.weight) * min(line.width, line.height) / 2 / scale)
    guard let bounds = heavier.bounds, let scale = SymbolPainter.scale(of: bounds, symbol, in: frame) else {
      return nil
    }
    let side = isMirrored ? -scale : scale
    return heavier.mapped { point in
      Point(x: frame.midX + (point.x - bounds.midX) * side, y: frame.midY + (point.y - bounds.midY) * scale)
    }
  }
}

extension SymbolPainter {
  /// How much thicker lines are than the icons', as a part of a round symbol's diameter.
  ///
  /// Our choice, by eye: thicker ones close the gaps of symbols with many lines.
  fileprivate static func thickening(weight: Double) -> Double {
    switch weight {
    case ..<400: 0
    case ..<600: 0.022
    case ..<700: 0.04
    default: 0.055
    }
  }

  /// Points per unit of an outline, so that its ink fits; nil for a symbol without room.
  fileprivate static func scale(of ink: Rect, _ symbol: DrawnSymbol, in frame: Rect) -> Double? {
    let (width, height): (Double, Double)
    switch symbol.fit {
    case .frame: (width, height) = (frame.size.width, frame.size.height)
    case .box:
      width = frame.size.width * boxShare
      let usual = frame.size.height * symbol.diameter / symbol.boxHeight
      height = min(frame.size.height, max(symbol.diameter * tallestShare, usual))
    case .angle:
      width = min(symbol.diameter * angle.width, frame.size.width)
      height = min(symbol.diameter * angle.height, frame.size.height)
    case .font:
      // Symbols of several people or of vehicles are wider than round ones; their frames tell.
      width = min(max(symbol.diameter * inkShare, frame.size.width * 0.8), frame.size.width)
      height = min(symbol.diameter * inkShare, frame.size.height)
    }
    guard ink.size.width > 0 || ink.size.height > 0 else { return nil }
    let fitting = min(width / max(ink.size.width, 1e-9), height / max(ink.size.height, 1e-9))
    let most = symbol.fit == .frame ? Double.infinity : symbol.diameter / SymbolIcon.side * largestScale
    let scale = min(fitting, most)
    return scale > 0 && scale.isFinite ? scale : nil
  }
}
