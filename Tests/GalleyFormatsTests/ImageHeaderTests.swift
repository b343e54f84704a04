import GalleyFormats
import Testing

/// Sizes from the first bytes of pictures, as the formats lay them down.
@Suite struct ImageHeaderTests {
  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]

  private func size(_ bytes: [UInt8]) throws -> [Double] {
    let header = try ImageHeader(bytes)
    return [header.width, header.height]
  }

  @Test func pngHasItsSizeInTheFirstChunk() throws {
    let chunk = Array("IHDR".utf8) + [0, 0, 1, 0, 0, 0, 0, 160]
    #expect(try size(ImageHeaderTests.png + chunk) == [256, 160])
  }

  @Test func gifHasItsSizeBehindTheSignature() throws {
    #expect(try size(Array("GIF89a".utf8) + [100, 0, 0, 1]) == [100, 256])
  }

  @Test func jpegHasItsSizeInTheFirstFrame() throws {
    let other: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC4, 0, 3, 9]
    #expect(try size(other + [0xFF, 0xC2, 0, 17, 8, 0, 30, 0, 40]) == [40, 30])
  }

  /// Exif of a camera that was held upright, in both orders of bytes: the entry 0x112 of the first directory is 6.
  @Test func turnedPhotosHaveTheSizeThatIsShown() throws {
    let frame: [UInt8] = [0xFF, 0xC0, 0, 17, 8, 0, 30, 0, 40]
    let big: [UInt8] = Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
    let little: [UInt8] = Array("II".utf8) + [42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0]
    for data in [big, little] {
      let exif = [0xFF, 0xE1, 0, UInt8(data.count + 8)] + Array("Exif\0\0".utf8) + data
      #expect(try size([0xFF, 0xD8] + exif + frame) == [30, 40])
      for count in 0..<data.count {
        // What is cut says nothing.
        let cut = [0xFF, 0xE1, 0, UInt8(count + 8)] + Array("Exif\0\0".utf8) + data.prefix(count)
        let isThere = count >= 20
        #expect(try size([0xFF, 0xD8] + cut + frame) == (isThere ? [30, 40] : [40, 30]), "\(count)")
      }
    }
  }

  @Test func webPHasThreeForms() throws {
    func file(_ form: String, _ rest: [UInt8]) -> [UInt8] {
      Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP".utf8) + Array(form.utf8) + [0, 0, 0, 0] + rest
    }
    #expect(try size(file("VP8X", [0, 0, 0, 0, 9, 0, 0, 4, 0, 0])) == [10, 5])
    // 14 bits of the width less one, then 14 of the height less one: 9 + (4 << 14).
    #expect(try size(file("VP8L", [0x2F, 9, 0, 1, 0])) == [10, 5])
    #expect(try size(file("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A, 10, 0, 5, 0])) == [10, 5])
  }

  @Test func svgHasLengthsOrAViewBox() throws {
    #expect(try size(Array("<svg width=\"40\" height='30px'>".utf8)) == [40, 30])
    #expect(try size(Array("<?xml?><!-- a --><svg viewBox=\"0 0 24 12\">".utf8)) == [24, 12])
    #expect(try size(Array("<svg viewBox=\"0,0,24,12\" width=\"1in\">".utf8)) == [96, 48])
  }

  @Test func otherFilesHaveNoSize() {
    #expect(throws: ImageHeader.Failure.unknownFormat) { try ImageHeader(Array("BM....".utf8)) }
    #expect(throws: ImageHeader.Failure.unknownFormat) { try ImageHeader([]) }
    #expect(throws: ImageHeader.Failure.truncated("PNG")) { try ImageHeader(ImageHeaderTests.png) }
    #expect(throws: ImageHeader.Failure.truncated("JPEG")) { try ImageHeader([0xFF, 0xD8, 0xFF, 0xE0, 0, 200]) }
    #expect(throws: ImageHeader.Failure.truncated("GIF")) { try ImageHeader(Array("GIF87a".utf8)) }
    #expect(throws: ImageHeader.Failure.truncated("SVG")) { try ImageHeader(Array("<svg ".utf8)) }
    #expect(throws: ImageHeader.Failure.invalid("SVG")) { try ImageHeader(Array("<svg width=\"50%\">".utf8)) }
    #expect(throws: ImageHeader.Failure.invalid("GIF")) { try ImageHeader(Array("GIF87a".utf8) + [0, 0, 0, 0]) }
  }

  @Test func everyPrefixOfAFileIsAnswered() {
    let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC2, 0, 17, 8, 0, 30, 0, 40]
    let svg = Array("<!DOCTYPE svg><svg a='b' / width = \"4\" height=\"5\"/>".utf8)
    for bytes in [jpeg, svg, ImageHeaderTests.png] {
      for count in 0...bytes.count { _ = try? ImageHeader(Array(bytes.prefix(count))) }
    }
  }
}
