import Foundation
import Testing

@Suite struct DiffCommandTests {
  /// Colours fill what they are offered, 393 on an iPhone 15, of which the padding keeps twice its length.
  private let first = "Color: red\nname: red\nmodifiers: [ { padding: 10 } ]\n"
  private var second: String { first.replacingOccurrences(of: "10", with: "20") }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("first.yaml", first)
    try folder.write("second.yaml", second)
    return folder
  }

  @Test func theCauseStandsFirst() throws {
    let folder = try folder()
    let outcome = try BuiltCommand.run(["diff", "first.yaml", "second.yaml"], folder: folder.url)
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("padding: 10 → 20 (second.yaml:3:25)\n"))
    #expect(
      outcome.output.contains("373 → 353 wide (−20), 739 → 719 high (−20), begins 10 further right and 10 lower"))
  }

  @Test func equalDocumentsEndWithSuccess() throws {
    let folder = try folder()
    let outcome = try BuiltCommand.run(["diff", "first.yaml", "first.yaml"], folder: folder.url)
    #expect(outcome.status == 0)
    #expect(outcome.output == "nothing is different\n")
    #expect(try BuiltCommand.run(["diff", "--quiet", "first.yaml", "first.yaml"], folder: folder.url).output == "")
  }

  /// An iPhone SE is 375 wide and 667 high, of which the status bar keeps 20.
  @Test func anotherCanvasIsComparedWith() throws {
    let folder = try folder()
    let outcome = try BuiltCommand.run(
      ["diff", "first.yaml", "--against", "--device 'iPhone SE (3rd generation)'"], folder: folder.url)
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("window: iPhone 15, 393 × 852 → iPhone SE (3rd generation), 375 × 667\n"))
    #expect(outcome.output.contains("373 → 355 wide (−18)"))
    let same = try BuiltCommand.run(["diff", "first.yaml", "--against", "--color-scheme dark"], folder: folder.url)
    #expect(same.status == 0)
    #expect(same.output.contains("colour scheme: light → dark\n"))
  }

  /// The second of two views moves by the 4 that the gap grows by, halved since the stack is centred; sizes stay.
  @Test func smallMovesCanBeLeftOut() throws {
    let folder = try TemporaryFolder()
    let box = "{ Color: red, modifiers: [ { frame: { width: 20, height: 20 } } ] }"
    for (name, spacing) in [("first.yaml", 4), ("second.yaml", 8)] {
      try folder.write(
        name, "ZStack: [ { HStack: { spacing: \(spacing), content: [ \(box), \(box) ] } }, { Color: blue } ]\n")
    }
    func run(_ distance: String) throws -> BuiltCommand.Outcome {
      try BuiltCommand.run(["diff", "first.yaml", "second.yaml", "--ignore-moves", distance], folder: folder.url)
    }
    // The stack itself grows by 4.
    #expect(try run("1").output.contains("44 → 48 wide (+4)"))
    #expect(try run("2").output.contains("small moves are left out"))
    #expect(try run("-1").status == 2)
    try folder.write(
      "third.yaml", "{ Color: red, modifiers: [ { frame: { width: 20, height: 20 } }, { offset: { x: 1 } } ] }\n")
    try folder.write(
      "fourth.yaml", "{ Color: red, modifiers: [ { frame: { width: 20, height: 20 } }, { offset: { x: 3 } } ] }\n")
    let moved = try BuiltCommand.run(["diff", "third.yaml", "fourth.yaml", "--ignore-moves", "2"], folder: folder.url)
    #expect(moved.status == 0)
    #expect(moved.output.hasPrefix("every view has the size and place that it had, but for small moves; changed was\n"))
    let further = try BuiltCommand.run(
      ["diff", "third.yaml", "fourth.yaml", "--ignore-moves", "1.9"], folder: folder.url)
    #expect(further.status == 1)
  }

  @Test func aRevisionOfGitIsRead() throws {
    let folder = try TemporaryFolder()
    try folder.write("shop/card.yaml", "import: [parts.yaml]\nbody: { Part: {}, modifiers: [ { padding: 10 } ] }\n")
    try folder.write("shop/parts.yaml", "views: { Part: { body: { Color: red, modifiers: [ { padding: 5 } ] } } }\n")
    let commit = """
      git init -q . && git add -A && git -c user.name=A -c user.email=a@example.org commit -qm first \
      && sed -i.old 's/padding: 5/padding: 7/' shop/parts.yaml
      """
    #expect(try BuiltCommand.runShell(commit, folder: folder.url).status == 0)
    let outcome = try BuiltCommand.run(["diff", "HEAD:shop/card.yaml", "shop/card.yaml"], folder: folder.url)
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(outcome.output.hasPrefix("padding: 5 → 7 (shop/parts.yaml:1:62)\n"))
    let missing = try BuiltCommand.run(["diff", "HEAD:shop/none.yaml", "shop/card.yaml"], folder: folder.url)
    #expect(missing.status == 2)
    #expect(missing.errors.hasPrefix("galley: cannot read `HEAD:shop/none.yaml`: git: "))
  }

  @Test func machinesGetTheirForms() throws {
    let folder = try folder()
    let json = try BuiltCommand.run(
      ["diff", "first.yaml", "second.yaml", "--format", "json"], folder: folder.url)
    let report = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect((report["causes"] as? [[String: Any]])?.first?["after"] as? String == "20")
    let github = try BuiltCommand.run(
      ["diff", "first.yaml", "second.yaml", "--format", "github"], folder: folder.url)
    #expect(github.status == 1)
    #expect(github.output.hasPrefix("::warning file=second.yaml,line=1,"))
    let sarif = try BuiltCommand.run(
      ["diff", "first.yaml", "second.yaml", "--format", "sarif"], folder: folder.url)
    #expect(sarif.output.contains("\"ruleId\": \"layout-differs\""))
  }

  @Test func mistakesAreReportedInstead() throws {
    let folder = try folder()
    try folder.write("wrong.yaml", "Txet: Hello\n")
    let outcome = try BuiltCommand.run(["diff", "first.yaml", "wrong.yaml"], folder: folder.url)
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("Txet"))
  }

  @Test(arguments: [
    (["diff", "first.yaml"], "Give a second document"),
    (["diff", "-", "-"], "Standard input can be read once only."),
    (["diff", "first.yaml", "--against", "--device 'iPhone"], "is not closed"),
    (["diff", "first.yaml", "--against", "--devize x"], "`--against` takes options of the canvas"),
    (["diff", "first.yaml", "--against", "--device 'iPhone 99'"], "there is no device `iPhone 99`"),
  ])
  func whatCannotBeComparedIsAFailure(_ arguments: [String], _ message: String) throws {
    let folder = try folder()
    let outcome = try BuiltCommand.run(arguments, folder: folder.url)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(message))
  }
}
