import Foundation
import Testing

@testable import GalleyCommand

@Suite struct InputCollectorTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["b.yaml", "a.yml", "deep/er/c.json", "deep/.hidden/d.yaml", "node_modules/e.yaml", ".f.yaml"] {
      try folder.write(name, name.hasSuffix("json") ? "{\"body\": \"Spacer\"}" : "body: Spacer")
    }
    try folder.write("other.yaml", "name: CI\n")
    try folder.write("notes.txt", "body: Spacer")
    return folder
  }

  private func names(_ collector: InputCollector, in folder: TemporaryFolder) -> [String] {
    collector.inputs.map { $0.name.replacingOccurrences(of: folder.path + "/", with: "") }
  }

  @Test func foldersAreSearchedForDocumentsInOrderOfNames() throws {
    let folder = try folder()
    let collector = InputCollector([folder.path])
    #expect(names(collector, in: folder) == ["a.yml", "b.yaml", "deep/er/c.json"])
    #expect(collector.failures.isEmpty)
  }

  @Test func filesThatAreNamedAreTakenWhateverTheyHold() throws {
    let folder = try folder()
    let collector = InputCollector([folder.path + "/notes.txt", folder.path + "/other.yaml"])
    #expect(names(collector, in: folder) == ["notes.txt", "other.yaml"])
  }

  @Test func everyDocumentIsTakenOnce() throws {
    let folder = try folder()
    let collector = InputCollector([folder.path + "/b.yaml", folder.path, "-", "-"])
    #expect(names(collector, in: folder) == ["b.yaml", "a.yml", "deep/er/c.json", "<stdin>"])
  }

  @Test func whatIsNotThereIsAFailureAndTheRestIsStillTaken() throws {
    let folder = try folder()
    let collector = InputCollector([folder.path + "/missing.yaml", folder.path + "/b.yaml", folder.path + "/*.none"])
    #expect(names(collector, in: folder) == ["b.yaml"])
    #expect(
      collector.failures.map(\.message) == [
        "cannot read `\(folder.path)/missing.yaml`: no such file or directory",
        "no file matches `\(folder.path)/*.none`",
      ])
  }

  @Test func whatIsNoDocumentIsSkippedAndWhatIsEmptyIsToldApart() throws {
    let folder = try folder()
    try folder.write("deep/nothing.yaml", "# later\n")
    let collector = InputCollector([folder.path, folder.path + "/other.yaml", folder.path])
    #expect(names(collector, in: folder).last == "other.yaml")
    #expect(collector.skipped == [folder.path + "/other.yaml"])
    #expect(collector.empty == [folder.path + "/deep/nothing.yaml"])
  }

  @Test func emptyFilesWithoutDocumentsAreSkipped() throws {
    let folder = try TemporaryFolder()
    try folder.write("nothing.yaml", "")
    let collector = InputCollector([folder.path])
    #expect(collector.skipped == [folder.path + "/nothing.yaml"])
    #expect(collector.empty == [])
  }

  @Test func standardInputHasTheNameThatItIsGiven() {
    let collector = InputCollector(["-"], standardInputName: "cards/card.json")
    #expect(collector.inputs == [.standardInput(named: "cards/card.json")])
    #expect(collector.inputs.first?.name == "cards/card.json")
    #expect(collector.inputs.first?.path == nil)
  }

  @Test func aFolderWithoutDocumentsIsAFailure() throws {
    let folder = try TemporaryFolder()
    #expect(InputCollector([folder.path]).failures.map(\.message) == ["no Galley documents in `\(folder.path)`"])
  }

  @Test(arguments: [
    ("*.y*ml", ["a.yml", "b.yaml", "other.yaml"]),
    ("?.yaml", ["b.yaml"]),
    ("[ab].*", ["a.yml", "b.yaml"]),
    ("**/*.json", ["deep/er/c.json"]),
    ("deep/**", ["deep/er/c.json"]),
    ("d*/*/c.json", ["deep/er/c.json"]),
  ])
  func patternsAreExpanded(_ pattern: String, _ expected: [String]) throws {
    let folder = try folder()
    #expect(names(InputCollector([folder.path + "/" + pattern]), in: folder) == expected)
  }

  @Test func readingStopsBehindTheLimit() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("a", "12345")
    #expect(try InputPath.file(file.path).read(limit: 3).bytes == Array("1234".utf8))
    #expect(try InputPath.file(file.path).read(limit: .max).bytes == Array("12345".utf8))
  }

  @Test func readingAFolderFails() throws {
    let folder = try TemporaryFolder()
    #expect(throws: CommandFailure("cannot read `\(folder.path)`: is a directory")) {
      try InputPath.file(folder.path).read(limit: 10)
    }
  }
}
