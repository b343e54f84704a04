import Foundation
import Testing

@Suite struct ExplainCommandTests {
  private let document = "HStack: [ { Text: One, name: one, modifiers: [ { padding: 4 } ] }, Spacer ]\n"

  @Test func aNodeIsExplainedByItsNamePathAndPlace() throws {
    let folder = try TemporaryFolder()
    try folder.write("document.yaml", document)
    let byName = try BuiltCommand.run(["explain", "document.yaml", "one", "--width"], folder: folder.url)
    #expect(byName.status == 0)
    #expect(byName.output.hasPrefix("“one” (Text, 1:13) is "))
    for other in ["body.HStack[0]", "1:13"] {
      let outcome = try BuiltCommand.run(["explain", "document.yaml", other, "--width"], folder: folder.url)
      #expect(outcome.output == byName.output, "\(other)")
    }
  }

  @Test func withoutANodeAllAreListed() throws {
    let folder = try TemporaryFolder()
    try folder.write("document.yaml", "Color: red\n")
    let outcome = try BuiltCommand.run(["explain", "document.yaml"], folder: folder.url)
    #expect(outcome.output == "Color(red)  393 × 759 → 393 × 759\n")
  }

  /// `containerRelativeFrame` came with iOS 17, so that the other layout has an error, and none of the options is dropped.
  @Test func theOtherLayoutIsReadWithItsOwnTarget() throws {
    let folder = try TemporaryFolder()
    let document = "{ Text: Hi, name: text, modifiers: [ { containerRelativeFrame: horizontal } ] }\n"
    try folder.write("document.yaml", document)
    let words = ["explain", "document.yaml", "text", "--why", "different", "--against"]
    let older = try BuiltCommand.run(words + ["--target 'iOS 15'"], folder: folder.url)
    #expect(older.output.isEmpty)
    #expect(older.errors.contains("containerRelativeFrame"))
    #expect(older.status == 1)
    // The text stands in the middle of what is safe of each window, 393 and 375 wide: (393 - 375) / 2 = 9.
    let smaller = try BuiltCommand.run(words + ["--device 'iPhone SE'"], folder: folder.url)
    #expect(smaller.output.hasPrefix("“text”: "))
    #expect(smaller.output.contains("begins 9 further left"))
  }

  /// 393 are there for 300 and 200 with 8 between them, and a colour that is offered no height is 10 high.
  @Test func behindTheListStandsWhatIsMostlyAMistake() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "document.yaml",
      """
      HStack:
        spacing: 8
        content:
          - { Color: red, modifiers: [ { frame: { width: 300 } } ] }
          - { ScrollView: [ { Color: blue, name: stripe } ], modifiers: [ { frame: { width: 200 } } ] }
      name: row

      """)
    let outcome = try BuiltCommand.run(["explain", "document.yaml"], folder: folder.url)
    #expect(
      outcome.output.hasSuffix(
        """

        “row” has 393 and needs 508: 115 too much.  overflow
        The ScrollView scrolls vertically, so it offers its content no height, and “stripe” is 10 high.  collapsed

        """))
    let why = try BuiltCommand.run(["explain", "document.yaml", "--why", "overflow"], folder: folder.url)
    #expect(why.output == "“row” has 393 and needs 508: 115 too much.\n")
    let one = try BuiltCommand.run(["explain", "document.yaml", "stripe", "--why", "collapsed"], folder: folder.url)
    #expect(
      one.output.hasPrefix(
        "The ScrollView scrolls vertically, so it offers its content no height, and “stripe” is 10 high.\n"
          + "“stripe” (Color, 5:25) is 200 × 10, because\n"))
    let none = try BuiltCommand.run(["explain", "document.yaml", "stripe", "--why", "truncated"], folder: folder.url)
    #expect(none.output.hasPrefix("`truncated` is not seen here.\n"))
  }

  /// A text of 493.333 in a frame of 200 sticks out of the window, which is told before why.
  @Test func whatIsMostlyAMistakeIsToldFirst() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "document.yaml",
      "Text: A line that does not want to be broken and is much too long for it\n"
        + "name: line\nmodifiers: [ fixedSize, { frame: { width: 200 } } ]\n")
    let outcome = try BuiltCommand.run(["explain", "document.yaml", "line"], folder: folder.url)
    #expect(
      outcome.output.hasPrefix(
        "“line” (Text, 1:1) begins at −50.167 and ends at 443.167; the window is 393 wide, because\n"))
    #expect(outcome.output.contains("“line” is offered no width and takes one line a paragraph: 493.333."))
  }

  @Test func whatAConditionKeepsOutIsExplained() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "document.yaml",
      """
      state: { isOn: false, count: 3 }
      body:
        VStack:
          - if: $(isOn)
            then: [ { Text: On, name: on } ]
          - if: $(count > 2)
            then: [ { Text: Many } ]
            else: [ { Text: Few, name: few } ]

      """)
    let on = try BuiltCommand.run(["explain", "document.yaml", "on"], folder: folder.url)
    #expect(on.status == 0)
    #expect(on.output == "“on” (Text, 5:17) is not in the tree: `$(isOn)` is false (4:11).\n")
    let few = try BuiltCommand.run(["explain", "document.yaml", "8:17"], folder: folder.url)
    #expect(few.output == "“few” (Text, 8:17) is not in the tree: `$(count > 2)` is true (6:11).\n")
    let shown = try BuiltCommand.run(["explain", "document.yaml", "on", "--set", "isOn=true"], folder: folder.url)
    #expect(shown.output.hasPrefix("“on” (Text, 5:17) is "))
  }

  @Test func whatIsAboutNodesNeedsOne() throws {
    let folder = try TemporaryFolder()
    try folder.write("document.yaml", "Color: red\n")
    let outcome = try BuiltCommand.run(["explain", "document.yaml", "--width"], folder: folder.url)
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("are about nodes: name one behind the file"))
  }

  /// A warning does not vanish where the reasons are JSON.
  @Test func theReportTellsOfWarnings() throws {
    let folder = try TemporaryFolder()
    try folder.write("document.yaml", "state: { unused: 1 }\nbody: { Color: red }\n")
    let outcome = try BuiltCommand.run(["explain", "document.yaml", "--format", "json"], folder: folder.url)
    let report = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let diagnostics = try #require(report["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.compactMap { $0["code"] as? String } == ["unused-name"])
    #expect(report["leftOut"] == nil)
  }

  /// A name from a document must not command the terminal that it is printed on.
  @Test func controlCodesInNamesAreSpelledOut() throws {
    let folder = try TemporaryFolder()
    try folder.write("document.json", #"{"Text": "\u001b[31mA", "name": "a\u001b[2Jb"}"#)
    let all = try BuiltCommand.run(["explain", "document.json"], folder: folder.url)
    #expect(all.output.hasPrefix(#"Text("\u{1B}[31mA") “a\u{1B}[2Jb”"#))
    let one = try BuiltCommand.run(["explain", "document.json", "body"], folder: folder.url)
    #expect(one.output.hasPrefix(#"“a\u{1B}[2Jb” (Text, 1:2) is "#))
    #expect(!(all.output + one.output).utf8.contains(0x1B))
  }

  @Test func anUnknownNodeIsAFailureWithASuggestion() throws {
    let folder = try TemporaryFolder()
    try folder.write("document.yaml", document)
    let outcome = try BuiltCommand.run(["explain", "document.yaml", "onr"], folder: folder.url)
    #expect(outcome.status == 2)
    #expect(outcome.errors == "galley: there is no node `onr`; did you mean `one`?\n")
  }

  @Test func errorsAreReportedInsteadOfReasons() throws {
    let folder = try TemporaryFolder()
    try folder.write("document.yaml", "Txet: Hello\n")
    let outcome = try BuiltCommand.run(["explain", "document.yaml"], folder: folder.url)
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
  }

  /// 393 is offered, of which the padding keeps 4 and 4.
  @Test func theStepsAreJSONWhereAsked() throws {
    let folder = try TemporaryFolder()
    try folder.write("document.yaml", "Color: red\nname: red\nmodifiers: [ { padding: 4 } ]\n")
    let outcome = try BuiltCommand.run(
      ["explain", "document.yaml", "red", "--width", "--format", "json"], folder: folder.url)
    let report = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let explanations = try #require(report["explanations"] as? [[String: Any]])
    let steps = try #require(explanations.first?["steps"] as? [[String: Any]])
    #expect(steps.compactMap { $0["rule"] as? String } == ["window.offer", "padding.offer", "fill.take"])
    #expect((steps[1]["values"] as? [String: Any])?["inner"] as? Double == 385)
    #expect(steps[1]["causes"] as? [Int] == [0])
  }

  @Test func aRuleIsExplained() throws {
    let outcome = try BuiltCommand.run("explain-code", "padding.offer")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("rule[padding.offer]\n"))
    #expect(outcome.output.contains("layout 4.5 in Documentation/Rules.md"))
  }
}
