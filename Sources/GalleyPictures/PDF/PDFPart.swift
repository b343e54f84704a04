import GalleyDrawing

/// Something that becomes one stream of operators: the page, or a layer or mask that is a part by itself.
struct PDFPart {
  enum Kind {
    case page
    /// A layer that is drawn where it stands.
    case inner
    /// A layer that is drawn as a whole.
    case group(Layer)
    case mask
  }

  let kind: Kind
  /// From its coordinates to the page's.
  let map: Affine
  var content = PDFContent()
  /// The state that has the mask of a layer.
  var mask: String?
}
