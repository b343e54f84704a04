package import GalleyLayout
import GalleyTables

// Pictures in pictures.

extension DisplayListBuilder {
  /// Draws a whole picture with its corner at a point, cut off by an outline in its own coordinates.
  package mutating func draw(_ picture: DisplayList, at origin: Point, clip: Path) {
    var layer = Layer(transform: Affine(tx: origin.x, ty: origin.y))
    layer.clip = Layer.Clip(path: clip)
    begin(layer)
    let copied = Copies(of: picture, in: &self)
    for command in picture.commands {
      add(copied.command(command), Rect(origin: .zero, size: picture.size))
    }
    endLayer()
    for note in picture.notes { self.note(note) }
  }

  /// Where what commands refer to stands in another list.
  private struct Copies {
    private var paths: [Index<Path>] = []
    private var paints: [Index<Paint>] = []
    private var strokes: [Index<Stroke>] = []
    private var layers: [Index<Layer>] = []
    private var runs: [Index<DisplayList.GlyphRun>] = []
    private var pictures: [Index<DisplayList.PlacedPicture>] = []
    private var backdrops: [Index<DisplayList.Backdrop>] = []
    private var marks: [Index<DisplayList.NodeMark>] = []

    init(of picture: DisplayList, in builder: inout DisplayListBuilder) {
      for path in picture.paths { paths.append(builder.list.paths.append(path)) }
      for paint in picture.paints { paints.append(builder.list.paints.append(paint)) }
      for stroke in picture.strokes { strokes.append(builder.list.strokes.append(stroke)) }
      for layer in picture.layers { layers.append(builder.list.layers.append(layer)) }
      let files = picture.files.map { builder.list.files.append($0) }
      for placed in picture.pictures {
        var copy = placed
        copy.file = files[placed.file.position]
        pictures.append(builder.list.pictures.append(copy))
      }
      for backdrop in picture.backdrops { backdrops.append(builder.list.backdrops.append(backdrop)) }
      for mark in picture.marks { marks.append(builder.list.marks.append(mark)) }
      let outlines = picture.outlines.map { builder.index(of: $0) }
      for run in picture.runs {
        let glyphs = picture.glyphs[run.glyphs].map { glyph in
          var copy = glyph
          copy.outline = outlines[glyph.outline.position]
          return copy
        }
        var copy = run
        copy.glyphs = builder.list.glyphs.append(contentsOf: glyphs)
        runs.append(builder.list.runs.append(copy))
      }
    }

    func command(_ command: DisplayList.Command) -> DisplayList.Command {
      switch command {
      case .fill(let path, let paint, let rule): .fill(paths[path.position], paints[paint.position], rule)
      case .stroke(let path, let paint, let stroke):
        .stroke(paths[path.position], paints[paint.position], strokes[stroke.position])
      case .glyphs(let run, let paint): .glyphs(runs[run.position], paints[paint.position])
      case .picture(let picture): .picture(pictures[picture.position])
      case .backdrop(let path, let rule, let backdrop):
        .backdrop(paths[path.position], rule, backdrops[backdrop.position])
      case .beginLayer(let layer): .beginLayer(layers[layer.position])
      case .beginMark(let mark): .beginMark(marks[mark.position])
      case .endLayer, .beginMask, .endMask, .endMark: command
      }
    }
  }
}
