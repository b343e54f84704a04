import Foundation
import Testing

/// Sheets of a document in several settings, and hashes of pictures.
@Suite struct RenderSheetTests {
  private let document = """
    parameters: { count: { type: Int, default: 1 } }
    body:
      Color: red
      modifiers: [ { frame: { width: $(Double(count) * 10), height: 20 } } ]
    """

  private func titles(of svg: String) -> [String] {
    svg.components(separatedBy: "<title>").dropFirst().compactMap { $0.components(separatedBy: "</title>").first }
  }

  /// The first key has a column for each choice, so that the rows are those of the second.
  @Test func aSheetHasAllCombinations() throws {
    let outcome = try BuiltCommand.run(
      "render", "-", "--matrix", "size=200x60,180x60", "--matrix", "count=1,2,3", input: document)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let titles = titles(of: outcome.output)
    #expect(
      titles.filter { $0.contains("count") } == [
        "200x60 · count: 1", "180x60 · count: 1", "200x60 · count: 2", "180x60 · count: 2", "200x60 · count: 3",
        "180x60 · count: 3",
      ])
    #expect(titles.filter { $0 == "180 × 60 @2x" }.count == 3)
    // Columns of 200 and 180 with 20 around and between them; three rows of 60 with 20 above for words and 20 below, 20 apart.
    #expect(outcome.output.contains("viewBox=\"0 0 440 380\""), "\(outcome.output.prefix(120))")
  }

  @Test func mistakesInOneSettingLeaveNoSheet() throws {
    let outcome = try BuiltCommand.run("render", "-", "--matrix", "count=1,many", input: document)
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("many"), "\(outcome.errors)")
  }

  @Test func hashesTellWhichPicturesChanged() throws {
    let folder = try TemporaryFolder()
    for name in ["a.yaml", "b.yaml"] { try folder.write(name, document) }
    let written = try BuiltCommand.run("render", "a.yaml", "b.yaml", "--write-hashes", "h.txt", folder: folder.url)
    #expect(written.status == 0, "\(written.errors)")
    let lines = try folder.read("h.txt").split(separator: "\n")
    #expect(lines.map { $0.dropFirst(18) } == ["a.yaml", "b.yaml"])
    let same = try BuiltCommand.run("render", "a.yaml", "b.yaml", "--hashes", "h.txt", folder: folder.url)
    #expect(same.status == 0 && same.output == "", "\(same.output)")
    try folder.write("b.yaml", document.replacingOccurrences(of: "red", with: "blue"))
    let changed = try BuiltCommand.run("render", "a.yaml", "b.yaml", "--hashes", "h.txt", folder: folder.url)
    #expect(changed.status == 1)
    #expect(changed.output == "b.yaml is drawn otherwise\n")
    try folder.write("h.txt", "no hash\n")
    let wrong = try BuiltCommand.run("render", "a.yaml", "--hashes", "h.txt", folder: folder.url)
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("line 1 of `h.txt`"), "\(wrong.errors)")
  }

  @Test(arguments: [
    ["--hashes", "h", "--write-hashes", "h"], ["--hashes", "h", "-o", "a.png"], ["--write-hashes", "h", "--zoom", "2"],
    ["--matrix", "count=1,2", "--node", "a", "--steps"], ["--matrix", "count=1,2", "--matrix", "count=3"],
  ])
  func optionsThatExcludeEachOtherAreRefused(_ arguments: [String]) throws {
    #expect(try BuiltCommand.run(["render", "-"] + arguments, input: document).status == 2)
  }
}
