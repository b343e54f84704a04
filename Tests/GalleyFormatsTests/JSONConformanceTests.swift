import GalleyFormats
import GalleySource
import Testing

/// The cases of the published JSONTestSuite, by its names and written anew.
///
/// Source: "Parsing JSON is a Minefield" by Nicolas Seriot.
@Suite struct JSONConformanceTests {
  @Test(arguments: JSONSuite.accepted) func acceptsWhatTheGrammarAllows(_ example: JSONSuite.Example) {
    let result = readJSON(example.file, index: 0)
    #expect(result.tree != nil)
    #expect(result.diagnostics.isEmpty)
  }

  @Test func everyFileOfThePublishedListHasItsEquivalent() {
    // 95 files begin with `y_`, 188 with `n_`, 35 with `i_`.
    let names = (JSONSuite.accepted + JSONSuite.repeatedNames + JSONSuite.rejected).map(\.name)
    let undefined = (JSONSuite.readAlthoughUndefined + JSONSuite.refusedAlthoughUndefined).map(\.name)
    #expect(Set(names).filter { $0.hasPrefix("y_") }.count == 95)
    #expect(Set(names).filter { $0.hasPrefix("n_") }.count == 188)
    #expect(Set(undefined).filter { $0.hasPrefix("i_") }.count == 35)
    #expect(Set(names + undefined).count == 318)
  }

  @Test(arguments: JSONSuite.rejected + JSONSuite.rejectedBesides) func rejectsTheRestAndSaysWhere(
    _ example: JSONSuite.Example
  ) throws {
    let result = readJSON(example.file, index: 0)
    let first = try #require(result.diagnostics.first)
    #expect(first.severity == .error)
    #expect(Int(first.span.end) <= example.bytes.count)
    #expect(first.span.start <= first.span.end)
  }

  @Test(arguments: JSONSuite.readAlthoughUndefined) func readsUnusualNumbersAndDepth(_ example: JSONSuite.Example) {
    let result = readJSON(example.file, index: 0)
    #expect(result.tree != nil)
    #expect(result.diagnostics.isEmpty)
  }

  @Test(arguments: JSONSuite.refusedAlthoughUndefined) func refusesWhatNoTextCanHold(_ example: JSONSuite.Example) {
    let codes = Set(readJSON(example.file, index: 0).diagnostics.map(\.code))
    #expect(codes.isSubset(of: [.invalidUTF8, .invalidEscape]))
    #expect(!codes.isEmpty)
  }

  @Test(arguments: JSONSuite.repeatedNames) func reportsNamesThatStandTwice(_ example: JSONSuite.Example) {
    let result = readJSON(example.file, index: 0)
    #expect(result.tree != nil)
    #expect(result.diagnostics.map(\.code) == [.duplicateKey])
    #expect(result.diagnostics.first?.span == SourceSpan(start: 9, end: 12))
    #expect(result.diagnostics.first?.related.map(\.span) == [SourceSpan(start: 1, end: 4)])
  }
}
