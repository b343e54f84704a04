import GalleyLayout
import GalleySource

// Numbers and names as SVG has them.

extension [UInt8] {
  package mutating func append(_ text: String) { append(contentsOf: text.utf8) }

  /// Appends a number with at most so many decimals and without trailing zeros; what rounds to zero has no sign.
  package mutating func append(_ value: Double, decimals: Int = 2) {
    let unit = (0..<decimals).reduce(1.0) { unit, _ in unit * 10 }
    let scaled = (value * unit).rounded(.toNearestOrAwayFromZero)
    guard scaled.magnitude < 9e15 else { return append(integer: 0) }
    var digits = Int(scaled.magnitude)
    var count = decimals
    while count > 0, digits % 10 == 0 {
      digits /= 10
      count -= 1
    }
    if scaled < 0 { append(UInt8(ascii: "-")) }
    let divisor = (0..<count).reduce(1) { divisor, _ in divisor * 10 }
    if digits >= divisor || count == 0 { append(integer: digits / divisor) }
    guard count > 0 else { return }
    append(UInt8(ascii: "."))
    var place = divisor / 10
    while place > 0 {
      append(UInt8(ascii: "0") + UInt8(digits / place % 10))
      place /= 10
    }
  }

  /// Appends numbers with spaces between them.
  mutating func append(_ values: Double..., decimals: Int = 2) {
    for (place, value) in values.enumerated() {
      if place > 0 { append(UInt8(ascii: " ")) }
      append(value, decimals: decimals)
    }
  }

  /// Appends a colour without its opacity.
  mutating func append(_ color: ResolvedColor) {
    append("#")
    for component in [color.red, color.green, color.blue] {
      // What is no number is drawn as none of the component.
      let byte = UInt8((Swift.min(Swift.max(component.isNaN ? 0 : component, 0), 1) * 255).rounded())
      append(hexDigit: byte >> 4)
      append(hexDigit: byte)
    }
  }

  /// Appends a text of the document, of which nothing is taken for markup.
  package mutating func append(escaping text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": append("&amp;")
      case "<": append("&lt;")
      case ">": append("&gt;")
      case "\"": append("&quot;")
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{FFFE}", "\u{FFFF}": append("\u{FFFD}")
      default: append(String(scalar))
      }
    }
  }
}

/// Writes the steps of paths relative to each other, from places that are rounded, so that no error adds up.
package struct PathData {
  package private(set) var bytes: [UInt8] = []
  private var place = Point.zero
  private var start = Point.zero
  private let unit: Double
  private let decimals: Int

  package init(_ path: Path, decimals: Int = 2) {
    self.decimals = decimals
    unit = (0..<decimals).reduce(1.0) { unit, _ in unit * 10 }
    append(path)
  }

  private mutating func append(_ path: Path) {
    var next = 0
    for verb in path.verbs {
      let points = path.points[next..<next + verb.pointCount].map { rounded($0) }
      next += verb.pointCount
      switch verb {
      case .move: append("m", points)
      case .line: append("l", points)
      case .quad: append("q", points)
      case .cubic: append("c", points)
      case .close:
        bytes.append("z")
        place = start
      }
      if let end = points.last { place = end }
      if verb == .move { start = place }
    }
  }

  private mutating func append(_ letter: String, _ points: [Point]) {
    bytes.append(letter)
    for (index, point) in points.enumerated() {
      if index > 0 { bytes.append(" ") }
      bytes.append(point.x - place.x, point.y - place.y, decimals: decimals)
    }
  }

  private func rounded(_ point: Point) -> Point {
    Point(
      x: (point.x * unit).rounded(.toNearestOrAwayFromZero) / unit,
      y: (point.y * unit).rounded(.toNearestOrAwayFromZero) / unit)
  }
}
