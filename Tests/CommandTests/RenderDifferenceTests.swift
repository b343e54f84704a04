import Foundation
import GalleyPictures
import Testing

/// What is different between two layouts, as a picture.
@Suite struct RenderDifferenceTests {
  private let document = """
    parameters: { tone: { type: Color, default: red }, height: { type: Double, default: 20 }, more: { type: Bool, default: false } }
    body:
      VStack:
        spacing: 0
        alignment: leading
        content:
          - { Color: green, name: first, modifiers: [ { frame: { width: 40, height: $(height) } } ] }
          - { Color: $(tone), name: second, modifiers: [ { frame: { width: 30, height: 10 } } ] }
          - { Color: yellow, name: third, modifiers: [ { frame: { width: 30, height: 10 } } ] }
          - if: $(more)
            then: [ { Color: brown, name: fourth, modifiers: [ { frame: { width: 30, height: 10 } } ] } ]
      modifiers: [ { frame: { width: 100, height: 100, alignment: topLeading } } ]
    """

  private func report(_ arguments: String...) throws -> [String: Any] {
    let outcome = try BuiltCommand.run(
      ["render", "-", "--size", "100x100", "--format", "json"] + arguments, input: document)
    #expect(outcome.status == 1, "\(outcome.errors)")
    return try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
  }

  /// The first view is 6 higher, so that those below it move by 6: one group, though they are two.
  @Test func whatMovesAlikeIsOneGroup() throws {
    let report = try report("--diff-set", "height=26")
    let moves = try #require(report["moves"] as? [[String: Any]])
    #expect(moves.count == 1)
    #expect(moves.first?["x"] as? Double == 0 && moves.first?["y"] as? Double == 6)
    #expect((moves.first?["nodes"] as? [String])?.count == 2)
    #expect((report["redrawn"] as? [Any])?.isEmpty == true, "\(report)")
  }

  /// Nothing moves; only the second view looks otherwise.
  @Test func whatLooksOtherwiseIsFound() throws {
    let report = try report("--diff-set", "tone=blue")
    #expect((report["differences"] as? [Any])?.isEmpty == true)
    let redrawn = try #require(report["redrawn"] as? [[String: Any]])
    #expect(redrawn.map { $0["label"] as? String } == ["second"])
    #expect((redrawn.first?["frame"] as? [String: Double])?["y"] == 20)
  }

  @Test func threePicturesStandBesideEachOther() throws {
    let outcome = try BuiltCommand.run(
      "render", "-", "--size", "200x100", "--diff-set", "height=26", "--diff-set", "more=true", input: document)
    #expect(outcome.status == 1)
    // 3 × 200 with 20 around and between them; 20 for the words above.
    #expect(outcome.output.contains("viewBox=\"0 0 680 160\""), "\(outcome.output.prefix(120))")
    // The first view is 6 higher, and with the new one of 10 the stack is 16 higher.
    for words in ["2 moved, 2 resized, 1 new", "0, +6", "0 × +6", "0 × +16"] {
      #expect(outcome.output.contains("<title>\(words)</title>"), "\(words)")
    }
  }

  @Test func equalLayoutsEndInStatusZero() throws {
    let folder = try TemporaryFolder()
    for name in ["a.yaml", "b.yaml"] { try folder.write(name, document) }
    let outcome = try BuiltCommand.run("render", "a.yaml", "--diff", "b.yaml", "-o", "d.png", folder: folder.url)
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
    try folder.write("b.yaml", "Txt: Hello")
    let wrong = try BuiltCommand.run("render", "a.yaml", "--diff", "b.yaml", "-o", "e.svg", folder: folder.url)
    #expect(wrong.status == 1 && wrong.errors.contains("unknown-view"))
    #expect(throws: (any Error).self) { try folder.read("e.svg") }
  }

  @Test(arguments: [
    ["--node", "first"], ["--inspect", "all"], ["--matrix", "more=true,false"], ["--hashes", "h"], ["a.yaml"],
  ])
  func otherOptionsAreRefused(_ arguments: [String]) throws {
    #expect(try BuiltCommand.run(["render", "-", "--diff-set", "more=true"] + arguments, input: document).status == 2)
  }
}
