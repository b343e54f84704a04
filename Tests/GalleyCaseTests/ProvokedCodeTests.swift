import Galley
import GalleySource
import Testing

/// Every diagnostic code is provoked by a case folder, or by one of the documents here.
@Suite struct ProvokedCodeTests {
  @Test(arguments: Provocation.all)
  func aDocumentProvokesItsCode(_ provocation: Provocation) {
    #expect(provocation.codes.contains(provocation.code), "\(provocation.codes)")
  }

  @Test func everyCodeIsProvoked() {
    let here = Provocation.all.map(\.code)
    let cases = CaseFile.all.filter { $0.knownIssue == nil }.flatMap { $0.expectation.problems.map(\.code) }
    let provoked = Set(here + cases)
    let known = Set(DiagnosticCode.all.map(\.name)).subtracting(Self.testedElsewhere)
    #expect(
      known.subtracting(provoked).sorted() == [],
      "codes without a case: add a folder to Tests/Cases/diagnostics, or a document to Provocation.all")
    #expect(provoked.subtracting(known).sorted() == [], "cases expect codes that do not exist")
  }

  /// Codes that need several files, or have tests of their own.
  private static let testedElsewhere: Set = [
    "empty-file", "endless-change", "estimated-length", "import-cycle", "layout-differs",
    "stack-exhausted", "unknown-signature",
    // Of pictures.
    "ambiguous-node", "approximated-drawing", "no-outline", "picture-too-large", "unmapped-symbol", "unresolved-style",
  ]

  @Test func documentsStandHereOnlyForCodesWithoutACase() {
    let here = Provocation.all.map(\.code)
    #expect(Set(here).count == here.count)
  }
}

/// A document that is wrong in one way that a case folder cannot show: in JSON, by a limit, or by an option.
struct Provocation: Sendable, CustomTestStringConvertible {
  let code: String
  let text: String
  var name = "document.yaml"
  var options: @Sendable (inout InterpreterOptions) -> Void = { _ in }
  var surroundings = Surroundings.own
  /// How many problems are shown; zero for all.
  var maximum = 0

  var testDescription: String { code }

  /// The codes of all that is wrong with the document.
  var codes: [String] {
    var options = InterpreterOptions()
    self.options(&options)
    let source = DocumentSource(name: name, bytes: Array(text.utf8))
    var report = ProblemReport(maximum: maximum)
    report.add(Interpreter(options: options).check(source).layout(in: surroundings))
    return report.problems.map(\.code)
  }
}

extension Provocation {
  private static func yaml(_ code: String, _ text: String) -> Provocation { Provocation(code: code, text: text) }

  private static func json(_ code: String, _ text: String) -> Provocation {
    Provocation(code: code, text: text, name: "document.json")
  }

  private static func limited(
    _ code: String, _ text: String, _ limit: @escaping @Sendable (inout InterpreterOptions.Limits) -> Void
  ) -> Provocation {
    Provocation(code: code, text: text, options: { limit(&$0.limits) })
  }

  static let all =
    notations + expressions + limits + checks + [
      Provocation(code: "invalid-option", text: "Text: a", surroundings: .size(width: -1, height: 1))
    ]

  private static let notations = [
    yaml("control-character", "Text: a\u{1}b"),
    yaml("missing-space", "Text: Hello\nmodifiers: [ { frame: {width:100} } ]"),
    yaml("syntax-error", "%FOO bar\n---\nText: Hello"),
    json("empty-document", ""),
    json("invalid-number", #"{"body": {"Spacer": {"minLength": 01}}}"#),
    json("misplaced-comma", #"{"body": "Spacer",}"#),
    json("missing-value", #"{"body": }"#),
    json("text-after-document", #""Spacer" "Spacer""#),
    json("unquoted-key", #"{ body: "Spacer" }"#),
    json("unquoted-text", #"{ "body": Spacer }"#),
    json("wrong-quotes", #"{ 'body': "Spacer" }"#),
    Provocation(code: "invalid-utf8", text: "\u{0}\u{0}\u{0}T"),
  ]

  private static let expressions = [
    yaml(
      "expression-too-deep", "Text: $(" + String(repeating: "(", count: 200) + "1" + String(repeating: ")", count: 201)),
    yaml("expression-too-large", "Text: \"$([" + String(repeating: "1,", count: 20_000) + "1].count)\""),
    yaml("invalid-conversion", #"Text: "$(Int(1e300))""#),
    yaml("invalid-literal", #"Text: "$(0xZ)""#),
    yaml("needless-optional", #"Text: '$("a" ?? "b")'"#),
    yaml("no-matching-function", "Text: $(Color(1, 2))"),
    yaml("no-member-context", "let: { a: $(.red) }\nbody: Spacer"),
    yaml("not-callable", #"Text: '$("a".count())'"#),
    yaml("optional-in-text", "state: { a: { type: \"String?\", value: null } }\nbody: { Text: Hi $(a) }"),
    yaml("type-as-value", "Text: $(Color)"),
    yaml("unwrapped-nil", "let: { t: { type: String?, value: null } }\nbody: { Text: $(t!) }"),
    yaml("unsupported-syntax", #"Text: '$("a" as? String)'"#),
    yaml("wrong-call-arguments", "Text: '$(4.isMultiple(by: 2))'"),
  ]

  private static let limits = [
    limited("document-too-deep", "[[[[Spacer]]]]") { $0.depth = 3 },
    limited("file-too-large", "Text: Hello") { $0.fileSize = 4 },
    limited("too-many-aliases", "- &a { Text: Hello }\n- *a\n- *a") { $0.nodes = 4 },
    limited(
      "too-many-levels",
      "functions: { f: { parameters: { n: Int }, value: $(f(n + 1)) } }\nbody: { Text: $(f(0)) }"
    ) { $0.depth = 50 },
    limited("too-many-definitions", "types: { A: { a: Int }, B: { b: Int } }\nbody: Spacer") { $0.definitions = 1 },
    limited("too-many-nodes", "ForEach: { data: $(0..<100), content: [ { Text: Hello } ] }") { $0.nodes = 10 },
    limited("too-many-steps", "ForEach: { data: $(0..<100), content: [ { Text: $(item) } ] }") { $0.steps = 10 },
    limited("too-many-layout-passes", "VStack: [ { Text: Hello }, Spacer ]") { $0.layoutPasses = 1 },
    limited("value-too-large", "Text: Hello") { $0.textLength = 4 },
    Provocation(code: "too-many-problems", text: "- Texst: a\n- Tesxt: b", maximum: 1),
  ]

  private static func given(_ name: String, _ text: String) -> Surroundings {
    var surroundings = Surroundings()
    surroundings.values = [GivenValue(name, text)]
    return surroundings
  }

  private static let checks = [
    yaml(
      "not-constant",
      "types: { Card: { title: { type: ColorScheme, default: $(environment.colorScheme) } } }\nbody: Spacer"),
    yaml("too-many-parameters", "GeometryReader: { content: { parameters: [ a, b ], body: Spacer } }"),
    yaml("unknown-action", "Button: { title: Go, action: nowhere }"),
    yaml("unknown-asset", "Color: { named: nowhere }"),
    Provocation(code: "unknown-parameter", text: "Text: Hello", surroundings: given("nobody", "1")),
    yaml("unknown-state", "Button: { title: Go, action: [ { toggle: nobody } ] }"),
  ]
}
