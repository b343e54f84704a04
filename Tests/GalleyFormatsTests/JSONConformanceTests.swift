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

  @Test(arguments: JSONSuite.rejected) func rejectsTheRestAndSaysWhere(_ example: JSONSuite.Example) throws {
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

  @Test(arguments: ["{\"a\":\"b\",\"a\":\"c\"}", "{\"a\":\"b\",\"a\":\"b\"}"])
  func reportsDuplicateNamesThatTheGrammarAllows(_ text: String) {
    let result = readJSON(SourceFile(name: "a.json", bytes: Array(text.utf8)), index: 0)
    #expect(result.diagnostics.map(\.code) == [.duplicateKey])
    #expect(result.diagnostics.first?.span == SourceSpan(start: 9, end: 12))
    #expect(result.diagnostics.first?.related.map(\.span) == [SourceSpan(start: 1, end: 4)])
  }
}
