package import GalleyLayout

/// The outline of a glyph in thousandths of an em, from its place on the baseline; y grows downwards.
package struct GlyphOutline: Hashable, Sendable {
  /// What tells one outline from another.
  package struct ID: Hashable, Sendable {
    package var source: Source
    package var scalar: Unicode.Scalar
    /// On CSS's scale.
    package var weight: Int
  }

  /// Where outlines come from.
  package enum Source: Hashable, Sendable {
    case cut(OutlineCut)
    /// A font file of the document.
    case face(FontFace)
  }

  package let id: ID
  /// In thousandths of an em.
  package let advance: Double
  /// Whole numbers.
  package let path: Path

  /// How many of its points count for the limit of a picture: Galley's own letters are few and small, those of a file may be anything.
  var limitedPoints: Int {
    if case .face = id.source { path.points.count } else { 0 }
  }

  package static func == (left: GlyphOutline, right: GlyphOutline) -> Bool { left.id == right.id }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A cut of a font that outlines are taken from.
package enum OutlineCut: UInt8, Sendable, CaseIterable {
  /// Inter for sizes of running text, and for titles.
  case text
  case display
  /// JetBrains Mono.
  case monoRegular
  case monoBold

  /// The cut that the layout's advances of a font are of.
  package init(_ font: GlyphFont) {
    if font.isMonospaced {
      self = font.weight < 550 ? .monoRegular : .monoBold
    } else {
      self = font.displayShare < 0.5 ? .text : .display
    }
  }
}
