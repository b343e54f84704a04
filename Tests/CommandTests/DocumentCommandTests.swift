import Foundation
import Testing

/// The commands that read documents: what goes where, and how they end.
@Suite struct DocumentCommandTests {
  private let good = "Rectangle:\nname: box\nmodifiers: [ { frame: { width: 100, height: 50 } } ]\n"
  private let bad = "HStack: { aligment: top, content: [] }\n"

  private func json(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  /// 1 + 1 is 2, and what does not stand alone is an error: the default of a state never takes its place.
  @Test func valuesFromOutsideMayBeExpressions() throws {
    let wide = "state: { side: 10.0 }\nbody: { Color: red, modifiers: [ { frame: { width: $(side) } } ] }\n"
    let sum = try BuiltCommand.run("frames", "-", "--set", "side=$(1 + 1)", "--size", "90x90", input: wide)
    #expect(sum.output.contains("frame(width: 2)"))
    let unknown = try BuiltCommand.run("frames", "-", "--set", "side=$(nosuch)", "--size", "90x90", input: wide)
    #expect(unknown.status == 1)
    #expect(unknown.errors.contains("unknown-name"))
  }

  // MARK: - Several documents

  /// A tool that asks for two documents gets a list, whatever became of them.
  @Test(arguments: ["type", "frames"]) func severalDocumentsAreAListAlsoIfOneCannotBeRead(_ command: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("good.yaml", good)
    try folder.write("empty.yaml", "")
    let outcome = try BuiltCommand.run(
      command, "nosuch.yaml", "good.yaml", "--format", "json", folder: folder.url)
    #expect(outcome.status == 2)
    let list = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
    #expect(list.map { $0["file"] as? String } == ["good.yaml"])
    let inFolder = try BuiltCommand.run(command, ".", "--format", "json", folder: folder.url)
    let both = try #require(
      try JSONSerialization.jsonObject(with: Data(inFolder.output.utf8)) as? [[String: Any]])
    #expect(both.map { $0["file"] as? String } == ["./good.yaml", "./empty.yaml"])
    #expect(both[1]["diagnostics"] is [Any])
  }

  @Test func resultsOfSeveralDocumentsGoToFilesInAFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("good.yaml", good)
    try folder.write("bad.yaml", bad)
    let problems = try BuiltCommand.run(
      "validate", "good.yaml", "bad.yaml", "--format", "json", "-o", "out/deep/", folder: folder.url)
    #expect(problems.status == 1)
    #expect(problems.output == "")
    let report = try String(contentsOf: folder.url.appending(path: "out/deep/bad.yaml.json"), encoding: .utf8)
    #expect(report.contains("unknown-argument"))
    let none = try String(contentsOf: folder.url.appending(path: "out/deep/good.yaml.json"), encoding: .utf8)
    #expect(none == "[]\n")
    let frames = try BuiltCommand.run(
      "frames", "good.yaml", "./good.yaml", "--format", "csv", "-o", "csv/", folder: folder.url)
    #expect(frames.status == 2)
    #expect(frames.errors.contains("two documents would be written to `csv/good.yaml.csv`"))
  }

  @Test func linksToNowhereAndEmptyFilesAreCounted() throws {
    let folder = try TemporaryFolder()
    try folder.write("good.yaml", good)
    try folder.write("empty.yaml", "")
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "lost.yaml"), withDestinationURL: URL(fileURLWithPath: "/nowhere/at/all.yaml"))
    let outcome = try BuiltCommand.run("validate", ".", folder: folder.url)
    #expect(outcome.errors.hasSuffix("1 document checked; 1 other file skipped; 1 empty file\n"))
  }

  // MARK: - validate

  @Test func validateSaysThatNothingIsWrong() throws {
    let outcome = try BuiltCommand.run("validate", "-", input: good)
    #expect(outcome.status == 0)
    #expect(outcome.output == "no problems in 1 document\n")
    #expect(outcome.errors == "")
    #expect(try BuiltCommand.run("validate", "-q", "-", input: good).output == "")
  }

  @Test func validateReportsOnStandardErrorWithStatusOne() throws {
    let outcome = try BuiltCommand.run("validate", "-", input: bad)
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("--> <stdin>:1:11\n"))
    #expect(outcome.errors.contains("did you mean `alignment`?"))
    #expect(outcome.errors.contains(" in <stdin>\n"))
    #expect(!outcome.errors.contains("\u{1B}"))
  }

  @Test func validateTakesManyFilesAndReportsThemTogether() throws {
    let folder = try TemporaryFolder()
    for index in 1...9 { try folder.write("\(index).yaml", "body: { \(bad.dropLast()) }\n") }
    try folder.write("good.yaml", "galley: 1\nbody: Spacer\n")
    let outcome = try BuiltCommand.run("validate", ".", folder: folder.url)
    #expect(outcome.status == 1)
    let places = outcome.errors.split(separator: "\n").filter { $0.contains("--> ") }.map { $0.dropFirst(6) }
    #expect(places.count == 9)
    #expect(places == places.sorted())
    #expect(outcome.errors.hasSuffix("\n9 errors in 9 files\n"))
  }

  @Test func validateCountsAndNamesTheFilesThatItChecksAndSkips() throws {
    let folder = try TemporaryFolder()
    try folder.write("good.yaml", good)
    try folder.write("package.json", "{ \"name\": \"x\", \"types\": \"x.d.ts\" }")
    let fine = try BuiltCommand.run("validate", ".", folder: folder.url)
    #expect(fine.status == 0)
    #expect(fine.output == "no problems in 1 document; 1 other file skipped\n")
    try folder.write("boddy.yaml", "boddy: [ { Text: a } ]\n")
    try folder.write("later.yaml", "")
    let broken = try BuiltCommand.run("validate", "--list-files", ".", folder: folder.url)
    #expect(broken.status == 1)
    #expect(
      broken.output
        == "checked ./boddy.yaml\nchecked ./good.yaml\nempty   ./later.yaml\nskipped ./package.json\n")
    #expect(broken.errors.contains("did you mean `body`?"))
    #expect(broken.errors.contains("warning[empty-file]"))
    #expect(broken.errors.hasSuffix("\n2 documents checked; 1 other file skipped; 1 empty file\n"))
    let machine = try BuiltCommand.run("validate", "--list-files", "--format", "json", ".", folder: folder.url)
    #expect(machine.output.hasPrefix("["))
    #expect(machine.errors == broken.output)
  }

  @Test func validateWritesEveryFormatIntoAFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("bad.yaml", bad)
    try folder.write("good.yaml", good)
    for (format, start) in [("text", "error[unknown-argument]"), ("json", "["), ("sarif", "{"), ("github", "::error ")]
    {
      for (name, status) in [("bad.yaml", Int32(1)), ("good.yaml", 0)] {
        try folder.write("report", "old\n")
        let outcome = try BuiltCommand.run("validate", "--format", format, "-o", "report", name, folder: folder.url)
        #expect(outcome.status == status)
        #expect(outcome.output == "")
        #expect(outcome.errors == "")
        let report = try folder.read("report")
        #expect(!report.contains("old"))
        if status == 1 { #expect(report.hasPrefix(start), "\(format)") }
      }
    }
    #expect(try BuiltCommand.run("validate", "-o", "report", "good.yaml", folder: folder.url).status == 0)
    #expect(try folder.read("report") == "no problems in 1 document\n")
  }

  @Test func standardInputIsReadAsTheFileThatItIsTheContentOf() throws {
    let folder = try TemporaryFolder()
    try folder.write("cards/shared/parts.yaml", "views: { Part: { body: { Text: part } } }\n")
    let document = "import: [shared/parts.yaml]\nbody: [ Part ]\n"
    let type = try BuiltCommand.run(
      "type", "--stdin-filename", "cards/card.yaml", "-", input: document, folder: folder.url)
    #expect(type.output == "Part\n")
    let broken = try BuiltCommand.run("validate", "--stdin-filename", "cards/card.json", "-", input: "Text: a\n")
    #expect(broken.status == 1)
    #expect(broken.errors.contains("--> cards/card.json:1:1\n"))
    #expect(try BuiltCommand.run("validate", "--stdin-filename", "a.yaml", "b.yaml").status == 2)
    #expect(try BuiltCommand.run("validate", "--stdin-filename", "", "-").status == 2)
  }

  @Test func reportsOfSeveralDocumentsNameTheirs() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.yaml", good)
    try folder.write("b.yaml", bad)
    for command in ["frames", "type"] {
      let outcome = try BuiltCommand.run(command, "--format", "json", "a.yaml", "b.yaml", folder: folder.url)
      let list = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
      #expect(list.map { $0["file"] as? String } == ["a.yaml", "b.yaml"])
      #expect(
        try json(BuiltCommand.run(command, "--format", "json", "a.yaml", folder: folder.url).output)["file"] == nil)
    }
  }

  @Test func machineFormatsGoToStandardOutput() throws {
    for (format, start) in [("json", "["), ("sarif", "{"), ("github", "::error ")] {
      let outcome = try BuiltCommand.run("validate", "--format", format, "-", input: bad)
      #expect(outcome.status == 1)
      #expect(outcome.output.hasPrefix(start))
      #expect(outcome.errors == "")
    }
    #expect(try BuiltCommand.run("validate", "--format", "json", "-", input: good).output == "[]\n")
  }

  @Test func anUnreadableFileIsStatusTwoAndTheOthersAreStillChecked() throws {
    let outcome = try BuiltCommand.run("validate", "/no/such/file.yaml", "-", input: bad)
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("galley: cannot read `/no/such/file.yaml`: no such file or directory\n"))
    #expect(outcome.errors.contains("did you mean `alignment`?"))
  }

  @Test func theNumberOfProblemsThatAreShownIsLimited() throws {
    let document = "VStack: [ { A: 1 }, { B: 1 }, { C: 1 } ]\n"
    let outcome = try BuiltCommand.run("validate", "--max-diagnostics", "1", "-", input: document)
    #expect(outcome.errors.contains("note[too-many-problems]: 2 more problems are not shown"))
    #expect(outcome.errors.contains("\n3 errors in <stdin>\n"))
  }

  @Test func coloursFollowTheOption() throws {
    #expect(try BuiltCommand.run("validate", "--color", "always", "-", input: bad).errors.contains("\u{1B}[1;31merror"))
    let environment = ["NO_COLOR": "1"]
    #expect(
      try BuiltCommand.run("validate", "--color", "auto", "-", input: bad, environment: environment).errors
        .contains("\u{1B}") == false)
  }

  @Test func theNotationCanBeForced() throws {
    #expect(try BuiltCommand.run("validate", "--input-format", "json", "-", input: "Spacer:\n").status == 1)
    #expect(try BuiltCommand.run("validate", "--input-format", "yaml", "-", input: "Spacer:\n").status == 0)
  }

  @Test func limitsAreKept() throws {
    let outcome = try BuiltCommand.run("validate", "--max-file-size", "8", "-", input: good)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("error["))
  }

  // MARK: - type

  @Test func typeIsOneLine() throws {
    let outcome = try BuiltCommand.run("type", "-", input: good)
    #expect(outcome.status == 0)
    #expect(outcome.output == "ModifiedContent<Rectangle, _FrameLayout>\n")
  }

  @Test func typeIsQualifiedBrokenOrOfANode() throws {
    #expect(
      try BuiltCommand.run("type", "--qualified", "-", input: good).output
        == "SwiftUI.ModifiedContent<SwiftUI.Rectangle, SwiftUI._FrameLayout>\n")
    #expect(try BuiltCommand.run("type", "--pretty", "-", input: good).output.hasPrefix("ModifiedContent"))
    #expect(try BuiltCommand.run("type", "--node", "box", "-", input: good).output == "Rectangle\n")
    #expect(try BuiltCommand.run("type", "--node", "none", "-", input: good).status == 2)
  }

  @Test func typeOfABrokenDocumentIsNotPrinted() throws {
    let outcome = try BuiltCommand.run("type", "-", input: bad)
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
  }

  @Test func typesThatNobodyPublishedAreNoted() throws {
    let outcome = try BuiltCommand.run("type", "-", input: "Text: Hello\nmodifiers: [ { badge: 3 } ]\n")
    #expect(outcome.status == 0)
    #expect(outcome.output == "ModifiedContent<Text, unknown(badge)>\n")
    #expect(outcome.errors.hasPrefix("note[unknown-signature]: "))
  }

  @Test func valuesOfTheEnvironmentComeFromOutside() throws {
    let document = "- if: $(environment.controlSize == .large)\n  then: { Text: Hello, name: text }\n"
    let given = try BuiltCommand.run("frames", "-", "--environment", "controlSize=large", input: document)
    #expect(given.output.contains("“text”"))
    #expect(!(try BuiltCommand.run("frames", "-", input: document).output.contains("“text”")))
    let unknown = try BuiltCommand.run("frames", "-", "--environment", "contolSize=large", input: document)
    #expect(unknown.status == 1)
    #expect(unknown.errors.contains("did you mean `controlSize`?"))
    let wrong = try BuiltCommand.run("frames", "-", "--environment", "controlSize=huge", input: document)
    #expect(wrong.errors.contains("--> --environment controlSize:1:1\n"))
  }

  @Test func severalTypesHaveHeadings() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.yaml", "body: Spacer")
    try folder.write("b.yaml", "body: Divider")
    let outcome = try BuiltCommand.run("type", "a.yaml", "b.yaml", folder: folder.url)
    #expect(outcome.output == "==> a.yaml <==\nSpacer\n\n==> b.yaml <==\nDivider\n")
    let array = try BuiltCommand.run("type", "--format", "json", "a.yaml", "b.yaml", folder: folder.url).output
    let list = try #require(try JSONSerialization.jsonObject(with: Data(array.utf8)) as? [[String: Any]])
    #expect(list.map { $0["type"] as? String } == ["Spacer", "Divider"])
  }

  @Test func debugPrintsOnStandardError() throws {
    let outcome = try BuiltCommand.run("type", "-", input: "Spacer:\nmodifiers: [ debug ]\n")
    #expect(outcome.output == "Spacer\n")
    #expect(outcome.errors == "Spacer\n")
  }

  // MARK: - frames

  @Test func framesAreATree() throws {
    // A frame of 100 × 50 is centred in 200 × 100: half of what is left on each side.
    let outcome = try BuiltCommand.run("frames", "--size", "200x100", "-", input: good)
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        frame(width: 100, height: 50)  50  25  100 × 50
        └─ Rectangle “box”             50  25  100 × 50

        """)
  }

  @Test func framesAreOneJSONDocumentWithTheProblems() throws {
    let outcome = try BuiltCommand.run("frames", "--format", "json", "--proposal", "nilxinf", "-", input: good)
    #expect(outcome.status == 0)
    let root = try #require(try json(outcome.output)["root"] as? [String: Any])
    #expect(root["frame"] as? [String: Double] == ["x": 0, "y": 0, "width": 100, "height": 50])
    let broken = try BuiltCommand.run("frames", "--format", "json", "-", input: bad)
    #expect(broken.status == 1)
    #expect(broken.errors == "")
    #expect(
      (try json(broken.output)["diagnostics"] as? [[String: Any]])?.first?["code"] as? String == "unknown-argument")
  }

  @Test func framesAreRows() throws {
    let outcome = try BuiltCommand.run("frames", "--format", "csv", "--size", "100x50", "-", input: good)
    #expect(outcome.output.split(separator: "\n").count == 3)
  }

  @Test func anUnknownDeviceIsAFailureWithASuggestion() throws {
    let outcome = try BuiltCommand.run("frames", "--device", "iPhone 51", "-", input: good)
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("galley: there is no device `iPhone 51`; did you mean `iPhone "))
  }

  @Test func aResultOfABrokenDocumentLeavesTheOldFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("out", "old")
    _ = try BuiltCommand.run("frames", "-o", "out", "-", input: bad, folder: folder.url)
    #expect(try folder.read("out") == "old")
  }

  // MARK: - catalogue

  @Test func theCatalogueListsAndDescribes() throws {
    #expect(try BuiltCommand.run("catalogue").output.contains("\n  VStack "))
    let page = try BuiltCommand.run("catalogue", "vstack")
    #expect(page.output.contains("VStack(alignment: "))
    let unknown = try BuiltCommand.run("catalogue", "Column")
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("did you mean `VStack`?"))
    for word in ["else", "elseif", "elif", "when", "then"] {
      #expect(try BuiltCommand.run("catalogue", word).output.hasPrefix("if (word)\n"), "\(word)")
    }
    #expect(try BuiltCommand.run("catalogue", "for").output.hasPrefix("ForEach (word)\n"))
    #expect(try BuiltCommand.run("catalogue", "cases").output.hasPrefix("switch (word)\n"))
    let list = try BuiltCommand.run("catalogue", "--format", "json", "padding")
    #expect(list.output.contains("\"name\": \"padding\""))
  }

  // MARK: - schema

  @Test func schemasArePrinted() throws {
    #expect(try json(try BuiltCommand.run("schema").output)["$defs"] != nil)
    #expect(try json(try BuiltCommand.run("schema", "frames").output)["title"] as? String == "Galley frames")
  }
}
