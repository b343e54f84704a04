import GalleyFormats
import GalleySource
import Testing

/// A document with one mistake, whose place is marked, and the code that it is reported under.
struct MarkedMistake: Sendable, CustomTestStringConvertible {
  let text: String
  let code: DiagnosticCode
  /// What the document is read as once the fix is applied; nil if there is no fix to apply.
  let mended: String?

  init(_ text: String, _ code: DiagnosticCode, mended: String? = nil) {
    self.text = text
    self.code = code
    self.mended = mended
  }

  var testDescription: String { text }
}

@Suite struct YAMLMistakeTests {
  static let unquotedTexts = [
    MarkedMistake("Text: 1️⃣@home2️⃣\n", .unquotedIndicator, mended: "{Text: \"@home\"}"),
    MarkedMistake("Text: 1️⃣`code`2️⃣\n", .unquotedIndicator, mended: "{Text: \"`code`\"}"),
    MarkedMistake("Text: 1️⃣%d items2️⃣ # n\n", .unquotedIndicator, mended: "{Text: \"%d items\"}"),
    MarkedMistake("Text: 1️⃣*bold*2️⃣\n", .unquotedIndicator, mended: "{Text: \"*bold*\"}"),
    MarkedMistake("Text: 1️⃣* item2️⃣\n", .unquotedIndicator, mended: "{Text: \"* item\"}"),
    MarkedMistake("Text: 1️⃣& more2️⃣\n", .unquotedIndicator, mended: "{Text: \"& more\"}"),
    MarkedMistake("Text: 1️⃣&copy2️⃣\n", .unquotedIndicator, mended: "{Text: \"&copy\"}"),
    MarkedMistake("Text: 1️⃣! wow2️⃣\n", .unquotedIndicator, mended: "{Text: \"! wow\"}"),
    MarkedMistake("Text: 1️⃣> 5 items2️⃣\n", .unquotedIndicator, mended: "{Text: \"> 5 items\"}"),
    MarkedMistake("Text: 1️⃣|x| is2️⃣\n", .unquotedIndicator, mended: "{Text: \"|x| is\"}"),
    MarkedMistake("Text: 1️⃣- item2️⃣\n", .unquotedIndicator, mended: "{Text: \"- item\"}"),
    MarkedMistake("Text: 1️⃣? x2️⃣\n", .unquotedIndicator, mended: "{Text: \"? x\"}"),
    MarkedMistake("[1️⃣@a2️⃣, b]\n", .unquotedIndicator, mended: "[\"@a\", \"b\"]"),
    MarkedMistake("Text: 1️⃣!important2️⃣\n", .unknownTag, mended: "{Text: \"!important\"}"),
    MarkedMistake("Text: 1️⃣!e!x y2️⃣\n", .unknownTag, mended: "{Text: \"!e!x y\"}"),
    MarkedMistake("Text: 1️⃣Hello: world2️⃣\n", .unquotedColon, mended: "{Text: \"Hello: world\"}"),
    MarkedMistake("- Text: 1️⃣a? b : \"c\"2️⃣\n", .unquotedColon, mended: "[{Text: \"a? b : \"c\"\"}]"),
    MarkedMistake("Text: 1️⃣:smile:2️⃣\n", .unquotedColon, mended: "{Text: \":smile:\"}"),
    MarkedMistake("Text: \"Hello\" 1️⃣world2️⃣\n", .textAfterValue, mended: "{Text: \"\"Hello\" world\"}"),
    MarkedMistake("Text: 'it'1️⃣s'2️⃣\n", .textAfterValue, mended: "{Text: \"it's\"}"),
    MarkedMistake("Text: [draft] 1️⃣Hello2️⃣\n", .textAfterValue, mended: "{Text: \"[draft] Hello\"}"),
    MarkedMistake("Text: 1️⃣*foo2️⃣\n", .undefinedAlias, mended: "{Text: \"*foo\"}"),
  ]

  static let expressions = [
    MarkedMistake("Text: 1️⃣$(a ? b : c)2️⃣\n", .unquotedExpression, mended: "{Text: \"$(a ? b : c)\"}"),
    MarkedMistake("Text: 1️⃣x $(f(x: 1)) y2️⃣\n", .unquotedExpression, mended: "{Text: \"x $(f(x: 1)) y\"}"),
    MarkedMistake("a: {b: 1️⃣$(f(a, b))2️⃣, c: 1}\n", .unquotedExpression, mended: "{a: {b: \"$(f(a, b))\", c: 1}}"),
    MarkedMistake("a: [1️⃣$(list[0])2️⃣]\n", .unquotedExpression, mended: "{a: [\"$(list[0])\"]}"),
    MarkedMistake("a: {b: 1️⃣$(c ? \"d\" : e)2️⃣}\n", .unquotedExpression, mended: "{a: {b: \"$(c ? \"d\" : e)\"}}"),
    MarkedMistake("a: 1️⃣$(x #y)2️⃣\n", .unquotedExpression, mended: "{a: \"$(x #y)\"}"),
    MarkedMistake("a: 1️⃣{{ name }}2️⃣\n", .foreignBraces, mended: "{a: \"$(name)\"}"),
    MarkedMistake("a: {b: 1️⃣${name}2️⃣}\n", .foreignBraces, mended: "{a: {b: \"$(name)\"}}"),
    MarkedMistake("a: \"x 1️⃣\\(2️⃣name)\"\n", .swiftInterpolation, mended: "{a: \"x $(name)\"}"),
  ]

  static let punctuation = [
    MarkedMistake("a: [1,1️⃣,2️⃣2]\n", .misplacedComma, mended: "{a: [1, 2]}"),
    MarkedMistake("a: [{b: 1} 1️⃣{2️⃣c: 2}]\n", .missingComma, mended: "{a: [{b: 1}, {c: 2}]}"),
    MarkedMistake("a1️⃣:2️⃣1\nb: 2\n", .missingSpace, mended: "{a: 1, b: 2}"),
    MarkedMistake("b: 2\na1️⃣:2️⃣x\n", .missingSpace, mended: "{b: 2, a: \"x\"}"),
    MarkedMistake("a: {b1️⃣:2️⃣1}\n", .missingSpace, mended: "{a: {b: 1}}"),
    MarkedMistake("a: 1\n1️⃣b2️⃣\nc: 2\n", .missingColon),
    MarkedMistake("1️⃣b2️⃣\na: 1\n", .missingColon),
    MarkedMistake("a: 1️⃣[2️⃣1, 2\nb: 3\n", .unclosedBracket, mended: "{a: [1, 2], b: 3}"),
    MarkedMistake("a: 1️⃣{2️⃣b: 1\n", .unclosedBracket, mended: "{a: {b: 1}}"),
    MarkedMistake("a: [1, {b: 21️⃣]2️⃣}\n", .mismatchedBracket),
    MarkedMistake("a: [1]1️⃣]2️⃣\n", .mismatchedBracket, mended: "{a: [1]}"),
    MarkedMistake("a: 1️⃣\"Hello2️⃣\nb: 2\n", .unclosedString, mended: "{a: \"Hello\", b: 2}"),
    MarkedMistake("a: 1️⃣'Hello2️⃣\nb: 2\nc: it's\n", .unclosedString, mended: "{a: \"Hello\", b: 2, c: \"it's\"}"),
    MarkedMistake("a: \"1️⃣\\d2️⃣\"\n", .invalidEscape, mended: "{a: \"\\d\"}"),
    MarkedMistake("a: \"1️⃣\\u2️⃣12\"\n", .invalidEscape),
    MarkedMistake("a: \"1️⃣\\ud83d2️⃣\"\n", .invalidEscape),
    MarkedMistake("a: \"1️⃣\\ud83d\\ude002️⃣\"\n", .invalidEscape, mended: "{a: \"😀\"}"),
    MarkedMistake("1️⃣:2️⃣ x\n", .emptyKey),
  ]

  static let structure = [
    MarkedMistake("a: 1\n  1️⃣b: 22️⃣\n", .badIndentation),
    MarkedMistake("a:\n    b: 1\n  1️⃣c: 22️⃣\n", .badIndentation),
    MarkedMistake("a:\n  - 1\n 1️⃣- 22️⃣\n", .badIndentation),
    MarkedMistake("- a\n1️⃣b: 12️⃣\n", .badIndentation),
    MarkedMistake("a: 1\n1️⃣- b2️⃣\n", .badIndentation),
    MarkedMistake("a: 1\n\n...\n1️⃣b: 22️⃣\n", .severalDocuments),
    MarkedMistake("a: 1\n1️⃣---2️⃣\nb: 2\n", .severalDocuments),
    MarkedMistake("a:\n1️⃣\t2️⃣b: 1\n", .tabIndentation, mended: "{a: {b: 1}}"),
    MarkedMistake("a:\n  b: 1\n1️⃣\t2️⃣c: 2\n", .tabIndentation, mended: "{a: {b: 1, c: 2}}"),
    MarkedMistake("a: |\n1️⃣\t2️⃣x\n", .tabIndentation, mended: "{a: \"x\n\"}"),
    MarkedMistake("a: 1\n1️⃣a2️⃣: 2\n", .duplicateKey),
    MarkedMistake("1️⃣[2️⃣a]: 1\n", .complexKey),
    MarkedMistake("a: &x 1\nb: {<<: 1️⃣*x2️⃣}\n", .mergeWithoutMapping),
    MarkedMistake("a: &x [1️⃣*x2️⃣]\n", .recursiveAlias),
    MarkedMistake("a: !!int 1️⃣abc2️⃣\n", .invalidTagValue),
    MarkedMistake("a: 1️⃣!!set2️⃣ {b}\n", .unknownTag),
    MarkedMistake("a: 1️⃣\u{1}2️⃣\n", .controlCharacter),
    MarkedMistake("1️⃣%FOO2️⃣\n---\na: 1\n", .syntaxError),
  ]

  @Test(arguments: unquotedTexts + expressions + punctuation + structure)
  func isReportedOnceAtItsPlace(_ mistake: MarkedMistake) throws {
    let marked = MarkedText(mistake.text)
    let result = readYAML(SourceFile(name: "a.yaml", bytes: marked.bytes), index: 0)
    #expect(result.diagnostics.map(\.code) == [mistake.code])
    #expect(result.diagnostics.first?.span == marked.span(1, 2))
    guard let mended = mistake.mended else { return }
    let again = readYAML(
      SourceFile(name: "a.yaml", bytes: apply(result.diagnostics, to: marked.bytes)), index: 0)
    #expect(again.diagnostics.map(\.message) == [])
    #expect(again.tree?.outline() == mended)
  }

  @Test(
    arguments: unquotedTexts.filter { $0.code != .textAfterValue } + expressions.filter { $0.code != .foreignBraces })
  func treeHoldsTheTextThatWasMeant(_ mistake: MarkedMistake) throws {
    let marked = MarkedText(mistake.text)
    let tree = readYAML(SourceFile(name: "a.yaml", bytes: marked.bytes), index: 0).tree
    let outline = tree?.outline().replacing("\\(", with: "$(")
    #expect(outline == mistake.mended)
  }

  /// Every line would stop libyaml, which is not begun anew for each.
  @Test func anyNumberOfUnquotedExpressionsIsReadWithWarnings() {
    let lines = (0..<100).map { "- a: $(b ? \($0) : c)\n  d: {e: $(f(1, 2))}\n" }
    let result = readYAML(lines.joined())
    #expect(result.diagnostics.map(\.code) == Array(repeating: .unquotedExpression, count: 200))
    #expect(result.diagnostics.allSatisfy { $0.severity == .warning })
    let items = (0..<100).map { "{a: \"$(b ? \($0) : c)\", d: {e: \"$(f(1, 2))\"}}" }
    #expect(result.tree?.outline() == "[\(items.joined(separator: ", "))]")
  }

  /// Brackets and quotes before an expression on its line are read like the line itself.
  @Test func unquotedExpressionsInBracketsAreReadAtOnce() {
    let lines = (0..<30).map { "- {\"k\": 'q', a: x $(b ? \($0) : c) y, d: {e: $(f(g, h))}, i: [ $(j) ]} # $(l: m)\n" }
    let result = readYAML(lines.joined())
    #expect(result.diagnostics.map(\.code) == Array(repeating: .unquotedExpression, count: 60))
    #expect(result.diagnostics.allSatisfy { $0.severity == .warning })
    let items = (0..<30).map { "{k: \"q\", a: \"x $(b ? \($0) : c) y\", d: {e: \"$(f(g, h))\"}, i: [\"$(j)\"]}" }
    #expect(result.tree?.outline() == "[\(items.joined(separator: ", "))]")
  }

  @Test func unquotedExpressionsInFoldedTextsKeepTheirCharacters() {
    let result = readYAML("a: x $(b ? c : d)\n  goes on\ne: \"$(f ? \\\"g\\\" : h)\"\n")
    #expect(result.diagnostics.map(\.code) == [.unquotedExpression])
    #expect(result.tree?.outline() == "{a: \"x $(b ? c : d) goes on\", e: \"$(f ? \"g\" : h)\"}")
  }

  @Test func severalMistakesAreReportedInOneRun() {
    let result = readYAML("a: @x\nb: [1,,2]\nc: d: e\nf: $(g ? h : i)\nk: \"\\q\"\na: 2\n")
    #expect(
      result.diagnostics.map(\.code)
        == [.unquotedIndicator, .misplacedComma, .unquotedColon, .unquotedExpression, .invalidEscape, .duplicateKey])
    #expect(result.tree != nil)
  }

  @Test func invalidUTF8IsReportedWithItsBytes() {
    let bytes = Array("a: ".utf8) + [0xFF, 0xFE] + Array("\nb: ".utf8) + [0xC3] + Array("\n".utf8)
    let result = readYAML(SourceFile(name: "a.yaml", bytes: bytes), index: 0)
    #expect(result.diagnostics.map(\.code) == [.invalidUTF8, .invalidUTF8])
    #expect(result.diagnostics.map(\.span) == [SourceSpan(start: 3, end: 5), SourceSpan(start: 9, end: 10)])
  }

  @Test func otherLinesWithTabsAreCountedAndNotRepeated() throws {
    let result = readYAML("a:\n\tb:\n\t\tc: 1\n\td: 2\n")
    let diagnostic = try #require(result.diagnostics.first)
    #expect(result.diagnostics.count == 1)
    #expect(diagnostic.code == .tabIndentation)
    #expect(diagnostic.help == ["2 more lines begin with tabs"])
  }

  @Test func itemThatJoinsTheTextAboveIsAWarning() {
    let result = readYAML("- 1\n  - 2\n")
    #expect(result.diagnostics.map(\.severity) == [.warning])
    #expect(result.diagnostics.first?.span == SourceSpan(start: 6, end: 7))
  }

  @Test func quotingChoosesTheQuotesThatNeedNoEscape() {
    #expect(quotedYAML("a: b") == "\"a: b\"")
    #expect(quotedYAML("say \"it's\"") == "'say \"it''s\"'")
    #expect(quotedYAML("\\d") == "'\\d'")
  }
}
