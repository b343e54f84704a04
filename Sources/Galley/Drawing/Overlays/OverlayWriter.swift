import GalleyDrawing
import GalleyExpressions
import GalleyLayout

/// Writes the labels of overlays where none stands on another.
struct OverlayWriter {
  /// What is to be written once all else is drawn.
  private(set) var labels: [OverlayLabel] = []
  private let measurer: TextMeasurer
  private var letters = TextPainter()

  /// How many times as large labels are as those of overlays.
  private let factor: Double

  /// Points per em, the room around the letters, and the height of a label.
  private static let fontSize = 6.5
  private static let room = 2.5
  static let height = 9.0

  init(_ measurer: TextMeasurer, factor: Double = 1) {
    self.measurer = measurer
    self.factor = factor
  }

  mutating func add(_ label: OverlayLabel) { labels.append(label) }

  /// How large the label of a text is.
  func size(of text: String) -> Size {
    let width = measurer.measure(content(text), proposal: .unspecified).size.width
    return Size(width: width + 2 * Self.room * factor, height: Self.height * factor)
  }

  private func content(_ text: String) -> TextContent {
    var modifiers = FontModifiers()
    modifiers.weight = .semibold
    return TextContent(runs: [
      TextContent.Run(string: text, font: Font(.system(size: Self.fontSize * factor), modifiers: modifiers))
    ])
  }

  /// Writes all labels for which there is room in the picture, and notes how many there are others.
  mutating func write(in list: inout DisplayListBuilder) {
    var placer = LabelPlacer(window: Rect(origin: .zero, size: list.list.size))
    var missing = 0
    let ordered = labels.enumerated().sorted {
      ($0.element.rank.rawValue, $0.offset) < ($1.element.rank.rawValue, $1.offset)
    }
    var placed: [(label: OverlayLabel, rect: Rect)] = []
    for label in ordered.map(\.element) {
      guard let (rect, isFar) = placer.place(label, size(of: label.text)) else {
        missing += 1
        continue
      }
      placed.append((label, rect))
      // Before all labels, so that none is struck through.
      if isFar { leader(from: rect, to: label, in: &list) }
    }
    for (label, rect) in placed { draw(label, in: rect, of: &list) }
    if missing > 0 { list.note(.missingLabels(missing)) }
  }

  private func leader(from rect: Rect, to label: OverlayLabel, in list: inout DisplayListBuilder) {
    var path = Path()
    path.move(to: Point(x: rect.midX, y: rect.midY))
    path.line(to: label.anchor)
    list.stroke(path, .solid(label.color), Stroke(width: 0.35 * factor))
  }

  private mutating func draw(_ label: OverlayLabel, in rect: Rect, of list: inout DisplayListBuilder) {
    list.fill(Path(rect, radii: CornerRadii(2 * factor), style: .circular), .solid(label.color))
    let content = content(label.text)
    let own = measurer.measure(content, proposal: .unspecified).size
    let text = measurer.placedText(content, proposal: .unspecified, isRightToLeft: false)
    letters.draw(text, at: Point(x: rect.midX - own.width / 2, y: rect.midY - own.height / 2), in: &list) { _ in
      TextLook(paint: .solid(.white))
    }
  }
}
