import GalleyDrawing

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
    /// What stands above it, in up to three lines.
    public var title: String
    /// What stands below it; the first has up to three lines, the others are cut off where the column ends.
    public var captions: [String]
    /// A dashed rectangle over the picture, in its points.
    public var outline: ViewBounds?

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
  /// Whether plates are dark, for pictures that show something on nothing.
  public var hasDarkPlates = false

  /// Creates an empty sheet; fewer columns than 1 count as 1.
  public init(columnCount: Int) { self.columnCount = max(columnCount, 1) }

  /// Returns the sheet as one picture, with the notes of all; nil if it has more than a picture can hold, or no cell.
  ///
  /// It has as many pixels a point as the picture that has most, or as many as fit into a picture file.
  public func picture() -> Picture? {
    guard let first = cells.first else { return nil }
    var layout = SheetLayout(self)
    var list = DisplayListBuilder(
      size: layout.size, scale: PictureLimits().scale(of: layout.size, most: cells.map(\.picture.scale).max() ?? 1))
    layout.draw(&list)
    guard !list.isTooLarge else { return nil }
    return Picture(list.list, notesOf: cells.map(\.picture), body: first.picture)
  }
}
