package import GalleyExpressions
package import GalleySource

/// A picture or a font of the document that is a file.
package struct AssetFile: Sendable {
  package var name: String
  /// As it is written, relative to the document.
  package var path: String
  /// Of a picture, pixels per point; nil for that of the file's name (`card@2x.png`), or 1.
  package var scale: Double?
  package var span: SourceSpan

  package init(name: String, path: String, scale: Double?, span: SourceSpan) {
    self.name = name
    self.path = path
    self.scale = scale
    self.span = span
  }
}

/// A colour of the asset catalogue.
package struct AssetColor: Sendable, Hashable {
  package var light: Color
  package var dark: Color

  package init(light: Color, dark: Color) {
    self.light = light
    self.dark = dark
  }
}
