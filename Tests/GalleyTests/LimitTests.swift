import Galley
import Testing

/// Every limit ends in an error that names it, and the deepest documents that the limits allow go through every stage.
@Suite struct LimitTests {
  struct Provocation: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let code: String
    let change: @Sendable (inout InterpreterOptions.Limits) -> Void

    init(_ code: String, _ text: String, _ change: @escaping @Sendable (inout InterpreterOptions.Limits) -> Void) {
      testDescription = "\(code): \(text.prefix(60))"
      self.text = text
      self.code = code
      self.change = change
    }
  }

  /// Many of the same, as the elements of a list.
  private static func repeated(_ element: String, count: Int = 10) -> String {
    Array(repeating: element, count: count).joined(separator: ", ")
  }

  static let provocations = [
    Provocation("file-too-large", "Text: some words") { $0.fileSize = 10 },
    Provocation("document-too-deep", "[[[[[]]]]]") { $0.depth = 4 },
    Provocation("document-too-deep", "VStack: [ { VStack: [ { VStack: [ Spacer ] } ] } ]") { $0.depth = 4 },
    Provocation("too-many-aliases", "x-a: &a [ 1, 2, 3 ]\nx-b: [ *a, *a, *a ]\nbody: Spacer") { $0.nodes = 9 },
    Provocation("too-many-nodes", "ForEach: { data: $(0..<100), content: [ Spacer ] }") { $0.nodes = 50 },
    // 22 views and modifiers, and more than a hundred once each of the ten views has the ten modifiers.
    Provocation(
      "too-many-nodes",
      "VStack: [ { Group: [\(repeated("Spacer"))], modifiers: [\(repeated("padding"))] } ]"
    ) { $0.nodes = 50 },
    Provocation(
      "too-many-nodes",
      "VStack: [ { Group: [\(repeated("Spacer"))], modifiers: [ { background: [\(repeated("Spacer"))] } ] } ]"
    ) { $0.nodes = 50 },
    // A view and its modifiers, which are none of their own once they are evaluated.
    Provocation("too-many-nodes", "{ Text: a, modifiers: [\(repeated("bold", count: 50))] }") { $0.nodes = 50 },
    // 120 keys and values are allowed, whoever reads them.
    Provocation("too-many-nodes", "{ x-notes: [\(repeated("1", count: 120))], body: Spacer }") { $0.nodes = 10 },
    // The first expression is more than 20 numbers and signs long, so that there may be no second.
    Provocation(
      "too-many-nodes",
      "VStack: [ { Text: $(1\(String(repeating: " + 1", count: 20))) }, { Text: $(2 + 2) } ]"
    ) { $0.nodes = 5 },
    Provocation(
      "too-many-definitions", "let: { \((0..<51).map { "a\($0): 1" }.joined(separator: ", ")) }\nbody: Spacer"
    ) { $0.definitions = 1 },
    Provocation(
      "too-many-definitions",
      "VStack: [ { let: { \((0..<51).map { "a\($0): 1" }.joined(separator: ", ")) } }, Spacer ]"
    ) { $0.definitions = 1 },
    Provocation("value-too-large", "Text: '\(String(repeating: "$(1)", count: 40))'") { $0.textLength = 150 },
    Provocation(
      "value-too-large", "ForEach: { data: '$(Array(repeating: 1, count: 11))', id: self, content: [ Spacer ] }"
    ) {
      $0.elements = 10
    },
    Provocation("too-many-definitions", "types: { A: { a: Int }, B: { b: Int } }\nbody: Spacer") { $0.definitions = 1 },
    // Eight bytes of a text take as long as a size.
    Provocation("too-many-layout-passes", "Text: " + String(repeating: "a", count: 16_000)) { $0.layoutPasses = 1_900 },
    Provocation(
      "too-many-levels",
      "views: { A: { parameters: { n: Int }, body: { if: $(n > 0), then: [ { A: $(n - 1) } ] } } }\nbody: { A: 90 }"
    ) { $0.depth = 50 },
    Provocation(
      "too-many-levels",
      "functions: { f: { parameters: { n: Int }, value: \"$(n == 0 ? 0 : f(n - 1))\" } }\nbody: { Text: $(f(90)) }"
    ) { $0.depth = 50 },
    Provocation(
      "too-many-steps",
      "functions: { f: { parameters: { n: Int }, value: \"$(n < 2 ? n : f(n - 1) + f(n - 2))\" } }\nbody: { Text: $(f(12)) }"
    ) { $0.steps = 100 },
    Provocation("value-too-large", "Text: \"$(String(repeating: \\\"ab\\\", count: 100))\"") { $0.textLength = 150 },
    // Ten uses of a definition with five values: 50 steps.
    Provocation(
      "too-many-steps",
      "views: { A: { let: { a: 1, b: 1, c: 1, d: 1, e: 1 }, body: Spacer } }\nbody: [\(repeated("A"))]"
    ) { $0.steps = 40 },
    // Each call has 20 values, and a dozen steps beside.
    Provocation(
      "too-many-steps",
      "functions: { f: { parameters: { \((0..<20).map { "p\($0): { type: Int, default: 1 }" }.joined(separator: ", ")) }, "
        + "value: $(p0) } }\nbody: [\(repeated("{ Text: $(f()) }", count: 5))]"
    ) { $0.steps = 120 },
    Provocation("too-many-layout-passes", "VStack: [ { Text: a }, Spacer, { HStack: [ { Text: b }, Spacer ] } ]") {
      $0.layoutPasses = 3
    },
  ]

  @Test(arguments: provocations) func aLimitEndsInAnErrorWithAPlace(_ provocation: Provocation) throws {
    var options = InterpreterOptions()
    let source = DocumentSource(name: "document.yaml", text: provocation.text)
    #expect(!Interpreter().check(source).layout().hasErrors, "ordinary limits allow it")
    provocation.change(&options.limits)
    let result = Interpreter(options: options).check(source).layout()
    let problem = try #require(result.problems.first { $0.severity == .error })
    #expect(problem.code == provocation.code)
    #expect(problem.sourceRange != nil)
    #expect(result.type == nil && result.frames() == nil)
  }

  /// Constructs that nest: what opens a level, the innermost node, what closes a level, and how many levels that is.
  static let nestings: [(String, String, String, Int)] = [
    ("{\"VStack\": [", "\"Spacer\"", "]}", 2),
    ("{\"HStack\": [{\"Text\": \"a\"}, \"Spacer\", ", "{\"Text\": \"b\"}", "]}", 2),
    ("{\"AnyView\": ", "\"Spacer\"", "}", 1),
    ("{\"if\": true, \"then\": [", "\"Spacer\"", "]}", 2),
    ("{\"ForEach\": {\"data\": \"$(0..<1)\", \"content\": [", "\"Spacer\"", "]}}", 3),
    ("{\"GeometryReader\": {\"content\": [", "\"Spacer\"", "]}}", 3),
    ("{\"Button\": {\"action\": [], \"label\": ", "{\"Text\": \"a\"}", "}}", 2),
    ("{\"Color\": \"red\", \"modifiers\": [{\"background\": ", "{\"Text\": \"a\"}", "}]}", 3),
    ("{\"Text\": \"a\", \"modifiers\": [{\"overlay\": {\"content\": [", "{\"Text\": \"a\"}", "]}}]}", 5),
  ]

  @Test(arguments: nestings.indices) func theDeepestDocumentGoesThroughEveryStage(_ index: Int) throws {
    let (opening, innermost, closing, levels) = Self.nestings[index]
    let count = 10_000 / levels - 2
    let text = String(repeating: opening, count: count) + innermost + String(repeating: closing, count: count)
    let result = Interpreter().check(DocumentSource(name: "document.json", text: text)).layout()
    #expect(result.problems.filter { $0.severity == .error }.map(\.message) == [])
    let type = try #require(result.type)
    let pretty = try #require(result.prettyType())
    // Not further indented than sixty levels, texts grow with the levels and not with their square, which would be
    // some hundred megabytes.
    #expect(type.utf8.count < 4 << 20)
    #expect(pretty.utf8.count < 16 << 20)
    let report = try #require(result.frames(as: index == 0 ? .json : .tree))
    #expect(report.count < 64 << 20)
  }

  /// What stands before, between and after so many names, and the message of the first beyond the limit.
  static let definitions: [(String, @Sendable (Int) -> String, String, String)] = [
    ("types: { ", { "T\($0): { a: Int }, " }, "}", "the document declares more than 1000 types"),
    ("types: { T: { ", { "a\($0): Int, " }, "} }", "`T` has more than 1000 members or cases"),
    ("types: { T: { cases: [ ", { "a\($0), " }, "] } }", "`T` has more than 1000 members or cases"),
    (
      "types: { T: { members: { m: Int }, cases: { ", { "a\($0): { m: 1 }, " }, "} } }",
      "`T` has more than 1000 members or cases"
    ),
    (
      "alignments: { ", { "a\($0): { axis: vertical }, " }, "}",
      "the document declares more than 1000 alignment guides"
    ),
    ("environmentValues: { ", { "e\($0): 1, " }, "}", "the document declares more than 1000 environment values"),
  ]

  @Test(arguments: definitions.indices) func definitionsBeyondTheLimitEndInAnErrorWithAPlace(_ index: Int) throws {
    let (opening, name, closing, message) = Self.definitions[index]
    let problems = [1_000, 1_001].map { count in
      let text = opening + (1...count).map(name).joined() + closing + "\nbody: Spacer\n"
      return Interpreter().check(DocumentSource(name: "document.yaml", text: text)).layout().problems
    }
    #expect(problems[0].map(\.message) == [])
    #expect(problems[1].map(\.message) == [message])
    #expect(problems[1].map(\.code) == ["too-many-definitions"])
    #expect(try #require(problems[1].first).sourceRange != nil)
  }

  @Test func aDeeperDocumentEndsInAnError() {
    let text = String(repeating: "[", count: 10_001) + String(repeating: "]", count: 10_001)
    let result = Interpreter().check(DocumentSource(name: "document.json", text: text)).layout()
    #expect(result.problems.map(\.code) == ["document-too-deep"])
  }

  /// Lists, dictionaries and optionals in types have a hundred levels.
  @Test func typesOfAHundredLevelsAreRead() {
    for (levels, isRead) in [(99, true), (101, false)] {
      let lists = String(repeating: "[", count: levels) + "Int" + String(repeating: "]", count: levels)
      for type in [lists, "Int" + String(repeating: "?", count: levels)] {
        let text = "parameters: { a: \"\(type)\" }\nbody: Spacer"
        let codes = Interpreter().check(DocumentSource(name: "document.yaml", text: text)).problems.map(\.code)
        #expect(codes.contains("unknown-type") == !isRead, "\(levels) levels")
      }
    }
  }

  @Test func aListOfDictionariesIsAType() {
    let text = "parameters: { a: { type: \"[[String: Int]]\", default: [ { x: 1 } ] } }\nbody: { Text: $(a.count) }"
    #expect(
      Interpreter().check(DocumentSource(name: "document.yaml", text: text)).layout().problems.map(\.message) == [])
  }

  /// However many warnings there are, a document is checked to its end, and an error behind them counts.
  @Test func warningsHideNothing() throws {
    let unused = "state: { \((0..<25_000).map { "k\($0): 0" }.joined(separator: ", ")) }\n"
    func interpret(_ body: String) -> DocumentLayout {
      Interpreter().check(DocumentSource(name: "document.yaml", text: unused + body)).layout()
    }
    let good = interpret("body: { VStack: [ Spacer, Divider ] }")
    #expect(!good.hasErrors)
    #expect(good.type == "VStack<TupleView<(Spacer, Divider)>>")
    let bad = interpret("body: { VStack: [ Spacer, Dvider ] }")
    #expect(bad.problems.contains { $0.code == "unknown-view" })
    #expect(bad.type == nil)
  }
}
