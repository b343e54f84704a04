import Foundation
import Testing

/// `galley perform`, and imports from files.
@Suite struct PerformCommandTests {
  private let counter = """
    state: { count: 0 }
    body:
      Color: red
      modifiers: [ { frame: { width: $(count + 10), height: 10 }, name: bar }, { onTapGesture: [ { set: { count: 5 } }, { print: five } ] } ]
      name: color
    """

  @Test func stateTypeAndFramesAreShownBeforeAndAfter() throws {
    let outcome = try BuiltCommand.run("perform", "-", "--tap", "bar", "--size", "100x100", input: counter)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    let parts = outcome.output.components(separatedBy: "\n\nafter tap “bar”\n")
    try #require(parts.count == 2)
    #expect(parts[0].hasPrefix("before\n  state:\n    count = 0\n  type: ModifiedContent<"))
    #expect(parts[0].contains("“bar”  45  45  10 × 10"))
    #expect(parts[1].contains("  printed: five\n  state:\n    count = 5 (was 0)\n  type: unchanged\n"))
    #expect(parts[1].contains("“bar”  42.5  45  15 × 10"))
  }

  @Test func theJSONReportHasAStepForEveryEvent() throws {
    let outcome = try BuiltCommand.run(
      "perform", "-", "--tap", "bar", "--then", "color", "--format", "json", input: counter)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let steps = try #require(report["steps"] as? [[String: Any]])
    #expect(steps.count == 3)
    #expect(steps.map { $0["typeChanged"] as? Bool } == [false, false, false])
    #expect((steps[1]["state"] as? [[String: String]])?.first == ["name": "count", "value": "5"])
    #expect(steps[2]["root"] is [String: Any])
  }

  @Test func eventsKeepTheirOrderWhateverOptionsTheyAreGivenBy() throws {
    let log = """
      state: { log: "" }
      body:
        VStack:
          - Color: red
            name: a
            modifiers: [ { onTapGesture: [ { set: { log: $(log + "a") } } ] } ]
          - Color: blue
            name: b
            modifiers: [ { onTapGesture: [ { set: { log: $(log + "b") } } ] } ]
          - Color: green
            name: c
            modifiers: [ { onAppear: [ { set: { log: $(log + "c") } } ] } ]
      """
    let outcome = try BuiltCommand.run(
      "perform", "-", "--initial", "--then", "b", "--tap", "a", "--appear=c", "--tap=b", "--size", "90x90", input: log)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("log = bacb (was bac)"))
    let missing = try BuiltCommand.run("perform", "-", "--tap", input: log)
    #expect(missing.status == 2)
    #expect(missing.errors.contains("--tap"))
  }

  @Test func whatCannotBePerformedIsAFailure() throws {
    let missing = try BuiltCommand.run("perform", "-", "--tap", "baar", input: counter)
    #expect(missing.status == 2)
    #expect(missing.errors == "galley: there is no view `baar`; did you mean `bar`?\n")
    let misspelt = try BuiltCommand.run("perform", "-", "--then", "tapp:bar", input: counter)
    #expect(misspelt.errors == "galley: there is no event `tapp`; did you mean `tap`?\n")
    let idle = try BuiltCommand.run("perform", "-", "--then", "press:bar", input: counter)
    #expect(idle.errors == "galley: nothing happens on press at `bar`; what does something there: tap, gesture\n")
    #expect(try BuiltCommand.run("perform", "-", input: counter).status == 2)
    #expect(try BuiltCommand.run("perform", "-", "--tap", "a", input: "Txt: a").status == 1)
  }

  @Test func aReportEndsBeforeWhatCannotBePerformed() throws {
    let folder = try TemporaryFolder()
    try folder.write("counter.yaml", counter)
    let unknown = ["perform", "counter.yaml", "--tap", "bar", "--then", "baar", "--format", "json"]
    let outcome = try BuiltCommand.run(unknown, folder: folder.url)
    #expect(outcome.status == 2)
    let report = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect((report["steps"] as? [Any])?.count == 2)
    #expect(report["failure"] as? String == "there is no view `baar`; did you mean `bar`?")
    let toFile = try BuiltCommand.run(unknown + ["-o", "out.json"], folder: folder.url)
    #expect(toFile.status == 2)
    #expect(toFile.errors == outcome.errors)
    #expect(try folder.read("out.json") == outcome.output)
    let text = ["perform", "counter.yaml", "--tap", "baar"]
    #expect(try BuiltCommand.run(text, folder: folder.url).output == "")
    #expect(try BuiltCommand.run(text + ["-o", "out.txt"], folder: folder.url).status == 2)
    #expect(try folder.entries() == ["counter.yaml", "out.json"])
  }

  @Test func aReportInJSONSaysWhyTheFirstEventCannotBePerformed() throws {
    let outcome = try BuiltCommand.run("perform", "-", "--tap", "baar", "--format", "json", input: counter)
    #expect(outcome.status == 2)
    let report = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect((report["steps"] as? [Any])?.count == 1)
    #expect(report["failure"] as? String == "there is no view `baar`; did you mean `bar`?")
  }

  @Test func importsAreReadFromFilesAndStayInTheFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("app/main.yaml", "import: [parts/card.yaml]\nbody: Card\n")
    try folder.write("app/parts/card.yaml", "views: { Card: { body: Spacer } }\n")
    try folder.write("secret.yaml", "views: { Secret: { body: Spacer } }\n")
    #expect(try BuiltCommand.run("type", "app/main.yaml", folder: folder.url).output == "Card\n")
    #expect(try BuiltCommand.run("validate", "app", folder: folder.url).status == 0)
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("app/link.yaml"),
      withDestinationURL: folder.url.appendingPathComponent("secret.yaml"))
    try folder.write("app/bad.yaml", "import: link.yaml\nbody: Spacer\n")
    let outcome = try BuiltCommand.run("type", "app/bad.yaml", folder: folder.url)
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("error[import-outside-root]"))
  }
}
