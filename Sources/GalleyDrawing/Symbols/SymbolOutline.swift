import GalleyLayout

/// What a symbol is drawn as, in a square with sides of 16 units, y growing downwards.
struct SymbolOutline: Hashable, Sendable {
  /// Which of a symbol's colours a part takes.
  enum Level: Hashable, Sendable {
    case primary
    /// What stands around or behind: a circle, or the symbol below a badge.
    case secondary
  }

  struct Part: Hashable, Sendable {
    var path: Path
    var level = Level.primary
    /// Whether it consists of lines, which are as thick as the weight asks; areas would lose what is cut out of them.
    var isLine: Bool
    /// From which share of a variable value on it is shown in full; nil for always.
    var threshold: Double?
  }

  var parts: [Part]
  /// What is cut out of the parts around the marks.
  var gap: Path?
  /// What stands on the parts: a line across, or a badge.
  var marks: [Part] = []
  /// Whether it is another symbol, whose name begins alike.
  var isApproximate = false

  /// The rectangle around its ink.
  var bounds: Rect? {
    let all = (parts + marks).compactMap(\.path.inkBounds)
    guard let first = all.first else { return nil }
    return all.dropFirst().reduce(first) { $0.union($1) }
  }

  /// The outline with every line thicker by some units on either side, or thinner.
  func thickened(by distance: Double) -> SymbolOutline {
    var result = self
    result.parts = parts.map { $0.thickened(by: distance) }
    result.marks = marks.map { $0.thickened(by: distance) }
    return result
  }

  /// The outline with every point changed.
  func mapped(_ change: (Point) -> Point) -> SymbolOutline {
    func mapped(_ parts: [Part]) -> [Part] {
      parts.map { part in
        var part = part
        part.path = part.path.mapped(change)
        return part
      }
    }
    var result = self
    result.parts = mapped(parts)
    result.marks = mapped(marks)
    result.gap = gap?.mapped(change)
    return result
  }
}

extension SymbolOutline.Part {
  fileprivate func thickened(by distance: Double) -> Self {
    guard isLine else { return self }
    var part = self
    part.path = path.thickened(by: distance)
    return part
  }
}

extension Path {
  /// The rectangle around what is filled: the points that curves only pull towards are not part of it.
  var inkBounds: Rect? {
    guard var low = points.first else { return nil }
    var high = low
    func take(_ point: Point) {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    var next = 0
    for verb in verbs {
      switch verb {
      case .move, .line: take(points[next])
      case .cubic where next > 0:
        // Eight places of a curve of the size of a symbol's tell its reach to a hundredth of a unit.
        for step in 1...8 {
          take(Path.cubic(points[next - 1], points[next], points[next + 1], points[next + 2], at: Double(step) / 8))
        }
      case .quad, .cubic: for point in points[next..<next + verb.pointCount] { take(point) }
      case .close: break
      }
      next += verb.pointCount
    }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  private static func cubic(_ a: Point, _ b: Point, _ c: Point, _ d: Point, at share: Double) -> Point {
    let rest = 1 - share
    let (first, second) = (rest * rest * rest, 3 * rest * rest * share)
    let (third, fourth) = (3 * rest * share * share, share * share * share)
    return Point(
      x: first * a.x + second * b.x + third * c.x + fourth * d.x,
      y: first * a.y + second * b.y + third * c.y + fourth * d.y)
  }
}
