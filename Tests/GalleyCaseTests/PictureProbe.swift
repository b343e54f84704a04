import Galley
import GalleyLayout
import GalleyPictures

/// A place of a picture, and the colour that stands there.
struct PictureProbe: Sendable {
  var label: String
  /// Parts of the node's frame, from its left and top edges.
  var x: Double
  var y: Double
  /// A colour of the system, or `#RRGGBB`.
  var colorName: String
  /// How far each component may be from the colour's, of 255.
  var tolerance: Int

  /// Reads `who 0.5 0.5` and `green ±2`; nil for what is none.
  init?(place: String, color: String) {
    let places = place.split(separator: " ")
    let colors = color.split(separator: " ")
    guard places.count == 3, let x = Double(places[1]), let y = Double(places[2]), let name = colors.first,
      colors.count <= 2
    else { return nil }
    let tolerance = colors.count == 2 ? colors[1].first == "±" ? Int(colors[1].dropFirst()) : nil : 1
    guard let tolerance else { return nil }
    (label, self.x, self.y, colorName, self.tolerance) = (String(places[0]), x, y, String(name), tolerance)
  }

  /// The red, green and blue that are drawn there; the window's background lies behind everything.
  func color(in bitmap: Bitmap, _ frame: ViewBounds, scale: Double) -> [Int] {
    let column = Int(((frame.minX + x * frame.size.width) * scale).rounded(.down))
    let row = Int(((frame.minY + y * frame.size.height) * scale).rounded(.down))
    guard (0..<bitmap.width).contains(column), (0..<bitmap.height).contains(row) else { return [] }
    let pixel = bitmap[column, row]
    return [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
  }

  /// The colour that is wanted; nil for no colour.
  func wanted(isDark: Bool) -> [Int]? {
    if colorName.hasPrefix("#"), colorName.count == 7, let value = Int(colorName.dropFirst(), radix: 16) {
      return [value >> 16, value >> 8 & 0xFF, value & 0xFF]
    }
    return SystemColor.Name(rawValue: colorName).flatMap {
      SystemColor.resolve($0, scheme: isDark ? .dark : .light, look: .iOS18)
    }.map { color in
      [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    }
  }
}

/// A part of a picture, and whether more than its background is drawn there.
struct InkProbe: Sendable {
  var label: String
  /// The left, top, right and bottom edges, as parts of the node's frame.
  var corners: [Double]
  var isWanted: Bool

  /// Reads `row 0.8 0 1 0.5` and `yes` or `no`; nil for what is none.
  init?(place: String, answer: String) {
    let places = place.split(separator: " ")
    let numbers = places.dropFirst().compactMap { Double($0) }
    guard places.count == 5, numbers.count == 4, ["yes", "no"].contains(answer) else { return nil }
    (label, corners, isWanted) = (String(places[0]), numbers, answer == "yes")
  }

  /// Whether any pixel of the part is not like the one in its corner; nil for a part without pixels.
  func hasInk(in bitmap: Bitmap, _ frame: ViewBounds, scale: Double) -> Bool? {
    func range(_ low: Double, _ high: Double, _ start: Double, _ length: Double, _ limit: Int) -> Range<Int> {
      let first = Int(((start + low * length) * scale).rounded()),
        last = Int(((start + high * length) * scale).rounded())
      return min(max(first, 0), limit)..<min(max(last, first, 0), limit)
    }
    let columns = range(corners[0], corners[2], frame.minX, frame.size.width, bitmap.width)
    let rows = range(corners[1], corners[3], frame.minY, frame.size.height, bitmap.height)
    guard let x = columns.first, let y = rows.first else { return nil }
    let background = bitmap[x, y]
    return rows.contains { row in columns.contains { bitmap[$0, row] != background } }
  }
}
