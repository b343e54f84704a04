import GalleyDrawing
import GalleyLayout
import GalleyTables

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

  /// The file's pixels; what cannot be read is a plate.
  mutating func picture(_ placed: DisplayList.PlacedPicture) throws(Rasteriser.Failure) {
    let rect = placed.rect
    if pictures[placed.file] == nil {
      guard let bitmap = try? PictureReader.bitmap(list.files[placed.file].bytes, limits: limits) else {
        let gray = ResolvedColor(red: 229.0 / 255, green: 229.0 / 255, blue: 234.0 / 255)
        return fill(Path(rect), .solid(gray), .nonZero)
      }
      limits.work -= bitmap.pixels.count
      guard limits.work >= 0 else { throw .work }
      pictures[placed.file] = image(bitmap)
    }
    guard let image = pictures[placed.file] else { return }
    content.write("q")
    content.write(
      Affine(a: rect.size.width, d: -rect.size.height, tx: rect.minX, ty: rect.minY + rect.size.height), "cm")
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
