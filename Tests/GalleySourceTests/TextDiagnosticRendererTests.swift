import GalleySource
import Testing

@Suite struct TextDiagnosticRendererTests {
  private static let unknownArgument = DiagnosticCode(
    "unknown-argument", summary: "An argument is unknown.", explanation: "It is only a test.")

  @Test func aProblemIsDrawnWithPlaceExcerptLabelAndHelp() {
    let marked = Marked("body:\n  HStack:\n    spacing: 4\n    ⟦aligment⟧: top\n")
    let diagnostic = Diagnostic(
      Self.unknownArgument, "`HStack` has no argument `aligment`", at: marked.spans[0],
      label: "did you mean `alignment`?", help: ["HStack takes `alignment`, `spacing`, `content`"])
    #expect(
      render([diagnostic], [marked.file], with: TextDiagnosticRenderer()) == """
        error[unknown-argument]: `HStack` has no argument `aligment`
          --> card.yaml:4:5
           |
         4 |     aligment: top
           |     ^^^^^^^^ did you mean `alignment`?
           |
           = help: HStack takes `alignment`, `spacing`, `content`

        1 error in card.yaml

        """)
  }

  @Test func relatedPlacesHaveTheirOwnExcerptAndTheGutterFitsAll() {
    let first = Marked("⟦a⟧: 1\n")
    let second = Marked(String(repeating: "\n", count: 9) + "⟦a⟧: 2\n", name: "other.yaml", file: 1)
    let diagnostic = Diagnostic(
      .duplicateKey, "`a` is defined twice", at: second.spans[0],
      related: [RelatedSpan(span: first.spans[0], message: "first defined here")])
    #expect(
      render([diagnostic], [first.file, second.file], with: TextDiagnosticRenderer(showsSummary: false)) == """
        error[duplicate-key]: `a` is defined twice
           --> other.yaml:10:1
            |
         10 | a: 2
            | ^
            |
           ::: card.yaml:1:1
            |
          1 | a: 1
            | - first defined here

        """)
  }

  @Test func helpOfSeveralLinesStaysAligned() {
    let marked = Marked("⟦a⟧")
    let diagnostic = Diagnostic(anyCode, "message", at: marked.spans[0], help: ["write it as\nVStack:\n  - Text: a"])
    let text = render([diagnostic], [marked.file], with: TextDiagnosticRenderer(showsSummary: false))
    #expect(
      text.hasSuffix(
        """
           |
           = help: write it as
                   VStack:
                     - Text: a

        """))
  }

  @Test func theSummaryCountsBySeverity() {
    let marked = Marked("⟦a⟧⟦b⟧⟦c⟧")
    var diagnostics = marked.spans.map { Diagnostic(anyCode, "message", at: $0) }
    diagnostics[2].severity = .warning
    #expect(
      render(diagnostics, [marked.file], with: TextDiagnosticRenderer()).hasSuffix(
        "\n\n2 errors, 1 warning in card.yaml\n"))
  }

  @Test func theSummaryCountsFiles() {
    let first = Marked("⟦a⟧")
    let second = Marked("⟦a⟧", name: "b.yaml", file: 1)
    let diagnostics = [first, second].map { Diagnostic(anyCode, "message", at: $0.spans[0]) }
    #expect(
      render(diagnostics, [first.file, second.file], with: TextDiagnosticRenderer()).hasSuffix(
        "\n2 errors in 2 files\n"))
  }

  @Test func nothingIsSaidWhenNothingIsWrong() {
    #expect(render([], [], with: TextDiagnosticRenderer()) == "")
  }

  @Test func coloursAreReset() {
    let marked = Marked("⟦a⟧")
    let text = render(
      [Diagnostic(anyCode, "message", at: marked.spans[0])], [marked.file], with: TextDiagnosticRenderer(colour: true))
    #expect(text.hasPrefix("\u{1B}[1;31merror[some-code]\u{1B}[0m\u{1B}[1m: message\u{1B}[0m\n"))
  }

  @Test func aPlaceInNoFileIsLeftOut() {
    let diagnostic = Diagnostic(
      anyCode, "message", at: SourceSpan(start: 0, end: 1, file: 7), label: "label", help: ["help"])
    #expect(
      render([diagnostic], [], with: TextDiagnosticRenderer(showsSummary: false)) == """
        error[some-code]: message
           = label
           = help: help

        """)
  }
}
