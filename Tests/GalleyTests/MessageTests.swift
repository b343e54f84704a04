import Galley
import Testing

/// Messages stay readable where what they tell of is large.
@Suite struct MessageTests {
  private func problems(_ text: String) -> [Problem] {
    Interpreter().check(DocumentSource(name: "document.yaml", text: text)).problems
  }

  @Test func aLongCycleNamesItsFirstViews() throws {
    let views = (0..<20).map { "K\($0): { body: K\(($0 + 1) % 20) }" }.joined(separator: ", ")
    let problem = try #require(problems("views: { \(views) }\nbody: K0").first)
    #expect(problem.code == "recursive-view")
    // Six of twenty, and the one where it closes.
    #expect(problem.message.hasSuffix("`K0` → `K1` → `K2` → `K3` → `K4` → `K5` → 14 more → `K0`"))
  }

  /// A name that is a part of what stands there is asked for, and does not replace the rest.
  @Test(arguments: [
    (
      "styles: { A: { protocol: ButtonStyle, body: configuration.labl } }\nbody: { Button: { title: A, action: [] } }",
      "unknown-member", "label"
    )
  ])
  func aPartOfWhatStandsThereIsNotReplaced(_ text: String, _ code: String, _ name: String) throws {
    let problem = try #require(problems(text).first { $0.code == code })
    #expect(problem.label == "did you mean `\(name)`?")
    #expect(problem.fixes.isEmpty)
  }

  /// Many bytes are looked at at once for what other tools write, so each place among them is tried.
  @Test func placeholdersOfOtherToolsAreFoundAtEveryPlace() {
    for length in 0..<70 {
      for (placeholder, code) in [("${a}", "foreign-braces"), ("{{a}}", "foreign-braces")] {
        let text = "{\"Text\":\"" + String(repeating: "b", count: length) + placeholder + "\"}"
        let problems = Interpreter().check(DocumentSource(name: "document.json", text: text)).problems
        #expect(problems.map(\.code) == [code], "\(text)")
      }
    }
  }

  /// A long text is no slip of a name; its mend makes it what a text shows.
  @Test func aLongTextAmongViewsIsAText() throws {
    let text = String(repeating: "word ", count: 600) + "end"
    let problem = try #require(problems("VStack: [ \"\(text)\" ]").first)
    #expect(problem.code == "not-a-node")
    #expect(problem.message == "a view is expected here, not the text `word word word word word word word wo…`")
    #expect(problem.label == "a text is a node of its own: write `Text:` before it")
    #expect(problem.fixes.first?.edits.first?.replacement == "{ \"Text\": \"\(text)\" }")
  }

  /// A thousand mistakes times a thousand names are more than are compared; the mistakes are told all the same.
  @Test func manyMistakesAmongManyNamesAreAllTold() throws {
    let names = (0..<1_000).map { "kind\($0): 0" }.joined(separator: ", ")
    let texts = (0..<1_000).map { "{ Text: $(knd\($0)) }" }.joined(separator: ", ")
    let found = problems("let: { \(names) }\nbody: { VStack: [ \(texts) ] }").filter { $0.code == "unknown-name" }
    #expect(found.count == 1_000)
    #expect(found.first?.label?.hasPrefix("did you mean `kind") == true)
    #expect(try #require(found.last).label == nil)
  }
}
