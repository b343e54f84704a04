/// What decides what a font measures: the platform, the device's pixels, and the font files of the document.
struct FontSystem: Sendable, Hashable {
  let platform: MetricPlatform
  let pixels: PixelGrid
  /// By the names that documents use.
  var faces: [String: FontFace] = [:]

  /// The file of a font; nil for those of the system, and for those that are only named.
  func face(of font: Font) -> FontFace? {
    guard case .custom(let name, _, _) = font.base, !faces.isEmpty else { return nil }
    return faces[name]
  }
}
