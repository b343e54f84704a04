import GalleyFormats
import GalleySource
import Testing

@Suite struct SpanTests {
  private func tree(_ marked: MarkedText, _ notation: Notation = .yaml) throws -> LocatedTree {
    try #require(read(SourceFile(name: "a", bytes: marked.bytes), as: notation, index: 0).tree)
  }

  @Test func keysAndScalarsEndWithTheirLastLetter() throws {
    let marked = MarkedText("1️⃣text2️⃣  :   3️⃣some words4️⃣   # comment\n")
    let tree = try tree(marked)
    let pair = try #require(tree.pairs(tree.root).first { _ in true })
    #expect(tree.span(pair.key) == marked.span(1, 2))
    #expect(tree.span(pair.value) == marked.span(3, 4))
  }

  @Test func quotesBelongToTheSpan() throws {
    let marked = MarkedText("- 1️⃣'single'2️⃣\n- 3️⃣\"double\"4️⃣\n")
    let tree = try tree(marked)
    #expect(tree.span(tree.at("0")) == marked.span(1, 2))
    #expect(tree.span(tree.at("1")) == marked.span(3, 4))
  }

  @Test func blockCollectionsEndWithTheirLastValue() throws {
    let marked = MarkedText("a:\n  1️⃣b:\n     3️⃣- 1\n     - 24️⃣2️⃣\n\n  # comment\n\nc: 1\n")
    let tree = try tree(marked)
    #expect(tree.span(tree.at("a")) == marked.span(1, 2))
    #expect(tree.span(tree.at("a", "b")) == marked.span(3, 4))
  }

  @Test func flowCollectionsHaveTheirBrackets() throws {
    for notation in Notation.allCases {
      let marked = MarkedText("{\"a\": 1️⃣[ 1, 3️⃣{ \"b\": 2 }4️⃣ ]2️⃣ }")
      let tree = try tree(marked, notation)
      #expect(tree.span(tree.at("a")) == marked.span(1, 2))
      #expect(tree.span(tree.at("a", "1")) == marked.span(3, 4))
    }
  }

  @Test(arguments: ["\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}"])
  func collectionsBeginBehindTheirTagHoweverItsLineEnds(_ lineBreak: String) throws {
    let marked = MarkedText("a: !!map # comment\(lineBreak)  1️⃣b: { c: d }2️⃣\nx: 1\n")
    let tree = try tree(marked)
    #expect(tree.span(tree.at("a")) == marked.span(1, 2))
    let bare = MarkedText("!!map\(lineBreak)1️⃣b: { c: d }2️⃣\n")
    #expect(try self.tree(bare).span(EntryID(0)) == bare.span(1, 2))
  }

  @Test func bareNullStandsBehindItsColonOrDash() throws {
    let marked = MarkedText("Spacer:1️⃣   # nothing\nlist:\n  -2️⃣\n  - x\n")
    let tree = try tree(marked)
    #expect(tree.span(tree.at("Spacer")) == marked.span(1, 1))
    #expect(tree.span(tree.at("list", "0")) == marked.span(2, 2))
  }

  @Test func anchorsAndTagsDoNotBelongToTheSpan() throws {
    let marked = MarkedText("a: &x !!str 1️⃣value2️⃣\nb: &y\n  3️⃣c: 14️⃣\nd: &z []\n")
    let tree = try tree(marked)
    #expect(tree.span(tree.at("a")) == marked.span(1, 2))
    #expect(tree.span(tree.at("b")) == marked.span(3, 4))
  }

  @Test func lettersThatAreNotASCIIShiftBytesOnly() throws {
    let marked = MarkedText("# Überschrift 😀\nä: 1️⃣öü2️⃣\nb: [3️⃣😀4️⃣, c]\nc: 5️⃣16️⃣\n")
    let tree = try tree(marked)
    #expect(tree.span(tree.at("ä")) == marked.span(1, 2))
    #expect(tree.span(tree.at("b", "0")) == marked.span(3, 4))
    #expect(tree.span(tree.at("c")) == marked.span(5, 6))
  }

  @Test func carriageReturnsAndByteOrderMarksShiftBytesOnly() throws {
    let marked = MarkedText("\u{FEFF}a: 1️⃣x2️⃣\r\nb:\r\n  - 3️⃣y4️⃣\r\n")
    let tree = try tree(marked)
    #expect(tree.span(tree.at("a")) == marked.span(1, 2))
    #expect(tree.span(tree.at("b", "0")) == marked.span(3, 4))
  }

  @Test func aliasesPointToTheirAnchor() throws {
    let marked = MarkedText("a: &x 1️⃣value2️⃣\nb: *x\n")
    let tree = try tree(marked)
    #expect(tree.span(tree.at("b")) == marked.span(1, 2))
  }

  @Test func blockScalarsEndWithTheirText() throws {
    let marked = MarkedText("a: 1️⃣|\n  one\n\n  two2️⃣\n\n\nb: 1\n")
    let tree = try tree(marked)
    #expect(tree.span(tree.at("a")) == marked.span(1, 2))
    #expect(tree.text(tree.at("a")) == "one\n\ntwo\n")
  }
}

/// Places inside of texts that do not stand in the source as they are.
@Suite struct DecodedSpanTests {
  /// Expects that `part` of the decoded text at `a` stands between the markers.
  private func expect(_ part: String, between text: String, _ notation: Notation = .yaml) throws {
    let marked = MarkedText(text)
    let tree = try #require(read(SourceFile(name: "a", bytes: marked.bytes), as: notation, index: 0).tree)
    let id = tree.at("a")
    let decoded = Array(tree.bytes(id))
    let sought = Array(part.utf8)
    let lower = try #require(decoded.indices.first { decoded[$0...].starts(with: sought) })
    #expect(tree.sourceSpan(of: id, in: lower..<lower + sought.count) == marked.span(1, 2), "in \(tree.text(id))")
  }

  @Test func behindEscapesInDoubleQuotes() throws {
    for notation in Notation.allCases {
      try expect("name", between: #"{"a": "x\n\u00e9\t1️⃣name2️⃣ y"}"#, notation)
      try expect("é", between: #"{"a": "x\n1️⃣\u00e92️⃣\tname y"}"#, notation)
    }
    try expect("name", between: #"a: "\U0001F600 \x41 1️⃣name2️⃣""#)
  }

  @Test func behindSurrogatePairs() throws {
    try expect("name", between: #"{"a": "\ud83d\ude001️⃣name2️⃣"}"#, .json)
  }

  @Test func behindDoubledQuotes() throws {
    try expect("name", between: "a: 'it''s 1️⃣name2️⃣'\n")
  }

  @Test func onLaterLinesOfFoldedText() throws {
    try expect("name", between: "a: some\n   words and\n   1️⃣name2️⃣\n")
    try expect("name", between: "a: \"some\n\n   words \\\n   1️⃣name2️⃣\"\n")
    try expect("name", between: "a: 'some\r\n   words\r\n   1️⃣name2️⃣'\r\n")
  }

  @Test func inBlocksOfText() throws {
    try expect("name", between: "a: |\n  one\n    two\n\n  1️⃣name2️⃣ x\n")
    try expect("two", between: "a: |\n  one\n    1️⃣two2️⃣\n\n  name\n")
    try expect("name", between: "a: >-\n  one\n  two\n\n    three\n  1️⃣name2️⃣\n")
    try expect("name", between: "a: |\r\n  öne\r\n  1️⃣name2️⃣\r\n")
  }

  @Test func wholePlainTextsAreNotCopied() throws {
    let tree = try #require(readYAML("a: 'plain'\nb: \"plain\"\nc: plain\n").tree)
    #expect(tree.decoded.isEmpty)
    #expect(tree.sourceSpan(of: tree.at("a"), in: 1..<3) == SourceSpan(start: 5, end: 7))
    #expect(tree.sourceSpan(of: tree.at("c"), in: 0..<99) == SourceSpan(start: 25, end: 30))
  }
}
