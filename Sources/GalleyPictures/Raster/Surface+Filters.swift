extension Surface {
  mutating func blur(_ deviation: Deviation) {
    func blurred(_ component: (Pixel) -> UInt32) -> Plane {
      var plane = Plane(bitmap, component)
      plane.blur(deviation)
      return plane
    }
    let (red, green, blue, alpha) = (
      blurred { $0.red }, blurred { $0.green }, blurred { $0.blue }, blurred { $0.alpha }
    )
    for index in bitmap.pixels.indices {
      bitmap.pixels[index] = Pixel(
        red: red.component(index), green: green.component(index), blue: blue.component(index),
        alpha: alpha.component(index))
    }
  }

  /// Draws the blurred shape of what is there below it, moved by whole pixels.
  mutating func addShadow(_ color: Pixel, _ deviation: Deviation, _ shift: (x: Int, y: Int)) {
    var plane = Plane(bitmap) { $0.alpha }
    plane.blur(deviation)
    let (width, height) = (area.width, area.height)
    for y in max(shift.y, 0)..<max(min(height, height + shift.y), max(shift.y, 0)) {
      for x in max(shift.x, 0)..<max(min(width, width + shift.x), max(shift.x, 0)) {
        let part = plane.component((y - shift.y) * width + x - shift.x)
        guard part > 0 else { continue }
        bitmap.pixels[y * width + x] = bitmap.pixels[y * width + x].over(color.scaled(by: part))
      }
    }
  }
}
