import GalleySource
import Testing

@Suite struct MachineRendererTests {
  /// A problem with all that a diagnostic can have, on the second line, behind a letter of two bytes.
  private var full: (Diagnostic, SourceFile) {
    let marked = Marked("⟦a⟧: é\né ⟦aligment⟧: top\n", name: "my cards/a:b,c.yaml")
    var diagnostic = Diagnostic(
      anyCode, "100% wrong", at: marked.spans[1], label: "did you mean `alignment`?", help: ["or: `spacing`"],
      related: [RelatedSpan(span: marked.spans[0], message: "see here")], expected: ["alignment", "spacing"],
      fix: TextEdit(span: marked.spans[1], replacement: "alignment"))
    diagnostic.severity = .warning
    return (diagnostic, marked.file)
  }

  @Test func jsonCarriesEverything() {
    let (diagnostic, file) = full
    // Line 1 is "a: é" and its break, six bytes; line 2 begins with "é ", three bytes and two columns.
    #expect(
      render([diagnostic], [file], with: JSONDiagnosticRenderer()) == """
        [
          {
            "code": "some-code",
            "severity": "warning",
            "message": "100% wrong",
            "file": "my cards/a:b,c.yaml",
            "line": 2,
            "column": 3,
            "endLine": 2,
            "endColumn": 11,
            "startOffset": 9,
            "endOffset": 17,
            "label": "did you mean `alignment`?",
            "help": ["or: `spacing`"],
            "related": [
              {
                "message": "see here",
                "file": "my cards/a:b,c.yaml",
                "line": 1,
                "column": 1,
                "endLine": 1,
                "endColumn": 2,
                "startOffset": 0,
                "endOffset": 1
              }
            ],
            "expected": ["alignment", "spacing"],
            "fix": {
              "replacement": "alignment",
              "file": "my cards/a:b,c.yaml",
              "line": 2,
              "column": 3,
              "endLine": 2,
              "endColumn": 11,
              "startOffset": 9,
              "endOffset": 17
            }
          }
        ]

        """)
  }

  @Test func jsonOfNothingIsAnEmptyArray() {
    #expect(render([], [], with: JSONDiagnosticRenderer()) == "[]\n")
  }

  @Test func gitHubCommandsEscapeWhatEndsThem() {
    let (diagnostic, file) = full
    #expect(
      render([diagnostic], [file], with: GitHubDiagnosticRenderer())
        == "::warning file=my cards/a%3Ab%2Cc.yaml,line=2,col=3,endLine=2,endColumn=11,title=galley (some-code)"
        + "::100%25 wrong%0Adid you mean `alignment`?%0Ahelp: or: `spacing`\n")
  }

  @Test func gitHubTakesNoColumnsOfSeveralLines() {
    let marked = Marked("⟦a\nb⟧")
    var diagnostic = Diagnostic(anyCode, "m", at: marked.spans[0])
    diagnostic.severity = .note
    #expect(
      render([diagnostic], [marked.file], with: GitHubDiagnosticRenderer())
        == "::notice file=card.yaml,line=1,endLine=2,title=galley (some-code)::m\n")
  }

  @Test func sarifHasOneRunWithRulesResultsAndFixes() {
    let (diagnostic, file) = full
    let text = render([diagnostic], [file], with: SARIFDiagnosticRenderer(toolVersion: "1.2.3"))
    let uri = #""artifactLocation": { "uri": "my%20cards/a%3Ab%2Cc.yaml" }"#
    let region =
      #"{ "startLine": 2, "startColumn": 3, "endLine": 2, "endColumn": 11, "byteOffset": 9, "byteLength": 8 }"#
    for part in [
      #""version": "2.1.0""#, #""name": "galley""#, #""version": "1.2.3""#, #""id": "some-code""#,
      #""shortDescription": { "text": "Something is wrong." }"#, #""columnKind": "unicodeCodePoints""#,
      #""ruleId": "some-code""#, #""ruleIndex": 0"#, #""level": "warning""#, uri, #""region": \#(region)"#,
      #""deletedRegion": \#(region)"#, #""insertedContent": { "text": "alignment" }"#, #""relatedLocations": ["#,
      #""expected": ["alignment", "spacing"]"#,
    ] {
      #expect(text.contains(part), "\(part) is missing in \(text)")
    }
  }

  @Test func sarifOfNothingHasNoRulesAndNoResults() {
    #expect(
      render([], [], with: SARIFDiagnosticRenderer()) == """
        {
          "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
          "version": "2.1.0",
          "runs": [
            {
              "tool": {
                "driver": {
                  "name": "galley",
                  "rules": []
                }
              },
              "columnKind": "unicodeCodePoints",
              "results": []
            }
          ]
        }

        """)
  }

  @Test func absolutePathsAreFileAddresses() {
    let marked = Marked("⟦a⟧", name: "/data/a.yaml")
    let text = render([Diagnostic(anyCode, "m", at: marked.spans[0])], [marked.file], with: SARIFDiagnosticRenderer())
    #expect(text.contains(#""uri": "file:///data/a.yaml""#))
  }
}
