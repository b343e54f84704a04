import GalleyDrawing
import GalleyExpressions
import GalleyLayout

/// Marks on a picture what is different.
struct DifferenceMarks {
  private var list: DisplayListBuilder
  private var writer: OverlayWriter
  private let window: Rect
  private let background: ResolvedColor

  /// Labels are few, and pictures of three screens are looked at from far.
  private static let labelFactor = 1.8

  private static let gone = OverlayColor.tooSmall
  private static let new = OverlayColor.padding
  private static let moved = OverlayColor.spacing
  private static let redrawn = ResolvedColor(red: 0, green: 170.0 / 255, blue: 200.0 / 255)

  init(_ list: DisplayListBuilder, isDark: Bool) {
    self.list = list
    window = Rect(origin: .zero, size: list.list.size)
    writer = OverlayWriter(TextMeasurer(platform: .iOS, scale: list.list.scale), factor: Self.labelFactor)
    background = StyleResolver(scheme: isDark ? .dark : .light, look: .iOS18).system(.systemBackground)
  }

  /// The picture; nil if it has more than a picture can hold.
  mutating func finished() -> DisplayList? {
    writer.write(in: &list)
    return list.isTooLarge ? nil : list.list
  }

  // MARK: The three pictures

  /// Marks what the first layout shows.
  mutating func markFirst(_ difference: LayoutDifference) {
    for node in difference.nodes.told {
      guard let frame = node.before?.frame else { continue }
      mark(Rect(frame), node.after == nil ? Self.gone : Self.moved, isFilled: node.after == nil)
    }
  }

  /// Marks what the second layout shows.
  mutating func markSecond(_ difference: LayoutDifference, redrawn: [Node]) {
    for node in difference.nodes.told {
      guard let frame = node.after?.frame else { continue }
      mark(Rect(frame), node.before == nil ? Self.new : Self.moved, isFilled: node.before == nil)
    }
    for node in redrawn { mark(Rect(node.frame), Self.redrawn, isFilled: false) }
  }

  /// Marks on a pale picture of the second layout what is gone, new and redrawn, how far things moved, and what they grew by.
  mutating func explain(_ difference: LayoutDifference, redrawn: [Node]) {
    list.fill(Path(window), .solid(background.multiplied(by: 0.55)))
    for node in difference.nodes.told where !node.onlyMoved { explain(node) }
    for node in redrawn { mark(Rect(node.frame), Self.redrawn, isFilled: false) }
    for move in difference.moves { explain(move) }
  }

  private mutating func explain(_ node: NodeDifference) {
    switch (node.before?.frame, node.after?.frame) {
    case (let old?, nil): mark(Rect(old), Self.gone, isFilled: true)
    case (nil, let new?): mark(Rect(new), Self.new, isFilled: true)
    case (let old?, let new?):
      mark(Rect(new), Self.moved, isFilled: false)
      let (width, height) = (new.size.width - old.size.width, new.size.height - old.size.height)
      guard abs(width) > NodeDifference.tolerance || abs(height) > NodeDifference.tolerance else { return }
      label("\(Inspector.signed(width)) × \(Inspector.signed(height))", around: Rect(new))
    case (nil, nil): break
    }
  }

  /// One arrow for all that moved by as much, from where they stood to where they stand.
  private mutating func explain(_ move: LayoutDifference.Move) {
    var group: Rect?
    for node in move.nodes {
      guard let frame = node.after.map({ Rect($0.frame) }), frame.touches(window) else { continue }
      mark(frame, Self.moved, isFilled: false)
      group = group?.union(frame) ?? frame
    }
    guard let group = group?.common(with: window) else { return }
    let end = Point(x: group.midX, y: group.midY)
    let start = Point(x: end.x - move.x, y: end.y - move.y)
    arrow(from: start, to: end)
    let words = "\(Inspector.signed(move.x)), \(Inspector.signed(move.y))"
    let size = writer.size(of: words)
    let middle = Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    let shares = [0.5, 0.7, 0.3, 0.9, 0.1]
    let onLine = shares.map { Point(x: start.x + (end.x - start.x) * $0, y: start.y + (end.y - start.y) * $0) }
    let beside = [middle, start, end].flatMap { point in
      [1.0, -1].map { Point(x: point.x + $0 * (size.width / 2 + 4), y: point.y) }
    }
    writer.add(
      OverlayLabel(text: words, color: Self.moved, rank: .number, anchor: middle, places: onLine + beside))
  }

  // MARK: Marks

  private mutating func mark(_ frame: Rect, _ color: ResolvedColor, isFilled: Bool) {
    guard frame.touches(window) else { return }
    if isFilled { list.fill(Path(frame), .solid(color.multiplied(by: 0.18))) }
    list.stroke(Path(frame), .solid(color), Stroke(width: 1))
  }

  private mutating func label(_ words: String, around frame: Rect) {
    guard frame.touches(window) else { return }
    let seen = frame.common(with: window)
    writer.add(
      OverlayLabel(
        text: words, color: Self.moved, rank: .size, anchor: Point(x: seen.midX, y: seen.midY),
        places: OverlayLabel.places(around: seen, writer.size(of: words))))
  }

  private mutating func arrow(from start: Point, to end: Point) {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = (x * x + y * y).squareRoot()
    guard length > 0.001 else { return }
    let head = min(6, length / 2)
    let (ahead, aside) = (Point(x: x / length * head, y: y / length * head), Point(x: -y / length, y: x / length))
    var shaft = Path()
    shaft.move(to: start)
    shaft.line(to: end)
    list.stroke(shaft, .solid(Self.moved), Stroke(width: 1.5))
    var tip = Path()
    tip.move(to: end)
    for side in [-0.5, 0.5] {
      tip.line(to: Point(x: end.x - ahead.x + aside.x * head * side, y: end.y - ahead.y + aside.y * head * side))
    }
    tip.close()
    list.fill(tip, .solid(Self.moved))
  }
}
