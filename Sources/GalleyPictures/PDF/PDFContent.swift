import GalleyDrawing
import GalleyLayout

/// Operators of a page or of a part of one, in points with y downwards.
struct PDFContent {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ text: String) {
    bytes.append(text)
    bytes.append("\n")
  }

  mutating func append(_ other: PDFContent) { bytes += other.bytes }

  /// Numbers and then an operator.
  mutating func write(_ values: Double..., decimals: Int = 3, then operation: String) {
    for value in values {
      bytes.append(value, decimals: decimals)
      bytes.append(" ")
    }
    write(operation)
  }

  mutating func write(_ map: Affine, _ operation: String) {
    for value in [map.a, map.b, map.c, map.d, map.tx, map.ty] {
      bytes.append(value, decimals: 6)
      bytes.append(" ")
    }
    write(operation)
  }

  mutating func write(_ color: ResolvedColor, _ operation: String) {
    write(color.red.unit, color.green.unit, color.blue.unit, decimals: 4, then: operation)
  }

  mutating func write(_ path: Path, decimals: Int = 3) {
    var next = 0
    var (start, place) = (Point.zero, Point.zero)
    for verb in path.verbs {
      let points = path.points[next..<next + verb.pointCount]
      next += verb.pointCount
      guard let end = points.last else {
        write("h")
        place = start
        continue
      }
      let first = points[points.startIndex]
      switch verb {
      case .move:
        write(end.x, end.y, decimals: decimals, then: "m")
        start = end
      case .line: write(end.x, end.y, decimals: decimals, then: "l")
      case .quad:
        // There are cubics alone.
        let (one, two) = (place.moved(to: first, by: 2.0 / 3), end.moved(to: first, by: 2.0 / 3))
        write(one.x, one.y, two.x, two.y, end.x, end.y, decimals: decimals, then: "c")
      case .cubic:
        let second = points[points.startIndex + 1]
        write(first.x, first.y, second.x, second.y, end.x, end.y, decimals: decimals, then: "c")
      case .close: write("h")
      }
      place = end
    }
  }

  /// Draws within an outline alone from here to the end of the saved state.
  mutating func clip(_ path: Path, _ rule: FillRule) {
    write(path)
    write(rule == .evenOdd ? "W* n" : "W n")
  }
}

extension Double {
  /// From 0 to 1.
  var unit: Double { self > 0 ? min(self, 1) : 0 }
}

extension String {
  /// A number with as many decimals as it needs, up to six.
  init(pdf value: Double, decimals: Int = 6) {
    var bytes: [UInt8] = []
    bytes.append(value, decimals: decimals)
    self.init(decoding: bytes, as: UTF8.self)
  }

  /// Its characters as PDF has them in hexadecimal digits, with the mark of UTF-16.
  var pdfHexadecimal: String {
    utf16.reduce(into: "FEFF") { text, unit in
      let digits = String(unit, radix: 16, uppercase: true)
      text += String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
