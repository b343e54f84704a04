import GalleyDrawing
import GalleyLayout
import GalleyPictures
import GalleyTables
import Testing

/// Photos that lie on their side, or are mirrored.
@Suite struct PictureOrientationTests {
  /// The corners as they are shown, from the upper left one on by rows, by what Exif says of a file whose corners are A, B, C and D.
  private static let corners: [(orientation: PictureOrientation, shown: String)] = [
    (.up, "ABCD"), (.upMirrored, "BADC"), (.down, "DCBA"), (.downMirrored, "CDAB"), (.leftMirrored, "ACBD"),
    (.right, "CADB"), (.rightMirrored, "DBCA"), (.left, "BDAC"),
  ]

  /// Of each corner its gray: 128 and an eighth of the sums of differences below.
  private static let grays: [Character: UInt32] = ["A": 255, "B": 0, "C": 128, "D": 192]

  /// A photo of four blocks of eight by eight pixels, each of one gray, with an orientation.
  ///
  /// The grays are coded as differences of eight times their distance from 128: 1016, −2040, 1024, 512. Numbers of ten digits have
  /// the code 0, of eleven 10; one 0 ends each block. So the bits are 0 1111111000 0, 10 00000000111 0, 10 10000000000 0 and
  /// 0 1000000000 0, filled up with ones.
  private static func photo(_ orientation: PictureOrientation) -> [UInt8] {
    let data: [UInt8] =
      Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation.rawValue), 0, 0]
    var file: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(data.count + 8)] + Array("Exif\0\0".utf8) + data
    file += [0xFF, 0xDB, 0, 67, 0] + [UInt8](repeating: 1, count: 64)
    file += [0xFF, 0xC0, 0, 11, 8, 0, 16, 0, 16, 1, 1, 0x11, 0]
    file += [0xFF, 0xC4, 0, 21, 0x00, 1, 1] + [UInt8](repeating: 0, count: 14) + [10, 11]
    file += [0xFF, 0xC4, 0, 20, 0x10, 1] + [UInt8](repeating: 0, count: 15) + [0]
    file += [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0]
    let bits = "011111110000" + "10000000001110" + "10100000000000" + "010000000000" + "1111"
    let digits = bits.compactMap(\.wholeNumberValue)
    for start in stride(from: 0, to: digits.count, by: 8) {
      file.append(UInt8(digits[start..<start + 8].reduce(0) { $0 << 1 | $1 }))
    }
    return file + [0xFF, 0xD9]
  }

  @Test(arguments: corners.map(\.orientation)) func photosAreShownUpright(_ orientation: PictureOrientation) throws {
    let shown = try #require(Self.corners.first { $0.orientation == orientation }?.shown)
    let bitmap = try PictureReader.bitmap(Self.photo(orientation))
    #expect(bitmap.width == 16 && bitmap.height == 16)
    for (corner, letter) in zip([(4, 4), (12, 4), (4, 12), (12, 12)], shown) {
      let gray = try #require(Self.grays[letter])
      let pixel = bitmap.pixels[corner.1 * 16 + corner.0]
      #expect(
        PixelDifference.levels(pixel, Pixel(red: gray, green: gray, blue: gray, alpha: 255)) <= 1, "\(letter): \(pixel)"
      )
    }
  }

  /// What SVG does with the file's corners puts them in the same places.
  @Test(arguments: corners.map(\.orientation)) func vectorsTurnThemLikewise(_ orientation: PictureOrientation) throws {
    let shown = try #require(Self.corners.first { $0.orientation == orientation }?.shown)
    let places = [Point(x: 0.25, y: 0.25), Point(x: 0.75, y: 0.25), Point(x: 0.25, y: 0.75), Point(x: 0.75, y: 0.75)]
    for (place, letter) in zip(places, "ABCD") {
      let index = try #require(places.firstIndex(of: orientation.map.applied(to: place)))
      #expect(Array(shown)[index] == letter)
    }
  }
}
