import Foundation
import Testing

/// `galley render --fonts`: outlines of files, without another frame.
@Suite struct RenderFontsTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let segments = root.appendingPathComponent("samples/fonts/segments.ttf").path
  private static let document = """
    VStack:
      - Text: "8"
        modifiers: [ { font: { custom: { name: Segments, size: 40 } } } ]
      - Text: 漢
    """

  private func render(
    _ options: String..., document: String = RenderFontsTests.document
  ) throws -> (output: String, errors: String) {
    let outcome = try BuiltCommand.run(
      ["render", "-", "--size", "100x100", "--annotate"] + options, input: document)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return (outcome.output, outcome.errors)
  }

  private func frames(_ svg: String) -> [Substring] {
    svg.split(separator: "data-frame=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
  }

  @Test func aFamilyHasTheOutlinesOfItsFile() throws {
    let without = try render()
    #expect(without.errors.contains("the font `Segments` is drawn only roughly"))
    let with = try render("--fonts", Self.segments)
    #expect(!with.errors.contains("the font `Segments` is drawn only roughly"))
    #expect(with.output != without.output && frames(with.output) == frames(without.output))
    #expect(frames(with.output).count >= 3)
  }

  /// The file has no Han, so that its letter stays a box; digits of the system's font stay the system's.
  @Test func lettersThatTheFileHasNotStayAsTheyAre() throws {
    #expect(try render("--fonts", Self.segments).errors.contains("Han"))
    let plain = "Text: \"8\""
    #expect(try render("--fonts", Self.segments, document: plain).output == render(document: plain).output)
  }

  @Test func whatIsNoFontIsRefused() throws {
    let readme = Self.root.appendingPathComponent("README.md").path
    for (file, words) in [(readme, "is no TrueType file"), ("/nowhere.ttf", "cannot read")] {
      let outcome = try BuiltCommand.run(["render", "-", "--fonts", file], input: "Text: Hi")
      #expect(outcome.status == 2 && outcome.errors.contains(words), "\(outcome.errors)")
    }
  }
}
