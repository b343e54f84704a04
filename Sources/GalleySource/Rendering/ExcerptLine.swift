/// One line of a source file as it is drawn: tabs expanded, invisible letters spelled out, cut around what matters.
///
/// It knows at which column of the drawing every byte of the source ended up.
struct ExcerptLine {
  /// The drawing, without a line break.
  private(set) var text: [UInt8] = []
  /// The columns that the drawing takes.
  private(set) var width = 0
  private var cells: [Cell] = []

  /// What is drawn as one letter.
  private struct Cell {
    /// The offset of its first byte in the source.
    var start: Int
    /// The offset behind its last byte.
    var end: Int
    var column: Int
    var width: Int
    var text: [UInt8]
  }

  private static let tabWidth = 4
  private static let ellipsis = Array("…".utf8)

  /// Draws the bytes `line` of `source` in at most `maximumWidth` columns, cut so that `focus` stays in sight.
  init(_ source: [UInt8], line: Range<Int>, focus: Range<Int>, maximumWidth: Int) {
    // A letter of more than eight bytes a column is not worth the time that a line of a gigabyte would take.
    let reach = 8 * maximumWidth
    let lower = Self.letterStart(source, max(line.lowerBound, focus.lowerBound - reach), from: line.lowerBound)
    let upper = Self.letterStart(source, min(line.upperBound, focus.lowerBound + 2 * reach), from: line.lowerBound)
    let letters = Self.letters(source, max(lower, line.lowerBound)..<max(lower, upper))
    var column = 0
    for letter in letters {
      var cell = letter
      if letter.text == [Byte.tab] {
        cell.width = Self.tabWidth - column % Self.tabWidth
        cell.text = Array(repeating: Byte.space, count: cell.width)
      }
      cell.column = column
      column += cell.width
      cells.append(cell)
    }
    width = column
    fit(focus, maximumWidth, cutBefore: lower > line.lowerBound, cutBehind: upper < line.upperBound)
    for cell in cells { text.append(contentsOf: cell.text) }
  }

  /// Returns the column of the letter that holds the byte at `offset`; behind the last letter for offsets behind it.
  func column(at offset: Int) -> Int {
    for cell in cells where offset < cell.end { return cell.column }
    return width
  }

  /// Returns the column behind the letter that holds the byte before `offset`.
  func column(behind offset: Int) -> Int {
    for cell in cells.reversed() where cell.start < offset { return cell.column + cell.width }
    return 0
  }

  // MARK: - Cutting

  /// Drops letters far from `focus` where the line is too wide, and puts an ellipsis in their place.
  private mutating func fit(_ focus: Range<Int>, _ maximumWidth: Int, cutBefore: Bool, cutBehind: Bool) {
    guard width > maximumWidth || cutBefore || cutBehind else { return }
    let room = maximumWidth - 2
    let start = column(at: focus.lowerBound)
    let end = min(max(start, column(behind: focus.upperBound)), start + room)
    var left = max(0, start - (room - (end - start)) / 2)
    let right = min(width, left + room)
    left = max(0, min(left, right - room))
    let total = width
    cells.removeAll { $0.column < left || $0.column + $0.width > right }
    if let first = cells.first, cutBefore || first.column > 0 {
      cells.insert(
        Cell(start: first.start, end: first.start, column: first.column - 1, width: 1, text: Self.ellipsis), at: 0)
    }
    if let last = cells.last, cutBehind || last.column + last.width < total {
      cells.append(
        Cell(start: last.end, end: last.end, column: last.column + last.width, width: 1, text: Self.ellipsis))
    }
    let shift = cells.first?.column ?? 0
    for index in cells.indices { cells[index].column -= shift }
    width = cells.last.map { $0.column + $0.width } ?? 0
  }

  // MARK: - Letters

  /// Returns `offset`, moved back to the first byte of its scalar.
  private static func letterStart(_ source: [UInt8], _ offset: Int, from lineStart: Int) -> Int {
    var offset = offset
    while offset > lineStart, offset < source.count, source[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  /// Splits bytes into letters, each with what is drawn for it.
  private static func letters(_ source: [UInt8], _ range: Range<Int>) -> [Cell] {
    var cells: [Cell] = []
    cells.reserveCapacity(range.count)
    var lengths: [Int] = []
    var scalars = String.UnicodeScalarView()
    var decoder = UTF8ScalarDecoder(source[range])
    while let (scalar, length) = decoder.next() {
      scalars.append(scalar)
      lengths.append(length)
    }
    var start = range.lowerBound
    var index = 0
    for character in String(scalars) {
      let count = character.unicodeScalars.count
      let end = lengths[index..<index + count].reduce(start, +)
      let drawn = VisibleText.drawing(of: character)
      cells.append(Cell(start: start, end: end, column: 0, width: drawn.width, text: Array(drawn.text.utf8)))
      start = end
      index += count
    }
    return cells
  }
}
