import GalleySource
import Testing

@Suite struct DiagnosticCollectionTests {
  private func problem(
    _ start: UInt32, file: UInt32 = 0, _ message: String = "m", _ severity: Severity = .error
  )
    -> Diagnostic
  {
    var diagnostic = Diagnostic(anyCode, message, at: SourceSpan(start: start, end: start + 1, file: file))
    diagnostic.severity = severity
    return diagnostic
  }

  @Test func problemsComeInOrderOfPlace() {
    let collection = DiagnosticCollection([problem(5), problem(1, file: 1), problem(2), problem(9)])
    #expect(collection.sorted().map(\.span.start) == [2, 5, 9, 1])
  }

  @Test func errorsComeFirstAtOnePlaceAndEqualsKeepTheirOrder() {
    let collection = DiagnosticCollection([
      problem(1, "note", .note), problem(1, "first"), problem(1, "warning", .warning), problem(1, "second"),
    ])
    #expect(collection.sorted().map(\.message) == ["first", "second", "warning", "note"])
  }

  @Test func repetitionsAreKeptOnce() {
    let collection = DiagnosticCollection([problem(1), problem(1), problem(1, "other"), problem(2)])
    #expect(collection.sorted().count == 3)
    #expect(collection.counts.errors == 3)
  }

  @Test func aNoteStandsForWhatIsNotShown() {
    let collection = DiagnosticCollection([problem(4), problem(3), problem(1), problem(2, "w", .warning)])
    let shown = collection.sorted(maximum: 2)
    #expect(shown.map(\.span.start) == [1, 2, 3])
    #expect(shown.last?.code == .tooManyProblems)
    #expect(shown.last?.message == "2 more problems are not shown")
    #expect(collection.counts.errors == 3)
    #expect(collection.counts.warnings == 1)
  }

  @Test func nothingIsHiddenAtTheMaximumOrWithoutOne() {
    let collection = DiagnosticCollection([problem(1), problem(2)])
    #expect(collection.sorted(maximum: 2).count == 2)
    #expect(collection.sorted(maximum: 0).count == 2)
  }

  @Test func beyondTheCapacityProblemsAreCounted() {
    let count = UInt32(DiagnosticCollection.capacity) + 5
    let collection = DiagnosticCollection((0..<count).map { problem($0) })
    #expect(collection.counts.total == Int(count))
    let all = collection.sorted()
    #expect(all.count == DiagnosticCollection.capacity + 1)
    #expect(all.last?.message == "5 more problems are not shown")
  }
}
