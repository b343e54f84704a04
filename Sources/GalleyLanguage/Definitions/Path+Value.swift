import GalleyDrawing
import GalleyExpressions
import GalleyLayout

extension ArgumentLabel<Path> {
  /// The instructions of a path, in points from the corner of the frame.
  package init(_ name: String) {
    self.init(name, .path) { value, types in Path(value, types) }
  }
}

extension Path {
  /// The path that a list of instructions draws.
  ///
  /// An instruction is a tuple of its name and what it takes; those of a loop are a list in the list.
  init(_ value: Value, _ types: TypeTable) {
    self.init()
    var pending = [value]
    while let next = pending.popLast() {
      if case .array(let parts) = next { pending += parts.reversed() }
      guard case .tuple(let parts) = next, case .string(let name)? = parts.first else { continue }
      add(name, Array(parts.dropFirst()), types)
    }
  }

  private mutating func add(_ name: String, _ values: [Value], _ types: TypeTable) {
    let points = values.map { Point($0) ?? .zero }
    func number(_ place: Int) -> Double { values.indices.contains(place) ? values[place].number ?? 0 : 0 }
    func degrees(_ place: Int) -> Double {
      values.indices.contains(place) ? values[place].numericFields?.first ?? 0 : 0
    }
    switch (name, values.count) {
    case ("move", 1): move(to: points[0])
    case ("line", 1): line(from: points[0])
    case ("quadCurve", 2): beginning { $0.quad(points[1], to: points[0]) }
    case ("curve", 3): beginning { $0.cubic(points[1], points[2], to: points[0]) }
    case ("arc", 5):
      let isClockwise = values[4] == .bool(true)
      append(arcAround: points[0], radius: number(1), degrees(2), Path.delta(degrees(2), degrees(3), isClockwise))
    case ("relativeArc", 4): append(arcAround: points[0], radius: number(1), degrees(2), degrees(3))
    case ("tangentArc", 3): append(cornerAt: points[0], towards: points[1], radius: number(2))
    case ("rect", 1): Rect(values[0]).map { append(Path($0)) }
    case ("roundedRect", 3):
      let size = Size(values[1]) ?? .zero
      let style: RoundedCornerStyle = types.enumerationCase(values[2]) ?? .continuous
      Rect(values[0]).map { append(Path($0, radii: CornerRadii(size), style: style.style)) }
    case ("ellipse", 1): Rect(values[0]).map { append(Path(ellipseIn: $0)) }
    case ("addLines", 1):
      for point in Path.list(values[0]).compactMap(Point.init).enumerated() {
        if point.offset == 0 { move(to: point.element) } else { line(to: point.element) }
      }
    case ("rects", 1): for rect in Path.list(values[0]).compactMap({ Rect($0) }) { append(Path(rect)) }
    case ("close", 0): if !isEmpty { close() }
    default: break
    }
  }

  /// A line, which begins the path where nothing else has.
  private mutating func line(from point: Point) { if isEmpty { move(to: point) } else { line(to: point) } }

  /// A curve; Swift draws none that does not begin anywhere.
  private mutating func beginning(_ curve: (inout Path) -> Void) { if !isEmpty { curve(&self) } }

  private static func list(_ value: Value) -> [Value] { if case .array(let values) = value { values } else { [value] } }

  /// How far an arc turns from one angle to another; y grows downwards, so that Swift's clockwise is ours backwards.
  private static func delta(_ start: Double, _ end: Double, _ isClockwise: Bool) -> Double {
    let turn = end - start
    if turn.magnitude >= 360, (turn > 0) != isClockwise { return isClockwise ? -360 : 360 }
    let rest = turn.truncatingRemainder(dividingBy: 360)
    if isClockwise { return rest > 0 ? rest - 360 : rest }
    return rest < 0 ? rest + 360 : rest
  }
}

extension Point {
  fileprivate init?(_ value: Value) {
    guard let fields = value.numericFields, fields.count == 2 else { return nil }
    self.init(x: fields[0], y: fields[1])
  }
}

extension Size {
  fileprivate init?(_ value: Value) {
    guard let fields = value.numericFields, fields.count == 2 else { return nil }
    self.init(width: fields[0], height: fields[1])
  }
}
