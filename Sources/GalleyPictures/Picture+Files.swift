public import Galley

extension Picture {
  /// Returns the picture as a PNG file of `scale` pixels a point; without it, of as many as the device has.
  ///
  /// The pixels are the same on every machine; how they are packed may differ between versions of libpng and zlib.
  ///
  /// ```swift
  /// let file = try layout.picture()?.png(scale: 2)
  /// ```
  ///
  /// - Throws: `PictureFailure`, if the picture is too large: nothing is cut.
  public func png(scale: Double? = nil) throws(PictureFailure) -> [UInt8] {
    let scale = scale ?? self.scale
    guard let file = PNGWriter.png(try bitmap(scale: scale), pixelsPerPoint: scale) else { throw .memory }
    return file
  }

  /// Returns the picture as a PDF file of one page, a point of the page for a point of the window.
  ///
  /// Outlines stay outlines and texts can be searched; what is blurred is in pixels, three a point.
  ///
  /// - Throws: `PictureFailure`, if something that is drawn in pixels is too large.
  public func pdf() throws(PictureFailure) -> [UInt8] {
    let limits = RasterLimits()
    do throws(Rasteriser.Failure) {
      return try PDFWriter.pdf(list, limits: limits)
    } catch {
      throw PictureFailure(error, limits)
    }
  }

  /// Returns what a terminal is sent to show the picture at `scale` pixels a point, with a line feed at its end.
  ///
  /// A character is one pixel wide and two high in the forms of blocks.
  ///
  /// - Throws: `PictureFailure`, if the picture is too large.
  public func terminal(_ form: TerminalForm, scale: Double) throws(PictureFailure) -> [UInt8] {
    guard let text = TerminalWriter.text(try bitmap(scale: scale), form) else { throw .memory }
    return text
  }

  /// Returns a number that stands for the size and the pixels at the device's scale: the same on every machine, and another
  /// for a picture that looks otherwise.
  ///
  /// - Throws: `PictureFailure`, if the picture is too large.
  public func pixelHash() throws(PictureFailure) -> UInt64 { try bitmap(scale: scale).hash }

  func bitmap(scale: Double) throws(PictureFailure) -> Bitmap {
    guard scale.isFinite, scale > 0 else { throw .scale(scale) }
    let limits = RasterLimits()
    do throws(Rasteriser.Failure) {
      return try Rasteriser.bitmap(list, pixelsPerPoint: scale, limits: limits)
    } catch {
      throw PictureFailure(error, limits)
    }
  }
}
