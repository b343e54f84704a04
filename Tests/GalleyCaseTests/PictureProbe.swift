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
    return SystemColor.resolve(colorName, scheme: isDark ? .dark : .light, look: .iOS18).map { color in
      [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    }
  }
}
