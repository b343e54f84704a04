extension Surface {
  mutating func blur(_ deviation: Deviation) {
    func blurred(_ component: (Pixel) -> UInt32) -> Plane { Plane(bitmap, blurredBy: deviation, component) }
    let (red, green, blue, alpha) = (
      blurred { $0.red }, blurred { $0.green }, blurred { $0.blue }, blurred { $0.alpha }
    )
    // No component is more than its opacity: where that is 0 all are, before and after.
    for y in alpha.part.minY..<alpha.part.maxY {
      for x in alpha.part.minX..<alpha.part.maxX {
        bitmap.pixels[y * area.width + x] = Pixel(
          red: red.component(x, y), green: green.component(x, y), blue: blue.component(x, y),
          alpha: alpha.component(x, y))
      }
    }
  }

  /// Blurs it so that what was opaque stays so, up to the edges.
  mutating func blurOpaque(_ deviation: Deviation) {
    let before = bitmap
    blur(deviation)
    for index in bitmap.pixels.indices where before.pixels[index].alpha == 255 {
      let (red, green, blue) = bitmap.pixels[index].straight
      bitmap.pixels[index] = Pixel(red: red, green: green, blue: blue, alpha: 255)
    }
  }

  /// Draws the blurred shape of what is there below it, moved by whole pixels.
  mutating func addShadow(_ color: Pixel, _ deviation: Deviation, _ shift: (x: Int, y: Int)) {
    let plane = Plane(bitmap, blurredBy: deviation) { $0.alpha }
    let (width, height) = (area.width, area.height)
    for y in max(shift.y, 0)..<max(min(height, height + shift.y), max(shift.y, 0)) {
      for x in max(shift.x, 0)..<max(min(width, width + shift.x), max(shift.x, 0)) {
        let below = bitmap.pixels[y * width + x]
        guard below.alpha < 255 else { continue }
        let part = plane.component(x - shift.x, y - shift.y)
        if part > 0 { bitmap.pixels[y * width + x] = below.over(color.scaled(by: part)) }
      }
    }
  }
}
