import GalleySource
import Testing

@Suite struct SpanIndexTests {
  /// Two places overlap if each begins before the other ends.
  private func overlap(_ one: SourceSpan, _ other: SourceSpan) -> Bool {
    one.file == other.file && one.start < other.end && other.start < one.end
  }

  @Test func answersAsComparisonWithEachPlaceWould() {
    // Every set of up to three places among those of four bytes, empty ones included, in any order.
    let all = (0...4).flatMap { start in (start...4).map { SourceSpan(start: UInt32(start), end: UInt32($0)) } }
    for first in all {
      for second in all {
        for third in all where third.start <= first.start {
          let places = [first, second, third]
          let index = SpanIndex(places)
          for place in all {
            #expect(index.overlaps(place) == places.contains { overlap($0, place) }, "\(place) and \(places)")
          }
        }
      }
    }
  }

  @Test func filesAreKeptApart() {
    let index = SpanIndex([SourceSpan(start: 3, end: 9, file: 1), SourceSpan(start: 0, end: 2, file: 2)])
    #expect(!index.overlaps(SourceSpan(start: 4, end: 5, file: 0)))
    #expect(index.overlaps(SourceSpan(start: 4, end: 5, file: 1)))
    #expect(!index.overlaps(SourceSpan(start: 4, end: 5, file: 2)))
    #expect(!index.overlaps(SourceSpan(start: 0, end: 5, file: 3)))
  }

  @Test func nothingOverlapsNoPlace() {
    #expect(!SpanIndex([]).overlaps(SourceSpan(start: 0, end: 9)))
  }
}

@Suite struct ProblemIndexTests {
  private let here = SourceSpan(start: 1, end: 4)
  private let there = SourceSpan(start: 5, end: 9)

  @Test func theSameIsOfOneCodePlaceAndSeverity() {
    let index = ProblemIndex([Diagnostic(.unknownKey, "one", at: here)])
    #expect(index.tellsOfSame(as: Diagnostic(.unknownKey, "other words", at: here)))
    #expect(!index.tellsOfSame(as: Diagnostic(.unknownKey, "one", at: there)))
    #expect(!index.tellsOfSame(as: Diagnostic(.unknownView, "one", at: here)))
    var warning = Diagnostic(.unknownKey, "one", at: here)
    warning.severity = .warning
    #expect(!index.tellsOfSame(as: warning))
  }

  @Test func aTagAndAnExpressionAreReadingsOfOneValue() {
    let tag = Diagnostic(.unknownTag, "a tag", at: here)
    let expression = Diagnostic(.unmarkedExpression, "an expression", at: here)
    #expect(ProblemIndex([tag]).tellsOfSame(as: expression))
    #expect(ProblemIndex([expression]).explains(tag))
    #expect(!ProblemIndex([expression]).explains(Diagnostic(.unknownTag, "a tag", at: there)))
  }

  @Test func aKeyThatStandsTwiceIsExplainedByWhatPointsToIt() {
    let problem = Diagnostic(
      .severalViewKeys, "two views", at: there, related: [RelatedSpan(span: here, message: "the first")])
    #expect(ProblemIndex([problem]).explains(Diagnostic(.duplicateKey, "again", at: here)))
    #expect(!ProblemIndex([problem]).explains(Diagnostic(.duplicateKey, "again", at: SourceSpan(start: 0, end: 1))))
    #expect(!ProblemIndex([problem]).tellsOfSame(as: Diagnostic(.duplicateKey, "again", at: here)))
  }
}
