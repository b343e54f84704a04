import GalleyDrawing
import GalleyExpressions
import GalleyLayout

/// Where the pictures of a sheet stand, and their words.
struct SheetLayout {
  /// Words that are drawn where they stand.
  private struct Words {
    let text: PlacedText
    let height: Double
  }

  private let sheet: PictureSheet
  private let widths: [Double]
  /// By row, of pictures and of the words below them.
  private let heights: [Double]
  private let captionHeights: [Double]
  private let titleHeights: [Double]
  private var letters = TextPainter()
  private let titles: [Words]
  private let captions: [[Words]]

  private static let margin = 20.0
  private static let gap = 20.0
  private static let lineHeight = 16.0
  private static let fontSize = 12.0
  private static let radius = 10.0
  /// How far words stand from pictures.
  private static let distance = 4.0
  private static let captionLines = 3

  init(_ sheet: PictureSheet) {
    self.sheet = sheet
    let columnCount = min(sheet.columnCount, sheet.cells.count)
    let rowCount = (sheet.cells.count + columnCount - 1) / columnCount
    var widths = [Double](repeating: sheet.plateSize?.width ?? 0, count: columnCount)
    var heights = [Double](repeating: sheet.plateSize?.height ?? 0, count: rowCount)
    for (place, cell) in sheet.cells.enumerated() {
      widths[place % columnCount] = max(widths[place % columnCount], cell.picture.size.width.rounded(.up))
      heights[place / columnCount] = max(heights[place / columnCount], cell.picture.size.height.rounded(.up))
    }
    let measurer = TextMeasurer(platform: .iOS, scale: sheet.cells.map(\.picture.scale).max() ?? 1)
    func words(_ words: String, _ weight: FontWeight, in column: Int, lines: Int) -> Words {
      Self.words(words, weight, width: widths[column], lines: lines, measurer)
    }
    titles = sheet.cells.enumerated().map { words($1.title, .semibold, in: $0 % columnCount, lines: Self.captionLines) }
    captions = sheet.cells.enumerated().map { place, cell in
      cell.captions.enumerated().map {
        words($1, .regular, in: place % columnCount, lines: $0 == 0 ? Self.captionLines : 1)
      }
    }
    var (captionHeights, titleHeights) = (
      [Double](repeating: 0, count: rowCount), [Double](repeating: 0, count: rowCount)
    )
    for (place, title) in titles.enumerated() where title.height > 0 {
      titleHeights[place / columnCount] = max(titleHeights[place / columnCount], title.height + Self.distance)
    }
    for (place, captions) in captions.enumerated() where !captions.isEmpty {
      let height = captions.reduce(Self.distance) { $0 + $1.height }
      captionHeights[place / columnCount] = max(captionHeights[place / columnCount], height)
    }
    (self.widths, self.heights, self.captionHeights, self.titleHeights) = (
      widths, heights, captionHeights, titleHeights
    )
  }

  private static func words(
    _ words: String, _ weight: FontWeight, width: Double, lines: Int, _ measurer: TextMeasurer
  ) -> Words {
    var modifiers = FontModifiers()
    modifiers.weight = weight
    let font = Font(.system(size: fontSize), modifiers: modifiers)
    var content = TextContent(runs: [TextContent.Run(string: words, font: font)])
    content.lineLimit = lines
    let text = measurer.placedText(
      content, proposal: GalleyLayout.Proposal(width: width, height: nil), isRightToLeft: false)
    return Words(text: text, height: words.isEmpty ? 0 : Double(max(text.lines.count, 1)) * lineHeight)
  }

  var size: Size {
    Size(
      width: widths.reduce(0, +) + Double(widths.count - 1) * Self.gap + 2 * Self.margin,
      height: (heights + captionHeights + titleHeights).reduce(0, +)
        + Double(heights.count - 1) * Self.gap + 2 * Self.margin)
  }

  mutating func draw(_ list: inout DisplayListBuilder) {
    let gray = ResolvedColor(red: 229.0 / 255, green: 229.0 / 255, blue: 234.0 / 255)
    list.fill(Path(Rect(origin: .zero, size: size)), .solid(gray))
    var y = Self.margin
    for (row, height) in heights.enumerated() {
      var x = Self.margin
      for (column, width) in widths.enumerated() {
        let place = row * widths.count + column
        guard sheet.cells.indices.contains(place) else { break }
        let top = y + titleHeights[row]
        write(titles[place], at: Point(x: x, y: top - Self.distance - titles[place].height), &list)
        let plate = Rect(x: x, y: top, width: width, height: height)
        draw(sheet.cells[place], on: plate, &list)
        // Words are near their picture, also where others in the row are higher.
        let shown = sheet.plateSize == nil ? sheet.cells[place].picture.size.height.rounded(.up) : height
        var below = top + shown + Self.distance
        for words in captions[place] {
          write(words, at: Point(x: x, y: below), &list)
          below += words.height
        }
        x += width + Self.gap
      }
      y += titleHeights[row] + height + captionHeights[row] + Self.gap
    }
  }

  private func draw(_ cell: PictureSheet.Cell, on plate: Rect, _ list: inout DisplayListBuilder) {
    let picture = cell.picture
    let area = Rect(x: 0, y: 0, width: picture.size.width, height: picture.size.height)
    let corners = CornerRadii(Self.radius)
    var origin = plate.origin
    var clip = Path(area, radii: corners, style: .continuous)
    if sheet.plateSize != nil {
      let scheme: ColorScheme = sheet.hasDarkPlates ? .dark : .light
      let color = StyleResolver(scheme: scheme, look: .iOS18).system(.secondarySystemGroupedBackground)
      list.fill(Path(plate, radii: corners, style: .continuous), .solid(color))
      // In the middle, on whole points.
      origin.x += ((plate.size.width - area.size.width) / 2).rounded(.down)
      origin.y += ((plate.size.height - area.size.height) / 2).rounded(.down)
      clip = Path(area)
    }
    list.draw(picture.list, at: origin, clip: clip)
    // Where a picture is as pale as the sheet.
    if sheet.plateSize == nil {
      let edge = Path(Rect(origin: origin, size: area.size), radii: corners, style: .continuous)
      list.stroke(edge, .solid(ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0.1)), Stroke(width: 0.5))
    }
    guard let outline = cell.outline.map({ Rect($0) }) else { return }
    var stroke = Stroke(width: 0.5)
    stroke.dash = [2, 2]
    let frame = Rect(
      x: outline.minX + origin.x, y: outline.minY + origin.y, width: outline.size.width, height: outline.size.height)
    list.stroke(Path(frame), .solid(OverlayColor.view), stroke)
  }

  private mutating func write(_ words: Words, at origin: Point, _ list: inout DisplayListBuilder) {
    guard words.height > 0 else { return }
    let ink = ResolvedColor(red: 60.0 / 255, green: 60.0 / 255, blue: 67.0 / 255)
    letters.draw(words.text, at: origin, in: &list) { _ in TextLook(paint: .solid(ink)) }
  }
}
