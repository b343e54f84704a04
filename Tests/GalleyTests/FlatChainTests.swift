import Galley
import Testing

/// A chain of operators or members is flat, however long it is: only parentheses, brackets and signs nest.
@Suite struct FlatChainTests {
  private static let links = 4_000

  /// The chain of a start and many links, and the width that it gives.
  struct Chain: Sendable {
    let start: String
    let link: String
    var end = ""
    let width: Double
  }

  /// `one` is 1, `yes` true, `no` false, `word` the text `ab`, `none` nil, `tree` a record without a child.
  static let chains = [
    Chain(start: "one", link: " + one", width: Double(links + 1)),
    Chain(start: "5000", link: " - one", width: Double(5_000 - links)),
    Chain(start: "one", link: " * one + one", width: Double(links + 1)),
    Chain(start: "(word", link: " + word", end: ").count", width: Double(2 * links + 2)),
    Chain(start: "([one]", link: " + [one]", end: ").count", width: Double(links + 1)),
    Chain(start: "(yes", link: " && yes", end: " ? 7 : 8)", width: 7),
    Chain(start: "(no", link: " || no", end: " ? 7 : 8)", width: 8),
    Chain(start: "", link: "no ? 7 : ", end: "9", width: 9),
    Chain(start: "", link: "none ?? ", end: "9", width: 9),
    Chain(start: "word", link: ".lowercased().uppercased()", end: ".count", width: 2),
    Chain(start: "one", link: ".description.count", width: 1),
    Chain(start: "(tree", link: "?.child", end: " == nil ? 3 : 4)", width: 3),
  ]

  @Test(arguments: chains.indices) func thousandsOfLinksAreOneExpression(_ index: Int) throws {
    let chain = Self.chains[index]
    let expression = chain.start + String(repeating: chain.link, count: Self.links) + chain.end
    var options = InterpreterOptions()
    // A few steps for a link: what joins texts does not copy them for each.
    options.limits.steps = Self.links * 8
    let text = """
      { "types": { "Tree": { "child": "Tree?" } },
        "let": { "one": 1, "yes": true, "no": false, "word": "ab" },
        "parameters": {
          "none": { "type": "Int?", "default": null }, "tree": { "type": "Tree?", "default": { "child": null } } },
        "body": { "Color": "red", "modifiers": [ { "frame": { "width": "$(\(expression))" }, "name": "box" } ] } }
      """
    let result = Interpreter(options: options).check(DocumentSource(name: "chain.json", text: text)).layout()
    #expect(result.problems.filter { $0.severity == .error }.map(\.message) == [])
    #expect(result["box"]?.frame.size.width == chain.width)
  }

  @Test(arguments: [("(", ")"), ("[", "]"), ("- ", ""), ("abs(", ")")])
  func nestingHasItsLimit(_ open: String, _ close: String) {
    let expression = String(repeating: open, count: 162) + "1" + String(repeating: close, count: 162)
    let source = DocumentSource(name: "nested.json", text: "{\"Text\":\"$(\(expression))\"}")
    #expect(Interpreter().check(source).problems.map(\.code) == ["expression-too-deep"])
  }
}
