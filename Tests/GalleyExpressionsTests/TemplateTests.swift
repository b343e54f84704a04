import GalleySource
import Testing

@testable import GalleyExpressions

@Suite struct TemplateTests {
  private let fixture = Fixture()

  @Test(arguments: [
    ("R$(row) C$(count)", "R3 C7"), ("$(row)-$(count)", "3-7"), ("$(row * 4 + 1).circle", "13.circle"),
    ("price $$(row)", "price $(row)"), ("$$(", "$("), ("a $ b", "a $ b"), ("$(title)", "Cards"), ("<$(half)>", "<0.5>"),
    ("<$(reaction)>", "<heart>"),
    ("<$(words)>", "<[\"one\", \"two\", \"three\"]>"), ("<$(flag)>", "<true>"), ("<$(size)>", "<(200.0, 100.0)>"),
    ("$(\")\") $((row))", ") 3"), ("$(\"a\\\"(\")", "a\"("), ("<$(anna)>", "<Person(name: \"Anna\", age: 31)>"),
    ("$(\"$(row)\")!", "$(row)!"), ("<$([anna])>", "<[Document.Person(name: \"Anna\", age: 31)]>"),
    ("$(1e21)x", "1e+21x"),
  ])
  func textAndExpressionsAreJoined(template: String, result: String) {
    let outcome = fixture.runTemplate(template)
    #expect(outcome.diagnostics.isEmpty, "\(outcome.diagnostics)")
    #expect(outcome.value == .string(result))
  }

  @Test func textWithoutMarkerIsNoTemplate() {
    var diagnostics: [Diagnostic] = []
    let bytes = Array("costs 5 $".utf8)
    guard case .text = parseTemplate(bytes[...], at: { _ in SourceSpan(start: 0, end: 0) }, diagnostics: &diagnostics)
    else {
      Issue.record("there is no `$(`")
      return
    }
    #expect(diagnostics.isEmpty)
  }

  @Test(arguments: [("a $(row", "$("), ("$(min(1, 2)", "$("), ("$(\"abc)", "\""), ("$(row) $(", "$(")])
  func unbalancedExpressionIsLocated(template: String, underlined: String) {
    let outcome = fixture.runTemplate(template)
    #expect(outcome.codes == ["unbalanced-expression"])
    #expect(outcome.underlined == underlined)
  }

  @Test func offsetsCountFromTheSliceOfTheText() {
    let bytes = Array("xxx$(nope)".utf8)
    var expressions = CheckedExpressions()
    var diagnostics: [Diagnostic] = []
    _ = expressions.checkTemplate(
      bytes[3...], at: { SourceSpan(start: UInt32($0.lowerBound) + 100, end: UInt32($0.upperBound) + 100) },
      in: fixture,
      diagnostics: &diagnostics)
    #expect(diagnostics.first?.span == SourceSpan(start: 102, end: 106))
  }
}
