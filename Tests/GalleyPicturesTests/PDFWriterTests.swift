import GalleyDrawing
import GalleyLayout
import GalleyPictureSpecimens
import Testing

@testable import GalleyPictures

@Suite struct PDFWriterTests {
  private let red = Paint.solid(ResolvedColor(red: 1, green: 0, blue: 0))
  private let rect = Rect(x: 10, y: 10, width: 20, height: 20)

  private func pdf(
    limits: RasterLimits = RasterLimits(), _ draw: (inout DisplayListBuilder) -> Void
  ) throws -> String {
    var list = DisplayListBuilder(size: Size(width: 100, height: 50.5), scale: 2)
    draw(&list)
    return text(try PDFWriter.pdf(list.list, limits: limits))
  }

  /// Each byte as a character.
  private func text(_ bytes: [UInt8]) -> String { String(String.UnicodeScalarView(bytes.map { UnicodeScalar($0) })) }

  @Test func picturesHaveTheirSize() throws {
    let file = try pdf { $0.fill(rect, red) }
    #expect(file.hasPrefix("%PDF-1.7\n"))
    #expect(file.contains("/MediaBox [0 0 100 50.5]"))
    // The page's y grows upwards.
    #expect(file.contains("1 0 0 -1 0 50.5 cm\nq\n1 0 0 rg\n10 10 m\n30 10 l\n30 30 l\n10 30 l\nh\nf\nQ\n"))
  }

  /// Where the table says that an object begins it does, the table is where the end says, and streams are as long as they say.
  @Test(arguments: Specimens.all.indices)
  func objectsAreWhereTheTableSays(_ index: Int) throws {
    let bytes = try PDFWriter.pdf(Specimens.all[index].list)
    let file = text(bytes)
    let end = try #require(file.ranges(of: "startxref\n").last)
    let table = try #require(Int(file[end.upperBound...].prefix { $0.isNumber }))
    let lines = text(Array(bytes[table...])).split(separator: "\n")
    #expect(lines[0] == "xref")
    let count = try #require(Int(lines[1].split(separator: " ")[1]))
    for number in 1..<count {
      let place = try #require(Int(lines[2 + number].prefix(10)))
      #expect(text(Array(bytes[place..<min(place + 12, bytes.count)])).hasPrefix("\(number) 0 obj\n"))
    }
    let stream = Array(" >>\nstream\n".utf8)
    for place in bytes.indices where bytes[place...].starts(with: stream) {
      let digits = text(Array(bytes[place - 12..<place])).split(separator: " ").last ?? ""
      let length = try #require(Int(digits))
      #expect(bytes[(place + stream.count + length)...].starts(with: Array("\nendstream".utf8)))
    }
    // Whatever is saved is restored.
    let operators = bytes.split(separator: UInt8(ascii: "\n"))
    #expect(operators.count { $0 == [UInt8(ascii: "q")] } == operators.count { $0 == [UInt8(ascii: "Q")] })
  }

  @Test func equalListsGiveEqualFiles() throws {
    let file = try pdf { $0.fill(rect, red) }
    #expect(try pdf { $0.fill(rect, red) } == file)
    let identity = try #require(file.firstRange(of: "/ID"))
    #expect(try !pdf { $0.fill(rect, red.multiplied(by: 0.5)) }.contains(file[identity.lowerBound...].prefix(24)))
    #expect(!file.contains("Date"))
  }

  @Test func opacitiesAreStates() throws {
    let file = try pdf { $0.fill(rect, red.multiplied(by: 0.5)) }
    #expect(file.contains("/G1 gs\n1 0 0 rg") && file.contains("/ExtGState << /G1 << /ca .5 /CA .5 >> >>"))
  }

  /// Texts can be copied: as characters of UTF-16 for each run, and for each glyph.
  @Test func textsKeepTheirCharacters() throws {
    let measurer = TextMeasurer(platform: .iOS, scale: 2)
    let content = TextContent(runs: [TextContent.Run(string: "Aé", font: .body)])
    let placed = measurer.placedText(content, proposal: .unspecified, isRightToLeft: false)
    let file = try pdf { list in
      var painter = TextPainter()
      painter.draw(placed, at: .zero, in: &list) { _ in TextLook(paint: red) }
    }
    #expect(file.contains("/ActualText <FEFF004100E9>"))
    #expect(file.contains("2 beginbfchar\n<00> <0041>\n<01> <00E9>\nendbfchar"))
    #expect(file.contains("/Type3") && file.contains("<00> Tj") && file.contains("<01> Tj"))
  }

  /// A quarter of the way is red, then it runs to a half of blue, which needs a mask.
  @Test func gradientsAreShadings() throws {
    let stops = [
      ColorStop(color: ResolvedColor(red: 1, green: 0, blue: 0), location: 0.25),
      ColorStop(color: ResolvedColor(red: 0, green: 0, blue: 1, alpha: 0.5), location: 1),
    ]
    let file = try pdf { $0.fill(rect, .linear(stops: stops, start: rect.origin, end: Point(x: 30, y: 10))) }
    #expect(file.contains("/ShadingType 2 /Coords [10 10 30 10] /Extend [true true]"))
    #expect(file.contains("/C0 [1 0 0] /C1 [0 0 1]") && file.contains("/Bounds [.25]"))
    #expect(file.contains("/S /Luminosity") && file.contains("/C0 [1] /C1 [.5]"))
  }

  /// The picture of a blur reaches three deviations beyond the rectangle: 32 points, at three pixels each.
  @Test func blursAreDrawnInPixels() throws {
    let file = try pdf { list in
      list.begin(Layer(filter: .blur(2)))
      list.fill(rect, red)
      list.endLayer()
    }
    #expect(file.contains("/Width 96 /Height 96") && file.contains("32 0 0 -32 4 36 cm"))
    #expect(!file.contains("10 10 m"))
  }

  /// Of a blur that reaches over the page there are the pixels of the page alone: 100 × 50.5 points, three each.
  @Test func blursEndAtThePage() throws {
    let file = try pdf { list in
      list.begin(Layer(filter: .blur(2)))
      list.fill(Path(Rect(x: -9e5, y: -9e5, width: 1.8e6, height: 1.8e6)), red)
      list.endLayer()
    }
    // 151.5 rows are rounded up.
    #expect(file.contains("/Width 300 /Height 152"))
  }

  /// What is drawn in pixels counts together: ten shadows in each other draw the innermost ten times.
  @Test func nestedShadowsEnd() throws {
    let black = ResolvedColor(red: 0, green: 0, blue: 0)
    func nested(_ count: Int) throws -> String {
      var limits = RasterLimits()
      // A shadow of 20 × 20 points at three pixels each takes some twenty thousand.
      limits.work = 100_000
      return try pdf(limits: limits) { list in
        for _ in 0..<count { list.begin(Layer(filter: .shadow(color: black, x: 0, y: 0, radius: 0))) }
        list.fill(rect, red)
        for _ in 0..<count { list.endLayer() }
      }
    }
    #expect(try nested(2).contains("/Width 60 /Height 60"))
    #expect(throws: Rasteriser.Failure.work) { try nested(10) }
  }

  /// What casts a shadow stays as it is, and below it are the pixels of the shadow alone.
  @Test func shadowsAreDrawnInPixels() throws {
    let black = ResolvedColor(red: 0, green: 0, blue: 0)
    let file = try pdf { list in
      list.begin(Layer(filter: .shadow(color: black, x: 0, y: 0, radius: 4)))
      list.fill(rect, red)
      list.endLayer()
    }
    let image = try #require(file.firstRange(of: " Do\n"))
    let outline = try #require(file.firstRange(of: "10 10 m"))
    #expect(image.lowerBound < outline.lowerBound)
  }

  @Test func layersAreGroups() throws {
    var layer = Layer(opacity: 0.25)
    layer.blend = .colorDodge
    let file = try pdf { list in
      list.begin(layer)
      list.fill(rect, red)
      list.endLayer()
    }
    #expect(file.contains("/BM /ColorDodge") && file.contains("/ca .25"))
    #expect(file.contains("/Subtype /Form /BBox [10 10 30 30]"))
  }

  /// Whatever is coded comes back.
  @Test func runLengthsReadBack() {
    var random = SplitMix(state: 3)
    for length in [0, 1, 2, 3, 127, 128, 129, 130, 255, 256, 257, 1000] {
      for variety in [UInt8(0), 1, 3, 255] {
        let bytes = (0..<length).map { _ in UInt8.random(in: 0...variety, using: &random) }
        var runs = RunLengths()
        for byte in bytes { runs.add(byte) }
        let encoded = runs.encoded
        var decoded: [UInt8] = []
        var place = 0
        while encoded[place] != 128 {
          let count = Int(encoded[place])
          if count < 128 {
            decoded += encoded[place + 1...place + 1 + count]
            place += count + 2
          } else {
            decoded += Array(repeating: encoded[place + 1], count: 257 - count)
            place += 2
          }
        }
        #expect(decoded == bytes && place == encoded.count - 1)
      }
    }
  }
}
