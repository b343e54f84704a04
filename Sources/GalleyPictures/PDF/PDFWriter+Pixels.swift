import GalleyDrawing
import GalleyLayout

extension PDFWriter {
  /// Draws in pixels what can be seen of a layer with filters alone.
  mutating func draw(
    _ range: Range<Int>, _ filters: [Filter], _ bounds: Rect, in visible: Rect, movedBy shift: Point
  ) throws(Rasteriser.Failure) {
    let area = bounds.common(with: visible)
    guard area.size.width > 0, area.size.height > 0 else { return }
    let corner = Point(x: area.minX + shift.x, y: area.minY + shift.y)
    let bitmap = try Rasteriser.bitmap(
      list, layerAt: range, filters, drawing: bounds, in: area, pixelsPerPoint: Self.pixelsPerPoint, limits: &limits)
    let image = self.image(bitmap)
    content.write("q")
    // A picture fills the unit square from below.
    let (width, height) = (Double(bitmap.width) / Self.pixelsPerPoint, Double(bitmap.height) / Self.pixelsPerPoint)
    content.write(Affine(a: width, d: -height, tx: corner.x, ty: corner.y + height), "cm")
    draw(image)
    content.write("Q")
  }

  private mutating func image(_ bitmap: Bitmap) -> PDFFile.Reference {
    var (colors, alphas) = (RunLengths(), RunLengths())
    for pixel in bitmap.pixels {
      let (red, green, blue) = pixel.straight
      for component in [red, green, blue] { colors.add(UInt8(truncatingIfNeeded: component)) }
      alphas.add(UInt8(truncatingIfNeeded: pixel.alpha))
    }
    let size = "/Type /XObject /Subtype /Image /Width \(bitmap.width) /Height \(bitmap.height) /BitsPerComponent 8 "
    let filter = "/Filter /RunLengthDecode"
    let mask = file.add(stream: alphas.encoded, size + "/ColorSpace /DeviceGray \(filter)")
    return file.add(stream: colors.encoded, size + "/ColorSpace /DeviceRGB /SMask \(mask.text) \(filter)")
  }
}
