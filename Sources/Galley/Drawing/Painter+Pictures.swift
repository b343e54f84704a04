import GalleyDrawing
import GalleyExpressions
import GalleyLanguage
import GalleyLayout
import GalleyTables

// Pictures of the asset catalogue, and plates in the place of what nobody can draw.

extension Painter {
  mutating func drawPicture(_ node: LayoutNodeID, _ place: Place) {
    let frame = layout.frames[node.position]
    let styles = styles(of: place)
    let resolver = styles.resolver
    if place.wishes.isRedacted { return redact(frame, resolver.foregroundStyle(in: frame).paint) }
    guard let name = place.picture, let file = pictures.file(named: name, in: &list) else {
      drawPlaceholder(in: frame, resolver)
      if let name = place.picture {
        let size = document.program.imageSizes[name].map {
          "\(Inspector.text($0.width)) × \(Inspector.text($0.height))"
        }
        drawTitle(name, detail: size, in: frame, styles)
      }
      return
    }
    let picture = PlacedFile(
      file: file, size: document.program.imageSizes[name] ?? frame.size, wishes: place.wishes.picture)
    let isMirrored = styles.isRightToLeft
    guard picture.wishes.isTemplate else { return draw(picture, in: frame, isMirrored: isMirrored) }
    list.beginMasked(Layer())
    draw(picture, in: frame, isMirrored: isMirrored)
    list.endMask()
    fill(frame, nil, resolver)
    list.endLayer()
  }

  /// A file with its own size in points.
  private struct PlacedFile {
    var file: Index<PictureFile>
    var size: Size
    var wishes: DrawingWishes.Picture
  }

  private mutating func draw(_ picture: PlacedFile, in frame: Rect, isMirrored: Bool) {
    let size = picture.size
    let isSmooth = picture.wishes.isSmooth
    guard size.width > 0, size.height > 0, frame.size != size else {
      return list.draw(picture.file, in: frame, isSmooth: isSmooth)
    }
    if picture.wishes.isRepeated {
      repeatPicture(picture, in: frame)
    } else if picture.wishes.capInsets == EdgeInsets() {
      list.draw(picture.file, in: frame, isSmooth: isSmooth)
    } else {
      stretch(picture, in: frame, isMirrored: isMirrored)
    }
  }

  /// How many times a picture is repeated at most; more are too small to be told apart.
  private static let mostRepetitions = 10_000.0

  private mutating func repeatPicture(_ picture: PlacedFile, in frame: Rect) {
    let columns = (frame.size.width / picture.size.width).rounded(.up)
    let rows = (frame.size.height / picture.size.height).rounded(.up)
    guard columns * rows <= Self.mostRepetitions else {
      list.note(.approximated("a picture that is repeated more than 10,000 times"))
      return list.draw(picture.file, in: frame, isSmooth: picture.wishes.isSmooth)
    }
    list.begin(Layer(clip: Path(frame)))
    for row in 0..<Int(rows) {
      for column in 0..<Int(columns) {
        let corner = Point(
          x: frame.minX + Double(column) * picture.size.width, y: frame.minY + Double(row) * picture.size.height)
        list.draw(picture.file, in: Rect(origin: corner, size: picture.size), isSmooth: picture.wishes.isSmooth)
      }
    }
    list.endLayer()
  }

  /// Draws nine parts, of which those at the edges keep their size.
  private mutating func stretch(_ picture: PlacedFile, in frame: Rect, isMirrored: Bool) {
    let caps = picture.wishes.capInsets
    let (left, right) = isMirrored ? (caps.trailing, caps.leading) : (caps.leading, caps.trailing)
    let columns = Self.parts(left, right, of: picture.size.width, in: frame.size.width)
    let rows = Self.parts(caps.top, caps.bottom, of: picture.size.height, in: frame.size.height)
    for column in columns {
      for row in rows {
        let part = Rect(
          x: frame.minX + column.place, y: frame.minY + row.place, width: column.length, height: row.length)
        let (x, y) = (column.length / column.sourceLength, row.length / row.sourceLength)
        list.begin(Layer(clip: Path(part)))
        list.draw(
          picture.file,
          in: Rect(
            x: part.minX - column.source * x, y: part.minY - row.source * y, width: picture.size.width * x,
            height: picture.size.height * y), isSmooth: picture.wishes.isSmooth)
        list.endLayer()
      }
    }
  }

  /// The parts along an axis: where they stand in the picture and in the frame, but for those without length.
  private static func parts(
    _ start: Double, _ end: Double, of source: Double, in length: Double
  ) -> [(source: Double, sourceLength: Double, place: Double, length: Double)] {
    let start = min(max(start, 0), source), end = min(max(end, 0), source - min(max(start, 0), source))
    // Edges for which there is no room are made smaller together.
    let share = start + end > length ? length / (start + end) : 1
    let middle = max(length - (start + end) * share, 0)
    let parts: [(source: Double, sourceLength: Double, place: Double, length: Double)] = [
      (0, start, 0, start * share), (start, source - start - end, start * share, middle),
      (source - end, end, length - end * share, end * share),
    ]
    return parts.filter { $0.sourceLength > 0 && $0.length > 0 }
  }

  /// A plate with a cross.
  mutating func drawPlaceholder(in frame: Rect, _ resolver: StyleResolver) {
    guard options.showsPlaceholders else { return }
    let line = Paint.solid(resolver.system(.systemGray3))
    list.fill(frame, .solid(resolver.system(.systemGray5)))
    let pixel = Stroke(width: 1 / list.list.scale)
    var cross = Path(frame)
    cross.move(to: frame.origin)
    cross.line(to: Point(x: frame.maxX, y: frame.maxY))
    cross.move(to: Point(x: frame.maxX, y: frame.minY))
    cross.line(to: Point(x: frame.minX, y: frame.maxY))
    list.stroke(cross, line, pixel)
  }

  /// Words on the middle of a plate, where there is room for them, and a detail below.
  mutating func drawTitle(_ words: String, detail: String? = nil, in frame: Rect, _ styles: PlaceStyles) {
    let contents =
      [Self.content(words, 13, detail == nil ? .regular : .semibold)]
      + (detail.map { [Self.content($0, 11, .regular)] } ?? [])
    // With room on both sides.
    let width = contents.reduce(0) { max($0, measurer.measure($1, proposal: .unspecified).size.width) } + 8
    guard options.showsPlaceholders, frame.size.height >= 34, frame.size.width >= width else { return }
    let height = detail == nil ? 22.0 : 34
    let plate = Rect(x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height)
    fill(plate, radius: 6, .systemGray5, styles)
    var line = plate
    if detail != nil { line.size.height = 19 }
    let paint = color(.secondaryLabel, styles)
    func draw(_ words: String, _ size: Double, _ weight: FontWeight, in line: Rect) {
      drawWords(words, size, weight: weight, paint, in: line, leading: nil, isRightToLeft: styles.isRightToLeft)
    }
    draw(words, 13, detail == nil ? .regular : .semibold, in: line)
    guard let detail else { return }
    line.origin.y = line.maxY - 2
    line.size.height = 15
    draw(detail, 11, .regular, in: line)
  }
}
