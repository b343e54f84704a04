package import GalleyLayout
import GalleyTables

// Pictures in pictures.

extension DisplayListBuilder {
  /// Draws a whole picture with its corner at a point, cut off by an outline in its own coordinates.
  package mutating func draw(_ picture: DisplayList, at origin: Point, clip: Path) {
    var layer = Layer(transform: Affine(tx: origin.x, ty: origin.y))
    layer.clip = Layer.Clip(path: clip)
    // What is blurred there is what that picture shows, and not what lies beside it.
    layer.isIsolated = picture.commands.contains { if case .backdrop = $0 { true } else { false } }
    begin(layer)
    var files: [Index<PictureFile>: Index<PictureFile>] = [:]
    for command in picture.commands {
      guard admits(picture.pointCount(of: command), true) else { break }
      add(copy(command, of: picture, &files), Rect(origin: .zero, size: picture.size))
    }
    endLayer()
    for note in picture.notes { self.note(note) }
  }

  /// Copies what a command of another picture refers to, and nothing else: a part of a picture has the tables of the whole.
  private mutating func copy(
    _ command: DisplayList.Command, of picture: DisplayList, _ files: inout [Index<PictureFile>: Index<PictureFile>]
  ) -> DisplayList.Command {
    switch command {
    case .fill(let path, let paint, let rule):
      return .fill(list.paths.append(picture.paths[path]), list.paints.append(picture.paints[paint]), rule)
    case .stroke(let path, let paint, let stroke):
      return .stroke(
        list.paths.append(picture.paths[path]), list.paints.append(picture.paints[paint]),
        list.strokes.append(picture.strokes[stroke]))
    case .glyphs(let run, let paint):
      return .glyphs(copy(picture.runs[run], of: picture), list.paints.append(picture.paints[paint]))
    case .picture(let place):
      var placed = picture.pictures[place]
      // A file may be large, and is drawn in several places.
      let file = files[placed.file] ?? list.files.append(picture.files[placed.file])
      files[placed.file] = file
      placed.file = file
      return .picture(list.pictures.append(placed))
    case .backdrop(let path, let rule, let backdrop):
      return .backdrop(
        list.paths.append(picture.paths[path]), rule, list.backdrops.append(picture.backdrops[backdrop]))
    case .beginLayer(let layer): return .beginLayer(list.layers.append(picture.layers[layer]))
    case .beginMark(let mark): return .beginMark(list.marks.append(picture.marks[mark]))
    case .endLayer, .beginMask, .endMask, .endMark: return command
    }
  }

  private mutating func copy(_ run: DisplayList.GlyphRun, of picture: DisplayList) -> Index<DisplayList.GlyphRun> {
    let glyphs = picture.glyphs[run.glyphs].map { glyph in
      var copy = glyph
      copy.outline = index(of: picture.outlines[glyph.outline])
      return copy
    }
    var copy = run
    copy.glyphs = list.glyphs.append(contentsOf: glyphs)
    return list.runs.append(copy)
  }
}
