import GalleyDrawing
import GalleyLayout
import GalleyTables

/// The colours of a picture that is stretched over a rectangle.
struct PictureSampler {
  /// A file, or that file with its sides halved so many times.
  struct Form: Hashable {
    let file: Index<PictureFile>
    private(set) var across = 0
    private(set) var down = 0

    init(file: Index<PictureFile>) { self.file = file }

    var isWhole: Bool { across == 0 && down == 0 }

    /// What it is half of.
    var larger: Form {
      var form = self
      if across > 0 { form.across -= 1 } else { form.down -= 1 }
      return form
    }

    /// Halves a picture until a pixel of the window covers less than two of it.
    mutating func shrink(_ whole: Bitmap, in rect: Rect, _ map: Affine) {
      guard let steps = map.inverse else { return }
      let x = max(steps.a.magnitude, steps.c.magnitude) * Double(whole.width) / rect.size.width
      let y = max(steps.b.magnitude, steps.d.magnitude) * Double(whole.height) / rect.size.height
      while x / scale(across) >= 2, whole.width >> across > 1 { across += 1 }
      while y / scale(down) >= 2, whole.height >> down > 1 { down += 1 }
    }

    private func scale(_ halvings: Int) -> Double { Double(1 << min(halvings, 30)) }

    /// How many of its pixels a picture has.
    fileprivate func size(of whole: Bitmap) -> Size {
      Size(width: Double(whole.width) / scale(across), height: Double(whole.height) / scale(down))
    }
  }

  private let bitmap: Bitmap
  /// From pixels of the window to those of the picture.
  private let map: Affine
  private let isSmooth: Bool

  /// Nil for a picture of which nothing is seen.
  init?(_ bitmap: Bitmap, _ form: Form, of whole: Bitmap, in rect: Rect, _ map: Affine, isSmooth: Bool) {
    let size = form.size(of: whole)
    guard bitmap.width > 0, bitmap.height > 0,
      let inverse = Affine(
        a: rect.size.width / size.width, d: rect.size.height / size.height, tx: rect.minX, ty: rect.minY
      ).followed(by: map).inverse
    else { return nil }
    (self.bitmap, self.map, self.isSmooth) = (bitmap, inverse, isSmooth)
  }

  func fill(_ row: inout [Pixel], from start: Int, count: Int, y: Int) {
    for index in 0..<count {
      let place = map.applied(to: Point(x: Double(start + index) + 0.5, y: Double(y) + 0.5))
      row[index] = isSmooth ? between(place.x - 0.5, place.y - 0.5) : pixel(floor(place.x), floor(place.y))
    }
  }

  private func floor(_ length: Double) -> Int { Int(min(max(length.rounded(.down), -1e9), 1e9)) }

  /// The pixel at a place; behind the edges their pixels go on.
  private func pixel(_ x: Int, _ y: Int) -> Pixel {
    bitmap[min(max(x, 0), bitmap.width - 1), min(max(y, 0), bitmap.height - 1)]
  }

  /// The colour between four pixels, in 256ths.
  private func between(_ x: Double, _ y: Double) -> Pixel {
    let (left, top) = (floor(x), floor(y))
    let right = UInt32(min(max((x - Double(left)) * 256, 0), 256)),
      down = UInt32(min(max((y - Double(top)) * 256, 0), 256))
    let corners = (pixel(left, top), pixel(left + 1, top), pixel(left, top + 1), pixel(left + 1, top + 1))
    func mixed(_ component: (Pixel) -> UInt32) -> UInt32 {
      let above = component(corners.0) * (256 - right) + component(corners.1) * right
      let below = component(corners.2) * (256 - right) + component(corners.3) * right
      return (above * (256 - down) + below * down + 32_768) >> 16
    }
    if corners.0 == corners.1, corners.2 == corners.3, corners.0 == corners.2 { return corners.0 }
    return Pixel(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: mixed(\.alpha))
  }
}

extension Bitmap {
  /// The picture with half as many pixels along an axis, each the mean of two.
  func halved(along axis: Axis) -> Bitmap {
    let isAcross = axis == .horizontal
    var half = Bitmap(width: isAcross ? (width + 1) / 2 : width, height: isAcross ? height : (height + 1) / 2)
    for y in 0..<half.height {
      for x in 0..<half.width {
        let first = isAcross ? self[2 * x, y] : self[x, 2 * y]
        let second = isAcross ? self[min(2 * x + 1, width - 1), y] : self[x, min(2 * y + 1, height - 1)]
        func mean(_ component: (Pixel) -> UInt32) -> UInt32 { (component(first) + component(second) + 1) / 2 }
        half.pixels[y * half.width + x] = Pixel(
          red: mean(\.red), green: mean(\.green), blue: mean(\.blue), alpha: mean(\.alpha))
      }
    }
    return half
  }
}
