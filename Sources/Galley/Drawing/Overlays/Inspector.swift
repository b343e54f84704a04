import GalleyDrawing
import GalleyExpressions
import GalleyLanguage
import GalleyLayout
import GalleySource
import GalleyTables

/// Draws over a picture why everything stands where it does.
struct Inspector {
  /// A node that can be seen.
  struct Shown {
    var node: Node
    var frame: Rect
    /// Whether a finger on it does something.
    var takesTaps: Bool
  }

  let document: LaidOutDocument
  let layout: LayoutResult
  let window: Rect
  let measurer: TextMeasurer
  var list: DisplayListBuilder
  var writer: OverlayWriter
  let shown: [Shown]

  private let options: PictureOptions

  init(_ document: LaidOutDocument, _ layout: LayoutResult, _ options: PictureOptions, _ list: DisplayListBuilder) {
    self.document = document
    self.layout = layout
    self.options = options
    window = Rect(origin: .zero, size: list.list.size)
    measurer = document.measurer
    self.list = list
    writer = OverlayWriter(measurer)
    shown = Self.shown(in: document, window)
  }

  var overlays: Set<PictureOverlay> { options.overlays }

  /// The nodes of which something can be seen, each before those that stand in it.
  private static func shown(in document: LaidOutDocument, _ window: Rect) -> [Shown] {
    var result: [Shown] = []
    // A list, not recursion: whatever could be laid out can be walked.
    var pending = document.rootNode.map { [($0, window, true)] } ?? []
    while let (node, viewport, isReached) = pending.popLast() {
      guard let frame = document.frame(of: node.entry) else { continue }
      let isOpen = isReached && node.tapObstacle == nil
      // What a node draws may stand out of it, but not out of what scrolls it.
      if frame.touches(viewport) {
        result.append(Shown(node: node, frame: frame, takesTaps: isOpen && node.takesTaps))
      }
      let inside = node.isScrollView ? viewport.common(with: frame) : viewport
      // A window over the window has nothing from the view that presents it.
      pending += Array(node.children).reversed().map {
        $0.role?.isPresented == true ? ($0, window, true) : ($0, inside, isOpen)
      }
    }
    return result
  }

  /// Draws all that was asked for.
  mutating func draw() {
    if options.showsDocument { drawVeil() }
    if overlays.contains(.padding) { drawPadding() }
    if overlays.contains(.spacing) { drawSpacing() }
    if overlays.contains(.grid) { drawGrids() }
    if overlays.contains(.safeArea) { drawSafeArea() }
    if overlays.contains(.hits) { drawHits() }
    if overlays.contains(.frames) { drawFrames() }
    if overlays.contains(.guides) { drawGuides() }
    if overlays.contains(.baselines) { drawBaselines() }
    if overlays.contains(.names) || overlays.contains(.sizes) { nameNodes() }
    writer.write(in: &list)
  }

  /// Makes the picture paler by 35 % of what is behind it, so that the overlays stand out.
  private mutating func drawVeil() {
    let scheme: ColorScheme = document.surroundings.environment.isDark ? .dark : .light
    var resolver = StyleResolver(scheme: scheme, look: .iOS18)
    resolver.isMac = document.surroundings.metricPlatform == .macOS
    let color = options.background.color(resolver) ?? resolver.system(.systemBackground)
    tint(window, color, opacity: 0.35)
  }

  // MARK: Lines and areas

  mutating func outline(_ rect: Rect, _ color: ResolvedColor, width: Double = 0.5, dash: [Double] = []) {
    var stroke = Stroke(width: width)
    stroke.dash = dash
    list.stroke(Path(rect), .solid(color), stroke)
  }

  mutating func line(_ points: [Point], _ color: ResolvedColor, width: Double = 0.5, dash: [Double] = []) {
    guard let first = points.first else { return }
    var path = Path()
    path.move(to: first)
    for point in points.dropFirst() { path.line(to: point) }
    var stroke = Stroke(width: width)
    stroke.dash = dash
    list.stroke(path, .solid(color), stroke)
  }

  mutating func tint(_ rect: Rect, _ color: ResolvedColor, opacity: Double) {
    list.fill(Path(rect), .solid(color.multiplied(by: opacity)))
  }

  // MARK: Labels

  /// The number of a length, in an area through which it is measured.
  mutating func label(_ length: Double, along band: Rect, _ axis: Axis, _ color: ResolvedColor) {
    writer.add(
      OverlayLabel(
        text: Self.text(length), color: color, rank: .number, anchor: Point(x: band.midX, y: band.midY),
        places: OverlayLabel.places(along: band, axis)))
  }

  /// A length as reports of frames print it.
  static func text(_ length: Double) -> String {
    var bytes: [UInt8] = []
    bytes.append(length: length)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A change of a length, with its sign.
  static func signed(_ length: Double) -> String {
    let words = text(abs(length))
    return words == "0" ? words : (length > 0 ? "+" : "−") + words
  }
}

/// The colours of overlays: those of the tools that people know, where they mean the same.
enum OverlayColor {
  static let view = ResolvedColor(red: 1, green: 45.0 / 255, blue: 85.0 / 255)
  static let modifier = ResolvedColor(red: 0, green: 122.0 / 255, blue: 1)
  static let padding = ResolvedColor(red: 40.0 / 255, green: 168.0 / 255, blue: 74.0 / 255)
  static let spacing = ResolvedColor(red: 240.0 / 255, green: 138.0 / 255, blue: 0)
  static let guide = ResolvedColor(red: 142.0 / 255, green: 68.0 / 255, blue: 196.0 / 255)
  static let grid = ResolvedColor(red: 20.0 / 255, green: 140.0 / 255, blue: 165.0 / 255)
  static let hit = ResolvedColor(red: 0, green: 150.0 / 255, blue: 136.0 / 255)
  static let tooSmall = ResolvedColor(red: 1, green: 59.0 / 255, blue: 48.0 / 255)
}
