import GalleyDrawing
import Testing

@testable import GalleyPictures

@Suite struct TerminalWriterTests {
  private let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
  private let blue = Pixel(red: 0, green: 0, blue: 255, alpha: 255)

  /// A picture of rows of pixels.
  private func bitmap(_ rows: [[Pixel]]) -> Bitmap {
    var bitmap = Bitmap(width: rows[0].count, height: rows.count)
    bitmap.pixels = Array(rows.joined())
    return bitmap
  }

  private func text(_ bitmap: Bitmap, _ form: TerminalForm) throws -> String {
    String(decoding: try #require(TerminalWriter.text(bitmap, form)), as: UTF8.self)
  }

  @Test func blocksAreTwoPixels() throws {
    let picture = bitmap([[red, red, .clear, .clear], [blue, blue, red, .clear]])
    #expect(
      try text(picture, .blocks)
        == "\u{1B}[38;2;255;0;0m\u{1B}[48;2;0;0;255m▀▀\u{1B}[0m\u{1B}[38;2;255;0;0m▄ \u{1B}[0m\n")
    // 16 + 36 × 5 and 16 + 5.
    #expect(
      try text(bitmap([[red], [blue]]), .blocksOf256Colors) == "\u{1B}[38;5;196m\u{1B}[48;5;21m▀\u{1B}[0m\n")
    // The last of an odd number of rows stands above nothing.
    #expect(try text(bitmap([[red]]), .blocks) == "\u{1B}[38;2;255;0;0m▀\u{1B}[0m\n")
  }

  @Test(arguments: [
    (0, 0, 0, 16), (255, 255, 255, 231), (8, 8, 8, 232), (120, 120, 120, 243), (95, 135, 175, 67), (250, 5, 5, 196),
  ])
  func coloursBecomeTheNearest(_ red: UInt32, _ green: UInt32, _ blue: UInt32, _ index: Int) {
    #expect(HalfBlocks.paletteIndex(red, green, blue) == index)
  }

  /// The examples of RFC 4648.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("foobar", "Zm9vYmFy"),
  ])
  func bytesBecomeLetters(_ bytes: String, _ letters: String) {
    #expect(String(decoding: Base64.digits(of: Array(bytes.utf8)), as: UTF8.self) == letters)
  }

  @Test func filesAreSentInPieces() {
    let file = (0..<7_000).map { UInt8(truncatingIfNeeded: $0) }
    let text = String(decoding: Kitty.bytes(file), as: UTF8.self)
    // 7,000 bytes are 9,336 letters.
    let pieces = text.split(separator: "\u{1B}\\")
    #expect(pieces.count == 4 && pieces[3] == "\n")
    #expect(pieces[0].hasPrefix("\u{1B}_Gf=100,a=T,m=1;") && pieces[1].hasPrefix("\u{1B}_Gm=1;"))
    #expect(pieces[2].hasPrefix("\u{1B}_Gm=0;"))
    let letters = pieces.dropLast().map { $0.split(separator: ";")[1] }
    #expect(letters.map(\.count) == [4096, 4096, 1144])
    #expect(letters.joined() == String(decoding: Base64.digits(of: file), as: UTF8.self))
  }

  /// The upper pixel is the lowest bit above “?”; five equal columns are told by their number, three are not.
  @Test func sixelsAreColoursOfSixRows() throws {
    let picture = bitmap([[red, red, red, red, red, blue], [.clear, red, .clear, .clear, .clear, .clear]])
    #expect(
      try text(picture, .sixel)
        == "\u{1B}P0;1;0q\"1;1;6;2#0;2;0;0;100#1;2;100;0;0#0!5?@$#1@B@@@-\u{1B}\\\n")
  }

  /// Few colours stay as they are; of many there are 256, none far from what it stands for.
  @Test func palettesStandForAllColours() throws {
    #expect(Palette(bitmap([[red, blue, .clear]])).colors.count == 2)
    var many = Bitmap(width: 64, height: 64)
    for index in many.pixels.indices {
      many.pixels[index] = Pixel(
        red: UInt32(index % 64) * 4, green: UInt32(index / 64) * 4, blue: UInt32(index % 7) * 36, alpha: 255)
    }
    let palette = Palette(many)
    #expect(palette.colors.count == 256)
    for pixel in many.pixels {
      let color = palette.colors[try #require(palette.index(of: pixel))]
      #expect(PixelDifference.levels(color, pixel) <= 64)
    }
    #expect(Palette(bitmap([[.clear]])).colors.isEmpty)
  }

  @Test func differencesAreCounted() throws {
    let (one, two) = (bitmap([[red, blue]]), bitmap([[red, red]]))
    let difference = try #require(PixelDifference(one, two, moreThan: 32))
    #expect(difference.differing == 1 && difference.largest == 255 && difference.share == 0.5)
    #expect(PixelDifference(one, bitmap([[red], [red]]), moreThan: 32) == nil)
    #expect(try #require(PixelDifference(one, two, moreThan: 255)).differing == 0)
  }
}
