import Testing

/// One test for each difficulty of drawing source text.
@Suite struct ExcerptTests {
  @Test func anEmptyPlaceHasOneCaret() {
    #expect(excerpt("ab⟦⟧cd") == " 1 | abcd\n   |   ^")
  }

  @Test func aPlaceAtTheEndOfALineStandsBehindIt() {
    #expect(excerpt("ab⟦⟧\ncd") == " 1 | ab\n   |   ^")
  }

  @Test func aLineBreakAloneIsDrawnBehindItsLine() {
    #expect(excerpt("ab⟦\n⟧cd") == " 1 | ab\n   |   ^")
  }

  @Test func theEndOfAFileIsDrawn() {
    #expect(excerpt("ab⟦⟧") == " 1 | ab\n   |   ^")
    #expect(excerpt("ab\n⟦⟧") == " 2 |\n   | ^")
    #expect(excerpt("⟦⟧") == " 1 |\n   | ^")
  }

  @Test func carriageReturnsAreNotDrawn() {
    #expect(excerpt("a\r\n⟦b⟧\r\nc") == " 2 | b\n   | ^")
  }

  @Test func tabsReachTheNextStop() {
    // The first tab spans columns 0–3; "ab" and the second tab span 4–7.
    #expect(excerpt("\tab\t⟦cd⟧") == " 1 |     ab  cd\n   |         ^^")
    #expect(excerpt("a⟦\t⟧b") == " 1 | a   b\n   |  ^^^")
  }

  @Test func wideLettersTakeTwoColumns() {
    #expect(excerpt("漢字⟦ab⟧") == " 1 | 漢字ab\n   |     ^^")
    #expect(excerpt("⟦漢字⟧ab") == " 1 | 漢字ab\n   | ^^^^")
    #expect(excerpt("한글⟦x⟧") == " 1 | 한글x\n   |     ^")
    #expect(excerpt("ＡＢ⟦x⟧") == " 1 | ＡＢx\n   |     ^")
  }

  @Test func emojiTakeTwoColumnsHoweverTheyAreComposed() {
    #expect(excerpt("😀⟦x⟧") == " 1 | 😀x\n   |   ^")
    #expect(excerpt("👩‍👩‍👧⟦x⟧") == " 1 | 👩‍👩‍👧x\n   |   ^")
    #expect(excerpt("❤️⟦x⟧") == " 1 | ❤️x\n   |   ^")
    #expect(excerpt("🇩🇪⟦x⟧") == " 1 | 🇩🇪x\n   |   ^")
    #expect(excerpt("👍🏽⟦x⟧") == " 1 | 👍🏽x\n   |   ^")
  }

  @Test func combiningMarksTakeNoColumn() {
    #expect(excerpt("e\u{301}⟦x⟧") == " 1 | e\u{301}x\n   |  ^")
    #expect(excerpt("e⟦\u{301}⟧x") == " 1 | e\u{301}x\n   | ^")
  }

  @Test func invisibleLettersAreSpelledOut() {
    #expect(excerpt("a\u{200B}⟦b⟧") == " 1 | a\\u{200B}b\n   |          ^")
    #expect(excerpt("⟦\u{202E}⟧b") == " 1 | \\u{202E}b\n   | ^^^^^^^^")
    #expect(excerpt("a\u{2028}⟦b⟧") == " 1 | a\\u{2028}b\n   |          ^")
  }

  @Test func controlCodesAreDrawnAsPictures() {
    #expect(excerpt("a\u{1B}[31m⟦b⟧\u{7F}\u{0}") == " 1 | a␛[31mb␡␀\n   |       ^")
  }

  @Test func longLinesAreCutAroundThePlace() {
    let left = String(repeating: "a", count: 500)
    let right = String(repeating: "b", count: 500)
    // 20 columns: an ellipsis, 8 letters, two in question, 8 letters, an ellipsis.
    #expect(excerpt(left + "⟦xy⟧" + right, width: 20) == " 1 | …aaaaaaaaxybbbbbbbb…\n   |          ^^")
    #expect(excerpt("⟦xy⟧" + right, width: 20) == " 1 | xybbbbbbbbbbbbbbbb…\n   | ^^")
    #expect(excerpt(left + "⟦xy⟧", width: 20) == " 1 | …aaaaaaaaaaaaaaaaxy\n   |                  ^^")
    #expect(excerpt(left + "⟦⟧", width: 20) == " 1 | …aaaaaaaaaaaaaaaaaa\n   |                    ^")
  }

  @Test func aLongPlaceIsMarkedAsFarAsItIsSeen() {
    // The ellipsis at the right stands for more of the place, so it is marked as well.
    let text = "a⟦" + String(repeating: "x", count: 100) + "⟧"
    #expect(excerpt(text, width: 20) == " 1 | …xxxxxxxxxxxxxxxxxx…\n   |  ^^^^^^^^^^^^^^^^^^^")
  }

  @Test func aPlaceOnSeveralLinesIsBracketed() {
    #expect(
      excerpt("x\n  ⟦a:\n    b\n  c⟧\n", label: "all of this") == """
         2 | /   a:
         3 | |     b
         4 | |   c
           | |___^ all of this
        """)
  }

  @Test func aPlaceThatBeginsWithinALineHasAStroke() {
    #expect(
      excerpt("  a: ⟦{\n b }⟧\n") == """
         1 |     a: {
           |  ______^
         2 | |  b }
           | |____^
        """)
  }

  @Test func thePlaceEndsBeforeTheLineThatItDoesNotTouch() {
    #expect(excerpt("⟦a: 1\n⟧b: 2\n") == " 1 | a: 1\n   | ^^^^")
  }

  @Test func theMiddleOfManyLinesIsLeftOut() {
    #expect(
      excerpt("⟦1\n2\n3\n4\n5\n6\n7\n8⟧") == """
         1 | / 1
         2 | | 2
         3 | | 3
           : |
         7 | | 7
         8 | | 8
           | |_^
        """)
  }

  @Test func labelsStayOnOneLineAndSendNoCodes() {
    #expect(excerpt("⟦a⟧", label: "x\ny\u{1B}[0m") == " 1 | a\n   | ^ x y\\u{1B}[0m")
  }
}
