import GalleyDrawing
import GalleyExpressions
import GalleyLayout
import GalleySource

/// Several pictures beside each other, with words above and below each.
///
/// ```swift
/// var sheet = PictureSheet(columnCount: 2)
/// sheet.cells.append(PictureSheet.Cell(picture, title: "light"))
/// let svg = sheet.picture()?.svg()
/// ```
public struct PictureSheet: Sendable {
  /// A picture with its words.
  public struct Cell: Sendable {
    /// What is shown.
    public var picture: Picture
    /// What stands above it, cut off where the picture ends.
    public var title: String
    /// What stands below it, a line each; cut off where the picture ends.
    public var captions: [String]

    /// Creates a cell.
    public init(_ picture: Picture, title: String, captions: [String] = []) {
      self.picture = picture
      self.title = title
      self.captions = captions
    }
  }

  /// The pictures, row by row.
  public var cells: [Cell] = []
  /// How many stand beside each other.
  public let columnCount: Int
  /// The least size of the white plates in the middle of which pictures stand; nil for pictures without plates.
  public var plateSize: ViewSize?

  /// Creates an empty sheet; fewer columns than 1 count as 1.
  public init(columnCount: Int) { self.columnCount = max(columnCount, 1) }

  /// Returns the sheet as one picture, with the notes of all; nil if it has more than a picture can hold, or no cell.
  public func picture() -> Picture? {
    guard let first = cells.first else { return nil }
    var layout = SheetLayout(self)
    var list = DisplayListBuilder(size: layout.size, scale: cells.map(\.picture.scale).max() ?? 1)
    layout.draw(&list)
    guard !list.isTooLarge else { return nil }
    return Picture(list.list, notesOf: cells.map(\.picture), body: first.picture)
  }
}

/// Where the pictures of a sheet stand.
private struct SheetLayout {
  private let sheet: PictureSheet
  private let widths: [Double]
  private let heights: [Double]
  private let captionCount: Int
  private let hasTitles: Bool
  private let measurer: TextMeasurer
  private var letters = TextPainter()

  private static let margin = 20.0
  private static let gap = 20.0
  private static let lineHeight = 16.0
  private static let fontSize = 12.0
  private static let radius = 8.0

  init(_ sheet: PictureSheet) {
    self.sheet = sheet
    let columnCount = min(sheet.columnCount, sheet.cells.count)
    var widths = [Double](repeating: sheet.plateSize?.width ?? 0, count: columnCount)
    var heights = [Double](
      repeating: sheet.plateSize?.height ?? 0, count: (sheet.cells.count + columnCount - 1) / columnCount)
    for (place, cell) in sheet.cells.enumerated() {
      widths[place % columnCount] = max(widths[place % columnCount], cell.picture.size.width.rounded(.up))
      heights[place / columnCount] = max(heights[place / columnCount], cell.picture.size.height.rounded(.up))
    }
    (self.widths, self.heights) = (widths, heights)
    captionCount = sheet.cells.map(\.captions.count).max() ?? 0
    hasTitles = sheet.cells.contains { !$0.title.isEmpty }
    measurer = TextMeasurer(platform: .iOS, scale: sheet.cells.map(\.picture.scale).max() ?? 1)
  }

  private var wordsAbove: Double { hasTitles ? Self.lineHeight + 4 : 0 }
  private var wordsBelow: Double { captionCount > 0 ? Double(captionCount) * Self.lineHeight + 4 : 0 }

  var size: Size {
    Size(
      width: widths.reduce(0, +) + Double(widths.count - 1) * Self.gap + 2 * Self.margin,
      height: heights.reduce(0) { $0 + $1 + wordsAbove + wordsBelow } + Double(heights.count - 1) * Self.gap
        + 2 * Self.margin)
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
        let cell = sheet.cells[place]
        write(cell.title, weight: .semibold, at: Point(x: x, y: y), width: width, &list)
        let plate = Rect(x: x, y: y + wordsAbove, width: width, height: height)
        draw(cell.picture, on: plate, &list)
        for (line, words) in cell.captions.enumerated() {
          let top = plate.maxY + 4 + Double(line) * Self.lineHeight
          write(words, weight: .regular, at: Point(x: x, y: top), width: width, &list)
        }
        x += width + Self.gap
      }
      y += height + wordsAbove + wordsBelow + Self.gap
    }
  }

  private func draw(_ picture: Picture, on plate: Rect, _ list: inout DisplayListBuilder) {
    let area = Rect(x: 0, y: 0, width: picture.size.width, height: picture.size.height)
    let corners = CornerRadii(Self.radius)
    guard sheet.plateSize != nil else {
      return list.draw(picture.list, at: plate.origin, clip: Path(area, radii: corners, style: .circular))
    }
    let white = Paint.solid(ResolvedColor(red: 1, green: 1, blue: 1))
    list.fill(Path(plate, radii: corners, style: .circular), white)
    // In the middle, on whole points.
    let origin = Point(
      x: plate.minX + ((plate.size.width - area.size.width) / 2).rounded(.down),
      y: plate.minY + ((plate.size.height - area.size.height) / 2).rounded(.down))
    list.draw(picture.list, at: origin, clip: Path(area))
  }

  private mutating func write(
    _ words: String, weight: FontWeight, at origin: Point, width: Double, _ list: inout DisplayListBuilder
  ) {
    guard !words.isEmpty else { return }
    var modifiers = FontModifiers()
    modifiers.weight = weight
    let font = Font(.system(size: Self.fontSize), modifiers: modifiers)
    var content = TextContent(runs: [TextContent.Run(string: words, font: font)])
    content.lineLimit = 1
    let text = measurer.placedText(
      content, proposal: GalleyLayout.Proposal(width: width, height: nil), isRightToLeft: false)
    let ink = ResolvedColor(red: 60.0 / 255, green: 60.0 / 255, blue: 67.0 / 255)
    letters.draw(text, at: origin, in: &list) { _ in TextLook(paint: .solid(ink)) }
  }
}
