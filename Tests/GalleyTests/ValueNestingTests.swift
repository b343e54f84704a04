import Galley
import Testing

/// Values nest two hundred levels and no more, however they come about: they are given back by recursion, on whatever
/// thread they were used last.
@Suite struct ValueNestingTests {
  private static let tree =
    "types: { Tree: { child: { type: Tree?, default: null }, others: { type: \"[Tree]\", default: [] } } }\n"

  private static func lists(_ levels: Int) -> String {
    "state: { a: \(String(repeating: "[", count: levels))1\(String(repeating: "]", count: levels)) }\nbody: Spacer\n"
  }

  /// Records in records, made `levels` times by each of the ways in which a value can be made.
  static func documents(_ levels: Int) -> [String] {
    let constants = (1...levels).map { "  v\($0): { type: Tree, value: { child: $(v\($0 - 1)) } }\n" }.joined()
    return [
      lists(levels),
      tree
        + "functions: { f: { parameters: { n: Int }, type: Tree, value: \"$(n == 0 ? Tree() : Tree(child: f(n: n - 1)))\" } }\n"
        + "body: { Text: \"$(f(n: \(levels - 1)).others.count)\" }\n",
      tree
        + "functions: { f: { parameters: { n: Int, t: Tree }, type: Tree, value: \"$(n == 0 ? t : f(n: n - 1, t: Tree(child: t)))\" } }\n"
        + "body: { Text: \"$(f(n: \(levels - 1), t: Tree()).others.count)\" }\n",
      tree + "let:\n  v0: { type: Tree, value: {} }\n" + constants + "body: { Text: $(v\(levels - 1).others.count) }\n",
      tree
        + "views: { V: { parameters: { n: Int, t: Tree }, body: { if: $(n > 1), then: [ { V: { n: $(n - 1), t: { child: $(t) } } } ] } } }\n"
        + "body: { V: { n: \(levels), t: {} } }\n",
      "let:\n  t0: $(AnyTransition.opacity)\n"
        + (1..<levels).map {
          "  t\($0): \"$(AnyTransition.asymmetric(insertion: t\($0 - 1), removal: AnyTransition.opacity))\"\n"
        }.joined() + "body: { Text: a, modifiers: [ { transition: $(t\(levels - 1)) } ] }\n",
      "body: { Color: \"$(Color.red\(String(repeating: ".mix(with: .blue, by: 0.5)", count: levels - 1)))\" }\n",
    ]
  }

  private static func codes(_ text: String) -> [String] {
    let result = Interpreter().check(DocumentSource(name: "document.yaml", text: text)).layout()
    return result.problems.filter { $0.severity == .error }.map(\.code)
  }

  @Test(arguments: documents(180).indices) func aHundredAndEightyLevelsAreFine(_ index: Int) {
    #expect(Self.codes(Self.documents(180)[index]) == [])
  }

  @Test(arguments: documents(3_000).indices) func threeThousandAreAnError(_ index: Int) throws {
    let codes = try #require(TestThread.run(stack: 512 << 10) { Self.codes(Self.documents(3_000)[index]) })
    #expect(codes.first == "value-too-large")
  }

  /// Nine doublings have 1023 parts, from 512 down to 1, and eight have 511.
  @Test func whatIsMixedOfItselfHasAThousandParts() {
    func document(_ doublings: Int) -> String {
      "let:\n  c0: { type: Color, value: red }\n"
        + (1...doublings).map { "  c\($0): \"$(c\($0 - 1).mix(with: c\($0 - 1), by: 0.5))\"\n" }.joined()
        + "body: { Color: $(c\(doublings)) }\n"
    }
    #expect(Self.codes(document(8)) == [])
    #expect(Self.codes(document(9)) == ["value-too-large"])
  }

  /// Nine doublings of a tuple have 1023 parts in their type, and eight 511.
  @Test func aTypeThatHoldsItselfTwiceHasAThousandParts() {
    func document(_ doublings: Int) -> String {
      "let:\n  a0: 1\n" + (1...doublings).map { "  a\($0): \"$((a\($0 - 1), a\($0 - 1)))\"\n" }.joined()
        + "body: { Text: \"$(a\(doublings).0\(String(repeating: ".0", count: doublings - 1)))\" }\n"
    }
    #expect(Self.codes(document(8)) == [])
    #expect(Self.codes(document(9)).first == "expression-too-deep")
  }

  /// The two hundred and first list stands behind `state: { a: ` and two hundred brackets.
  @Test func theErrorStandsWhereTheFirstLevelTooManyBegins() throws {
    #expect(Self.codes(Self.lists(200)) == [])
    let source = DocumentSource(name: "document.yaml", text: Self.lists(201))
    let problem = try #require(Interpreter().check(source).problems.first { $0.severity == .error })
    #expect(problem.code == "value-too-large" && problem.sourceRange?.bytes.lowerBound == 12 + 200)
  }

  /// Each tap puts the tree into itself, one level deeper.
  @Test func stateThatIsPutIntoItselfEndsInAnError() throws {
    let text =
      Self.tree + "state: { t: { type: Tree, value: {} } }\n"
      + "body: { Button: { title: a, action: [ { set: { t.child: $(t) } } ] }, name: b }\n"
    let codes = try #require(
      TestThread.run(stack: 512 << 10) {
        var session = Interpreter().check(DocumentSource(name: "document.yaml", text: text)).session()
        for _ in 0..<250 where !session.layout.hasErrors { _ = try? session.perform(.tap, on: "b") }
        _ = session.state
        return session.layout.problems.map(\.code)
      })
    #expect(codes == ["value-too-large"])
  }

  /// Statements of actions are given back in the same way; what one action calls is none of its own.
  @Test func statementsNestTwoHundredLevels() throws {
    @Sendable func document(_ levels: Int) -> String {
      "state: { a: true }\nbody: { Button: { title: b, action: "
        + String(repeating: "[ { if: $(a), then: ", count: levels) + "[ { toggle: a } ]"
        + String(repeating: " } ]", count: levels) + " } }\n"
    }
    #expect(Self.codes(document(200)) == [])
    let codes = try #require(TestThread.run(stack: 512 << 10) { Self.codes(document(900)) })
    #expect(codes.first == "too-many-levels")
  }
}
