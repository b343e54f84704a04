import GalleyDrawing
import GalleyLayout
import Testing

@testable import GalleyPictures

@Suite struct PictureFileTests {
  /// Four by three pixels, some of which shine through.
  private func sample(isOpaque: Bool) -> Bitmap {
    var bitmap = Bitmap(width: 4, height: 3)
    for index in bitmap.pixels.indices {
      let alpha = isOpaque ? 255 : [UInt32(0), 255, 128, 1][index % 4]
      bitmap.pixels[index] = Pixel(straightRed: UInt32(index * 20), 255 - UInt32(index), 7, alpha)
    }
    return bitmap
  }

  @Test(arguments: [true, false])
  func picturesComeBackFromTheirFiles(_ isOpaque: Bool) throws {
    let bitmap = sample(isOpaque: isOpaque)
    let file = try #require(PNGWriter.png(bitmap, pixelsPerPoint: 3))
    #expect(try PictureReader.bitmap(file) == bitmap)
    // Behind signature, length and name of the header: width, height, eight bits, RGB (2) or RGBA (6), nothing special.
    #expect(Array(file[16..<29]) == [0, 0, 0, 4, 0, 0, 0, 3, 8, isOpaque ? 2 : 6, 0, 0, 0])
  }

  @Test func filesSayWhatTheirNumbersMean() throws {
    let file = try #require(PNGWriter.png(sample(isOpaque: true), pixelsPerPoint: 3))
    let text = file.map { String(UnicodeScalar($0)) }.joined()
    #expect(text.contains("sRGB"))
    // 3 × 72 ÷ 0.0254 = 8503.9 pixels a metre, and 8504 is 0x2138.
    #expect(text.contains("pHYs\u{0}\u{0}\u{21}\u{38}\u{0}\u{0}\u{21}\u{38}\u{1}"))
    #expect(text.contains("Software\u{0}Galley"))
    #expect(!text.contains("tIME"))
  }

  @Test func nothingIsWrittenWithoutPixels() {
    #expect(PNGWriter.png(Bitmap(width: 0, height: 5), pixelsPerPoint: 1) == nil)
  }

  /// A file that is cut anywhere, or has a wrong byte anywhere, is refused, or still a picture; nothing else happens.
  @Test func damagedFilesAreHarmless() throws {
    for file in [try #require(PNGWriter.png(sample(isOpaque: false), pixelsPerPoint: 1)), Self.jpeg] {
      for place in file.indices {
        #expect(throws: PictureReader.Failure.self) { try PictureReader.bitmap(Array(file[..<place])) }
        for change in [UInt8(0x01), 0x80, 0xFF] {
          var damaged = file
          damaged[place] ^= change
          _ = try? PictureReader.bitmap(damaged)
        }
      }
    }
  }

  /// The checksums of parts that a picture needs are looked at.
  @Test func wrongChecksumsAreRefused() throws {
    var file = try #require(PNGWriter.png(sample(isOpaque: true), pixelsPerPoint: 1))
    // The checksum of the header.
    file[29] ^= 1
    #expect(throws: PictureReader.Failure.unreadable("IHDR: CRC error")) { try PictureReader.bitmap(file) }
  }

  @Test func largePicturesAreRefusedBeforeTheyAreRead() throws {
    let file = try #require(PNGWriter.png(sample(isOpaque: true), pixelsPerPoint: 1))
    var limits = RasterLimits()
    limits.pixels = 11
    #expect(throws: PictureReader.Failure.unreadable("the picture has too many pixels")) {
      try PictureReader.bitmap(file, limits: limits)
    }
    limits.pixels = 12
    limits.side = 3
    #expect(throws: PictureReader.Failure.self) { try PictureReader.bitmap(file, limits: limits) }
    limits.side = 4
    #expect(try PictureReader.bitmap(file, limits: limits).width == 4)
    limits.side = 7
    #expect(throws: PictureReader.Failure.unreadable("the picture has too many pixels")) {
      try PictureReader.bitmap(Self.jpeg, limits: limits)
    }
  }

  @Test func formatsAreToldByTheirBytes() {
    #expect(PictureFormat(Self.jpeg) == .jpeg)
    #expect(PictureFormat(Array("GIF89a".utf8)) == .gif)
    #expect(PictureFormat(Array("RIFF____WEBP".utf8)) == .webP)
    #expect(PictureFormat(Array("<svg>".utf8)) == nil)
    #expect(PictureFormat([]) == nil)
    #expect(throws: PictureReader.Failure.unknownFormat) { try PictureReader.bitmap(Array("GIF89a".utf8)) }
  }

  /// Eight by eight pixels of (200, 40, 90); a JPEG keeps them roughly.
  @Test func photosAreRead() throws {
    let bitmap = try PictureReader.bitmap(Self.jpeg)
    #expect(bitmap.width == 8 && bitmap.height == 8)
    let wanted = Pixel(red: 200, green: 40, blue: 90, alpha: 255)
    #expect(bitmap.pixels.allSatisfy { PixelDifference.levels($0, wanted) <= 2 })
  }

  private static let jpeg = bytes(
    """
    ffd8ffe000104a46494600010100000100010000ffdb00430002010101010102010101020202020204030202020205040403
    04060506060605060606070908060709070606080b08090a0a0a0a0a06080b0c0b0a0c090a0a0affdb004301020202020202
    050303050a0706070a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a
    0a0a0a0a0a0a0a0affc00011080008000803011100021101031101ffc40014000100000000000000000000000000000008ff
    c40014100100000000000000000000000000000000ffc4001501010100000000000000000000000000000409ffc400141101
    00000000000000000000000000000000ffda000c03010002110311003f003b8ea60fffd9
    """)

  private static func bytes(_ digits: String) -> [UInt8] {
    let values = digits.compactMap(\.hexDigitValue)
    return stride(from: 0, to: values.count - 1, by: 2).map { UInt8(values[$0] << 4 | values[$0 + 1]) }
  }
}
