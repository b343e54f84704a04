import GalleySource
import Testing

@testable import GalleyExpressions

@Suite struct DiagnosticTests {
  private let fixture = Fixture()

  /// An expression, the code it gives, and the bytes that are underlined.
  static let mistakes: [(expression: String, code: String, underlined: String)] = [
    ("proxy.size.widht * 0.8", "unknown-member", "widht"), ("1 / 0", "division-by-zero", "1 / 0"),
    ("1 % 0", "division-by-zero", "1 % 0"), ("", "empty-expression", "$()"), ("  ", "empty-expression", "  "),
    ("1 +", "expression-syntax", "+"), ("row row", "expression-syntax", "row"), ("(1", "unbalanced-expression", "$("),
    ("[1, 2", "expression-syntax", "["), ("flag ? 1", "expression-syntax", "?"),
    ("title and flag", "expression-syntax", "and"),
    ("null", "expression-syntax", "null"), ("row.", "expression-syntax", "."), ("subtitle!.count", "force-unwrap", "!"),
    ("nil!", "unwrapped-nil", "nil!"),
    ("words[3]", "index-out-of-range", "3"), ("words[-1]", "index-out-of-range", "-1"),
    ("words[1..<5]", "index-out-of-range", "1..<5"), ("7 / 2", "integer-division", "7 / 2"),
    ("count / row", "integer-division", "count / row"),
    ("9223372036854775807 + row", "integer-overflow", "9223372036854775807 + row"),
    ("Int.min / -1", "integer-overflow", "Int.min / -1"), ("abs(Int.min)", "integer-overflow", "abs(Int.min)"),
    ("-Int.min", "integer-overflow", "-Int.min"), ("Int(Double.nan)", "invalid-conversion", "Int(Double.nan)"),
    ("Int(1e300)", "invalid-conversion", "Int(1e300)"),
    ("9223372036854775808", "invalid-literal", "9223372036854775808"),
    ("12abc", "invalid-literal", "12abc"), ("\"\\q\"", "invalid-literal", "\\q"), ("1e999", "invalid-literal", "1e999"),
    ("row..<1", "invalid-range", "row..<1"), ("1.5...0.5", "invalid-range", "1.5...0.5"),
    ("words.prefix(-1)", "invalid-range", "words.prefix(-1)"),
    ("title ?? \"x\"", "needless-optional", "??"), ("title?.count", "needless-optional", "?"),
    ("title == nil", "needless-optional", "title"),
    ("min(\"a\", 1)", "type-mismatch", "1"), ("Color(rot: 1)", "no-matching-function", "Color"),
    ("abs(title)", "type-mismatch", "title"), (".red", "no-member-context", ".red"),
    ("row()", "not-callable", "row"),
    ("words.count()", "not-callable", "count"), ("title.uppercased", "not-callable", "uppercased"),
    ("twice", "not-callable", "twice"),
    ("friend.name", "optional-value", "friend"), ("label + \"x\"", "optional-value", "label"),
    ("subtitle.count", "optional-value", "subtitle"),
    ("Color", "type-as-value", "Color"), ("Text.Case", "type-as-value", "Text.Case"),
    ("environment", "type-as-value", "environment"),
    ("flag + 1", "type-mismatch", "+"), ("row && flag", "type-mismatch", "row"), ("1.5 % 2", "type-mismatch", "1.5"),
    ("title == row", "type-mismatch", "=="), ("flag ? 1 : \"a\"", "type-mismatch", "\"a\""),
    ("[1, \"a\"]", "type-mismatch", "\"a\""),
    ("anna < anna", "type-mismatch", "<"), ("title[0]", "type-mismatch", "title[0]"),
    ("words[title]", "type-mismatch", "title"),
    ("a(1)", "unknown-function", "a"), ("coutn", "unknown-name", "coutn"),
    ("environment.colourScheme", "unknown-member", "colourScheme"),
    ("Color.rde", "unknown-member", "rde"), ("reaction == .hart", "unknown-member", "hart"),
    ("people.map(\\.nmae)", "unknown-member", "nmae"),
    ("row = 1", "unsupported-syntax", "="),
    ("'a'", "unsupported-syntax", "'a'"),
    ("row as? Double", "unsupported-syntax", "as"),
    ("$row", "unsupported-syntax", "$"), ("row === 1", "unsupported-syntax", "==="),
    ("if flag", "unsupported-syntax", "if"),
    ("CGSize(width: 1)", "wrong-call-arguments", "CGSize"),
    ("CGSize(width: 1, hight: 2)", "wrong-call-arguments", "hight"),
    ("CGSize(1, 2)", "wrong-call-arguments", "1"), ("twice(of: 1, 2)", "wrong-call-arguments", "2"),
    ("twice(off: 1)", "wrong-call-arguments", "off"),
    ("String(repeating: \"a\", count: 2000000)", "value-too-large", "String(repeating: \"a\", count: 2000000)"),
  ]

  @Test(arguments: mistakes) func mistakeIsNamedAndLocated(expression: String, code: String, underlined: String) {
    let outcome = fixture.run(expression)
    #expect(outcome.codes == [code], "\(outcome.diagnostics.map(\.message))")
    #expect(outcome.underlined == underlined)
  }

  @Test func everyCodeHasAMistake() {
    // Hostile inputs have a suite of their own; so have texts; what closures are told has a case.
    let elsewhere: Set<String> = ["expression-too-deep", "expression-too-large", "untyped-value"]
    let covered = Set(Self.mistakes.map(\.code)).union(elsewhere).union([
      "no-agreement", "no-locale-words", "not-localizable", "optional-in-text",
    ])
    #expect(DiagnosticCode.expressions.map(\.name).filter { !covered.contains($0) } == [])
  }

  @Test func codesAreInOrderAndExplained() {
    let names = DiagnosticCode.expressions.map(\.name)
    #expect(names == names.sorted())
    for code in DiagnosticCode.expressions {
      #expect(code.summary.hasSuffix("."))
      #expect(code.explanation.text(naming: .library).hasSuffix("."))
    }
  }

  @Test(arguments: [
    ("proxy.size.widht", "width"), ("cuont", "count"), ("Color.gren", "green"), ("sqr(4)", "sqrt"),
    ("environment.colorSchema", "colorScheme"),
    ("reaction == .hart", "heart"), ("twice(off: 1)", "of"), ("words.joined(seperator: \"\")", ""),
    ("title.uppercase()", "uppercased"),
  ])
  func misspeltNamesAreSuggested(expression: String, suggestion: String) throws {
    let diagnostic = try #require(fixture.run(expression).diagnostics.first)
    guard !suggestion.isEmpty else {
      #expect(diagnostic.help.contains { $0.text(naming: .library).contains("separator") })
      return
    }
    #expect(diagnostic.label == "did you mean `\(suggestion)`?")
    #expect(diagnostic.fix?.replacement == suggestion)
    #expect(diagnostic.fix?.span == diagnostic.span)
  }

  @Test func parenthesesBelongToWhatIsAround() {
    #expect(fixture.run("(nope) + 1").underlined == "nope")
    #expect(fixture.run("Color.red == (.rde)").underlined == "rde")
    #expect(fixture.run("(1 + 2) / (row - 3)").underlined == "(1 + 2) / (row - 3)")
  }

  @Test func aRestOfConstantsIsNotedWithoutEvaluation() {
    var expressions = CheckedExpressions()
    var diagnostics: [Diagnostic] = []
    _ = expressions.check(
      Array("7 / 2 + 8 / 2".utf8)[...], range: 0..<13,
      at: { SourceSpan(start: UInt32($0.lowerBound), end: UInt32($0.upperBound)) },
      in: fixture, diagnostics: &diagnostics)
    #expect(diagnostics.map(\.code) == [.integerDivision])
    #expect(diagnostics.first?.span == SourceSpan(start: 0, end: 5))
    #expect(diagnostics.first?.severity == .note)
  }

  @Test func anOptionalInATextIsWarnedOf() {
    let outcome = fixture.runTemplate("Name: $(subtitle)")
    #expect(outcome.codes == ["optional-in-text"])
    #expect(outcome.underlined == "subtitle")
    #expect(outcome.value == .string("Name: Optional(\"Sub\")"))
  }

  @Test func severalMistakesAreAllReported() {
    #expect(fixture.run("nope + min(gone, size.widht)").codes == ["unknown-name", "unknown-name", "unknown-member"])
  }

  @Test func oneMistakeIsSaidOnce() {
    #expect(
      fixture.run("(nope.a + 1).b > 3 ? nope.c : .red").codes == ["unknown-name", "unknown-name"])
    #expect(fixture.run("max(nope, 1) * 2", expecting: .string).codes.first == "unknown-name")
  }

  @Test func valuesAreShownWhereTheyMatter() {
    #expect(
      fixture.run("words[row]").diagnostics.first?.message
        == "index `3` is out of range: the array has 3 elements, 0 to 2")
    #expect(fixture.run("row / (row - 3)").diagnostics.first?.message == "`3 / 0` divides by zero")
    #expect(fixture.run("count..<row").diagnostics.first?.message == "`7..<3` ends before it begins")
    #expect(
      fixture.run("count / 2").diagnostics.first?.message == "`7 / 2` divides two Ints and gives 3; the rest is lost")
  }

  @Test func insertionsMendTheDocument() {
    let optional = fixture.run("friend.name").diagnostics.first
    #expect(optional?.fix == TextEdit(span: SourceSpan(start: 8, end: 8), replacement: "?"))
    let label = fixture.run("CGSize(1, 2)").diagnostics.first
    #expect(label?.fix == TextEdit(span: SourceSpan(start: 9, end: 9), replacement: "width: "))
  }

  /// The parts of a choice change places only if each is whole, and its quotes are of one kind.
  @Test(arguments: [
    ("1 if flag else 2", "flag ? 1 : 2"), ("max(1, 2) if flag else [3][0]", "flag ? max(1, 2) : [3][0]"),
    ("'a' if flag else 'b'", "flag ? \"a\" : \"b\""), ("max(1 if flag else 2, 3)", nil), ("(1 if flag else 2)", nil),
    ("\"a if b else c\" if", nil), ("'a' if title == \"b\" else 'c'", nil),
  ])
  func aChoiceOfPythonIsMendedOnlyAsAWhole(expression: String, mend: String?) {
    let outcome = fixture.run(expression)
    #expect(outcome.codes == ["unsupported-syntax"])
    #expect(outcome.diagnostics.first?.fix?.replacement == mend)
  }

  /// What is left out ends where the member begins; by itself the name has nothing behind it that could go.
  @Test(arguments: [("Math.max(1, 2)", 2..<7), ("math . max(1, 2)", 2..<9), ("1 + Math.pi", 6..<11), ("Math", nil)])
  func theNameBeforeFunctionsOfNumbersCanGo(expression: String, removed: Range<Int>?) {
    let outcome = fixture.run(expression)
    #expect(outcome.codes == ["unknown-name"])
    let fix = outcome.diagnostics.first?.fix
    #expect(fix?.replacement == removed.map { _ in "" })
    #expect(fix.map { Int($0.span.start) } == removed?.lowerBound)
    #expect(fix.map { Int($0.span.end) } == removed?.upperBound)
  }
}
