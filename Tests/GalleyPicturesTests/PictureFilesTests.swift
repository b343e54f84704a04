import Galley
import GalleyPictures
import Testing

/// What other programs have of pictures in files.
@Suite struct PictureFilesTests {
  private func picture(width: Double, height: Double) throws -> Picture {
    let document = Interpreter().check(DocumentSource(name: "a.yaml", text: "Color: red"))
    return try #require(document.layout(in: .size(width: width, height: height)).picture())
  }

  /// Without a scale, a picture has the two pixels a point of a window.
  @Test func aPictureHasTheDevicesPixels() throws {
    let picture = try picture(width: 10, height: 6)
    let (own, three) = (try PictureReader.bitmap(picture.png()), try PictureReader.bitmap(picture.png(scale: 3)))
    #expect([own.width, own.height, three.width, three.height] == [20, 12, 30, 18])
  }

  /// 6,000 × 3 = 18,000, and 5,000 × 5,000 × 4 = 100,000,000.
  @Test func failuresSayHowLargeIsTooLarge() throws {
    let (long, large) = (try picture(width: 6000, height: 1), try picture(width: 5000, height: 5000))
    #expect(throws: PictureFailure.side(pixels: 18_000, most: 16_384)) { try long.png(scale: 3) }
    #expect(throws: PictureFailure.pixels(100_000_000, most: 64_000_000)) { try large.png(scale: 2) }
    #expect(throws: PictureFailure.side(pixels: 24_000, most: 16_384)) { try long.terminal(.blocks, scale: 4) }
  }

  @Test(arguments: [0, -1, .infinity]) func scalesArePossible(_ scale: Double) throws {
    let picture = try picture(width: 10, height: 6)
    #expect(throws: PictureFailure.scale(scale)) { try picture.png(scale: scale) }
    #expect(!PictureFailure.scale(scale).isTooLarge)
  }
}
