import GalleySource
import Testing

@Suite struct LineMapTests {
  private func position(_ text: String, _ offset: Int) -> [Int] {
    let position = LineMap(Array(text.utf8)).position(at: offset)
    return [position.line, position.column]
  }

  @Test(arguments: ["ab\ncd", "ab\rcd"])
  func oneByteBreaksEndLines(_ text: String) {
    #expect(position(text, 0) == [1, 1])
    #expect(position(text, 2) == [1, 3])
    #expect(position(text, 3) == [2, 1])
    #expect(position(text, 4) == [2, 2])
    #expect(position(text, 5) == [2, 3])
  }

  @Test func carriageReturnAndLineFeedAreOneBreak() {
    #expect(position("ab\r\ncd", 2) == [1, 3])
    #expect(position("ab\r\ncd", 3) == [1, 3])
    #expect(position("ab\r\ncd", 4) == [2, 1])
  }

  @Test func breaksOfAllKindsMix() {
    // a CR, CR LF, LF, b: lines are "a", "", "", "b".
    #expect(position("a\r\r\n\nb", 5) == [4, 1])
    #expect(LineMap(Array("a\r\r\n\nb".utf8)).lineCount == 4)
  }

  @Test func theEndOfFileIsBehindTheLastLetterOrOnAnEmptyLine() {
    #expect(position("ab", 2) == [1, 3])
    #expect(position("ab\n", 3) == [2, 1])
    #expect(position("ab\r", 3) == [2, 1])
    #expect(position("", 0) == [1, 1])
    #expect(position("ab", 99) == [1, 3])
  }

  @Test func columnsCountScalars() {
    // é is two bytes, 😀 four, the combining accent two.
    #expect(position("é😀x", 2) == [1, 2])
    #expect(position("é😀x", 6) == [1, 3])
    #expect(position("e\u{301}x", 3) == [1, 3])
  }

  @Test func anOffsetWithinALetterIsItsPlace() {
    #expect(position("a😀b", 3) == [1, 2])
    #expect(position("😀", 2) == [1, 1])
  }

  @Test func aByteOrderMarkIsNoColumn() {
    #expect(position("\u{FEFF}ab", 0) == [1, 1])
    #expect(position("\u{FEFF}ab", 3) == [1, 1])
    #expect(position("\u{FEFF}ab", 4) == [1, 2])
    #expect(position("\u{FEFF}", 3) == [1, 1])
  }

  @Test(arguments: ["", "a", "é😀x\r\ny\rz\n", "\n\n", "\u{FEFF}k: v\n"])
  func offsetsAndPositionsAreInverse(_ text: String) {
    let map = LineMap(Array(text.utf8))
    var offset = text.hasPrefix("\u{FEFF}") ? 3 : 0
    for scalar in text.unicodeScalars where scalar.value != 0xFEFF {
      if scalar != "\n" || offset == 0 || Array(text.utf8)[offset - 1] != 0x0D {
        #expect(map.offset(of: map.position(at: offset)) == offset)
      }
      offset += UTF8.width(scalar)
    }
    #expect(map.offset(of: map.position(at: offset)) == offset)
  }

  @Test func aLineThatIsNotThereHasNoOffset() {
    let map = LineMap(Array("a\nb".utf8))
    #expect(map.offset(of: SourcePosition(line: 3, column: 1)) == nil)
    #expect(map.offset(of: SourcePosition(line: 0, column: 1)) == nil)
    #expect(map.offset(of: SourcePosition(line: 1, column: 9)) == 1)
  }

  @Test func columnsOfALongLineAreCountedFromItsStart() {
    // Letters of one to four bytes; the third line is many blocks long, and its start lies within a block.
    let line = String(repeating: "aé€😀", count: 1000)
    let map = LineMap(Array("x\n\(line)\n\(line)".utf8))
    for letters in [0, 1, 51, 52, 400, 999] {
      let offset = 2 + 10_000 + 1 + 10 * letters
      #expect(map.position(at: offset) == SourcePosition(line: 3, column: 4 * letters + 1))
      #expect(map.position(at: offset + 1) == SourcePosition(line: 3, column: 4 * letters + 2))
      #expect(map.offset(of: SourcePosition(line: 3, column: 4 * letters + 1)) == offset)
    }
  }
}
