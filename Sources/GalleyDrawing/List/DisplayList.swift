package import GalleyLayout
package import GalleyTables

/// A picture as values: what is drawn, in order.
///
/// Nothing in it refers to fonts, files or the catalogue.
///
/// Coordinates are points of the window, y grows downwards. What begins ends, in the opposite order.
package struct DisplayList: Sendable {
  package enum Command: Hashable, Sendable {
    case fill(Index<Path>, Index<Paint>, FillRule)
    case stroke(Index<Path>, Index<Paint>, Index<Stroke>)
    case glyphs(Index<GlyphRun>, Index<Paint>)
    case picture(Index<PlacedPicture>)
    /// What was drawn so far is changed inside of an outline; SVG and PDF have nothing like it.
    case backdrop(Index<Path>, FillRule, Index<Backdrop>)
    case beginLayer(Index<Layer>)
    case endLayer
    /// What follows up to `endMask` is the mask of the layer that begins before it.
    case beginMask
    case endMask
    /// What follows up to the end of the mark belongs to a node of the document.
    case beginMark(Index<NodeMark>)
    case endMark
  }

  /// Glyphs that follow each other, with what they show.
  package struct GlyphRun: Hashable, Sendable {
    package var glyphs: IndexRange<PlacedGlyph>
    /// How far the glyphs lean to the right, as the tangent of the angle.
    package var skew: Double
    package var text: String
    /// In the coordinates of the run's layer.
    package var bounds: Rect
  }

  package struct PlacedGlyph: Hashable, Sendable {
    package var outline: Index<GlyphOutline>
    package var x: Double
    package var baseline: Double
    /// Points per em, and the factor by which the outline is wider.
    package var size: Double
    package var stretch: Double
  }

  /// A node of the document that commands belong to, as reports of frames name it.
  package struct NodeMark: Hashable, Sendable {
    package var view: String
    package var name: String?
    /// Where it stands in the tree of its file; empty for what nobody writes.
    package var path: String
    package var line: Int?
    /// In the window, in points.
    package var frame: Rect

    package init(view: String, name: String?, path: String, line: Int?, frame: Rect) {
      self.view = view
      self.name = name
      self.path = path
      self.line = line
      self.frame = frame
    }
  }

  package let size: Size
  /// Device pixels per point.
  package let scale: Double
  package internal(set) var commands: [Command] = []
  package internal(set) var paths = Table<Path>()
  package internal(set) var paints = Table<Paint>()
  package internal(set) var strokes = Table<Stroke>()
  package internal(set) var layers = Table<Layer>()
  package internal(set) var glyphs = Table<PlacedGlyph>()
  package internal(set) var runs = Table<GlyphRun>()
  package internal(set) var outlines = Table<GlyphOutline>()
  package internal(set) var files = Table<PictureFile>()
  package internal(set) var pictures = Table<PlacedPicture>()
  package internal(set) var backdrops = Table<Backdrop>()
  package internal(set) var marks = Table<NodeMark>()
  /// What was approximated or left out, each reason once, in the order of drawing.
  package internal(set) var notes: [DrawingNote] = []

  init(size: Size, scale: Double) {
    self.size = size
    self.scale = scale
  }
}

extension DisplayList {
  /// The outlines of all glyphs of a run, in points.
  package func path(of run: GlyphRun) -> Path {
    var path = Path()
    for glyph in glyphs[run.glyphs] {
      path.append(outlines[glyph.outline].path.mapped(map(of: glyph, in: run).applied))
    }
    return path
  }

  /// From the coordinates of a glyph's outline to points.
  package func map(of glyph: PlacedGlyph, in run: GlyphRun) -> Affine {
    let scale = glyph.size / 1000
    return Affine(a: glyph.stretch * scale, c: -run.skew * scale, d: scale, tx: glyph.x, ty: glyph.baseline)
  }
}

extension DisplayList {
  /// For each place among the commands at which a layer begins the place behind its end; 0 for others.
  package var layerEnds: [Int] {
    var ends = Array(repeating: 0, count: commands.count)
    var open: [Int] = []
    for (place, command) in commands.enumerated() {
      switch command {
      case .beginLayer: open.append(place)
      case .endLayer: if let start = open.popLast() { ends[start] = place + 1 }
      case .fill, .stroke, .glyphs, .picture, .backdrop, .beginMask, .endMask, .beginMark, .endMark: break
      }
    }
    for start in open { ends[start] = commands.count }
    return ends
  }
}

/// Something that a picture shows otherwise than SwiftUI would.
package enum DrawingNote: Hashable, Sendable {
  /// What is drawn only roughly, in words.
  case approximated(String)
  /// The same for what pixels show as it is.
  case approximatedInVectors(String)
  /// A script without outlines, in words.
  case missingOutlines(String)
  /// A symbol without an outline, by its name.
  case unmappedSymbol(String)
  /// A style of which nothing is known.
  case unresolvedStyle
  /// What is not drawn at all, in words.
  case leftOut(String)
  /// So many labels that there is no room for.
  case missingLabels(Int)
}
