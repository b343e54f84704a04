import Galley
import GalleySource
import GalleyTestSupport
import Testing

/// What holds for every document, whatever it says.
@Suite struct DocumentPropertyTests {
  @Test func mostGeneratedDocumentsAreLaidOut() {
    #expect(GeneratedDocuments.all.count == 240)
    #expect(GeneratedDocuments.laidOut.count > 60)
  }

  @Test func framesAreFiniteAndSizesAreNotNegative() {
    for (text, result) in GeneratedDocuments.laidOut {
      for frame in result.nodes.lazy.map(\.frame) {
        let numbers = [frame.minX, frame.minY, frame.maxX, frame.maxY]
        #expect(
          numbers.allSatisfy(\.isFinite) && frame.size.width >= 0 && frame.size.height >= 0, "\(frame) in \(text)")
      }
    }
  }

  /// Lengths at the edges of what a number can be, wherever a length is taken.
  @Test(arguments: ["1e308", "-1e308", "5e-324", "-0.0", "infinity", "-infinity", "nan", "-1", "9223372036854775807"])
  func framesAreFiniteWhateverTheLengths(_ length: String) {
    let texts = [
      "Text: a b\nmodifiers: [ { frame: { width: §, height: § } }, { padding: § }, { offset: { x: §, y: § } } ]",
      "Color: red\nmodifiers: [ { frame: { minWidth: §, idealWidth: §, maxWidth: §, minHeight: §, maxHeight: § } } ]",
      "VStack: { spacing: §, content: [ { Text: a }, { Spacer: { minLength: § } }, { Color: red } ] }",
      "HStack: [ { Text: a, modifiers: [ { layoutPriority: § } ] }, { Color: red, modifiers: [ { position: { x: §, y: § } } ] } ]",
      "LazyVGrid: { columns: [ { flexible: { minimum: §, maximum: § } }, { adaptive: { minimum: § } }, { fixed: § } ], spacing: §, content: [ { Text: a }, { Text: b } ] }",
      "Text: a b\nmodifiers: [ { font: { system: { size: § } } }, { lineSpacing: § }, { kerning: § }, { tracking: § } ]",
      "Color: red\nmodifiers: [ { aspectRatio: { aspectRatio: §, contentMode: fit } }, { aspectRatio: { aspectRatio: §, contentMode: fill } } ]",
      "HStack: [ { Text: a, modifiers: [ { alignmentGuide: { g: top, computeValue: § } } ] }, { Text: b } ]",
      "Grid: { horizontalSpacing: §, verticalSpacing: §, content: [ { GridRow: [ { Text: a }, { Text: b } ] } ] }",
    ]
    for text in texts {
      let result = GeneratedDocuments.interpret(text.replacing("§", with: length))
      for frame in result.nodes.lazy.map(\.frame) {
        let numbers = [frame.minX, frame.minY, frame.maxX, frame.maxY]
        #expect(
          numbers.allSatisfy(\.isFinite) && frame.size.width >= 0 && frame.size.height >= 0, "\(frame) in \(text)")
      }
    }
  }

  @Test func theJSONTwinHasTheSameTypeAndTheSameFrames() throws {
    for (text, result) in GeneratedDocuments.laidOut {
      let json = try #require(jsonTwin(of: Array(text.utf8)))
      let twin = GeneratedDocuments.interpret(json, name: "document.json")
      #expect(twin.type == result.type, "\(text)")
      #expect(twin.nodes.map(\.frame) == result.nodes.map(\.frame), "\(text)")
    }
  }

  @Test func asMuchIsWrongWithTheJSONTwin() throws {
    for text in GeneratedDocuments.all {
      let json = try #require(jsonTwin(of: Array(text.utf8)))
      let problems = GeneratedDocuments.interpret(text).problems.map { "\($0.code) \($0.message)" }
      let twins = GeneratedDocuments.interpret(json, name: "document.json").problems.map { "\($0.code) \($0.message)" }
      #expect(problems.sorted() == twins.sorted(), "\(text)")
    }
  }

  @Test func aSecondRunGivesTheSameBytes() {
    for (text, result) in GeneratedDocuments.laidOut {
      let again = GeneratedDocuments.interpret(text)
      #expect(again.frames(as: .json) == result.frames(as: .json), "\(text)")
      #expect(again.qualifiedType == result.qualifiedType, "\(text)")
      #expect(again.prettyType() == result.prettyType(), "\(text)")
    }
  }

  @Test func aTypeBrokenOverLinesIsTheType() {
    for (text, result) in GeneratedDocuments.laidOut {
      let lines = (result.prettyType() ?? "").split(separator: "\n").map { line in
        line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0].filter { $0 != " " }
      }
      #expect(lines.joined() == (result.type ?? "").filter { $0 != " " }, "\(text)")
    }
  }

  @Test func theBeginningOfADocumentNeverCrashes() {
    for text in GeneratedDocuments.beginnings {
      let bytes = Array(text.utf8)
      for end in stride(from: 0, through: bytes.count, by: 7) { try? check(Array(bytes[..<end]), "document.yaml") }
    }
  }

  @Test func theBeginningOfAJSONDocumentNeverCrashes() throws {
    for text in GeneratedDocuments.beginnings {
      let bytes = try #require(jsonTwin(of: Array(text.utf8)))
      for end in stride(from: 0, through: bytes.count, by: 7) { try check(Array(bytes[..<end]), "document.json") }
    }
  }

  /// A broken document has an error that says something and lies in it; any other one has a type.
  private func check(_ bytes: [UInt8], _ name: String) throws {
    let result = GeneratedDocuments.interpret(bytes, name: name)
    #expect(result.hasErrors == (result.type == nil))
    for problem in result.problems {
      #expect(!problem.message.isEmpty)
      #expect((problem.sourceRange?.bytes.upperBound ?? 0) <= bytes.count)
    }
  }
}
