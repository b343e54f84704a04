import GalleySource
import Testing

@testable import GalleyFormats

/// Limits, and counts in the place of clocks: twice the document may cost twice the steps, not four times.
@Suite struct LimitTests {
  @Test func depthEndsInADiagnostic() {
    var limits = ReadingLimits()
    limits.depth = 3
    for (text, fits) in [("[[[]]]", true), ("[[[[]]]]", false), ("[[{\"a\": []}]]", false)] {
      for result in [readJSON(text, limits: limits), readYAML(text, limits: limits)] {
        #expect(result.diagnostics.map(\.code) == (fits ? [] : [.documentTooDeep]))
        #expect((result.tree != nil) == fits)
      }
    }
  }

  @Test func tenThousandLevelsAreRead() throws {
    let text = String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)
    #expect(readJSON(text).tree?.entries.count == 10_000)
    let block = (0..<10_000).map { _ in "- " }.joined() + "x\n"
    #expect(readYAML(block).tree?.entries.count == 10_001)
  }

  @Test func fileSizeEndsInADiagnostic() {
    var limits = ReadingLimits()
    limits.fileSize = 4
    #expect(readJSON("[1]", limits: limits).tree != nil)
    #expect(readJSON("[1, 2]", limits: limits).diagnostics.map(\.code) == [.fileTooLarge])
    #expect(readYAML("a: 123", limits: limits).diagnostics.map(\.code) == [.fileTooLarge])
  }

  @Test func aliasesOfAliasesEndInADiagnostic() {
    let lines = (1...20).map {
      "a\($0): &a\($0) [\(Array(repeating: "*a\($0 - 1)", count: 9).joined(separator: ", "))]\n"
    }
    let result = readYAML("a0: &a0 x\n" + lines.joined())
    #expect(result.diagnostics.map(\.code) == [.tooManyAliases])
    #expect(result.tree == nil)
  }

  @Test func aliasesMayNotDeepenBeyondTheLimit() {
    var limits = ReadingLimits()
    limits.depth = 4
    let text = "- &a [x]\n- &b [*a]\n- &c [*b]\n- &d [*c]\n"
    #expect(readYAML(text, limits: limits).diagnostics.map(\.code) == [.documentTooDeep])
  }

  @Test func manyTokensInDeepBracketsEndInADiagnostic() {
    // The budget is 20 000 000 and 16 for each byte. Opening and closing n levels costs n²: 16 000 000 for 4 000 levels,
    // 36 000 000 for 6 000, against 20 192 000.
    let deep = { (count: Int) in String(repeating: "[", count: count) + String(repeating: "]", count: count) }
    #expect(readYAML(deep(4_000)).tree != nil)
    #expect(readYAML(deep(6_000)).diagnostics.map(\.code) == [.documentTooDeep])
    let wide = String(repeating: "[", count: 1000) + String(repeating: "a,", count: 100_000)
    #expect(readYAML(wide + String(repeating: "]", count: 1000)).diagnostics.map(\.code) == [.documentTooDeep])
  }

  /// A line that begins with a dash within a text is a warning each time.
  @Test func warningsDoNotEndReading() throws {
    let text = String(repeating: "- a\n  - b\n", count: 500)
    let result = readYAML(text)
    #expect(result.diagnostics.count == ReadingLimits().problems)
    #expect(result.diagnostics.allSatisfy { $0.severity == .warning })
    // The list, and its 500 texts.
    #expect(result.tree?.entries.count == 501)
  }

  @Test func problemsEndInANote() {
    let result = readJSON("[" + String(repeating: "a\n", count: 5000) + "]")
    #expect(result.diagnostics.count == ReadingLimits().problems + 1)
    #expect(result.diagnostics.last?.code == .tooManyProblems)
    #expect(result.tree == nil)
  }

  private func steps(_ text: String) -> Int {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { buffer in
      var reader = JSONReader(bytes: buffer, source: bytes, index: 0, limits: ReadingLimits())
      reader.readDocument()
      return reader.steps
    }
  }

  @Test func aStepReadsAtLeastOneByteOrTwo() {
    for text in [
      "[1,,2 3}{", "{\"a\" b : c d, 'e' \"f\" \"g\"}", "[[[[{{{{", "]]]}}}", "{:::,,,;;;", "// x\n# y\n/* z",
    ] {
      let long = String(repeating: text, count: 50)
      #expect(steps(long) <= 2 * long.utf8.count + 2)
    }
  }

  private func comparisons(_ text: String) -> Int {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { buffer in
      var reader = JSONReader(bytes: buffer, source: bytes, index: 0, limits: ReadingLimits())
      reader.readDocument()
      return reader.keys.comparisons
    }
  }

  @Test func keysOfALargeMappingAreComparedOnce() {
    let count = 20_000
    let text = "{" + (0..<count).map { "\"key\($0)\": 0" }.joined(separator: ",") + "}"
    // The first sixteen keys are compared with each other, 120 times in all, the others looked up once.
    #expect(comparisons(text) == 120 + count - 16)
  }

  @Test func duplicatesAreFoundInLargeMappingsToo() {
    let text = "{" + (0..<100).map { "\"key\($0 == 99 ? 3 : $0)\": 0" }.joined(separator: ",") + "}"
    #expect(readJSON(text).diagnostics.map(\.code) == [.duplicateKey])
  }

  @Test func nestedLargeMappingsKeepTheirKeysApart() {
    let inner = "{" + (0..<40).map { "\"k\($0)\": 0" }.joined(separator: ",") + "}"
    let outer = "{" + (0..<40).map { "\"k\($0)\": \($0 % 7 == 0 ? inner : "1")" }.joined(separator: ",") + "}"
    #expect(readJSON(outer).diagnostics.isEmpty)
    #expect(readYAML(outer).diagnostics.isEmpty)
  }

  @Test func codePointsAreWalkedOnce() {
    let bytes = Array(String(repeating: "ä: ö\n", count: 1000).utf8)
    bytes.withUnsafeBufferPointer { buffer in
      var reader = YAMLReader(bytes: buffer, isMasked: false, source: bytes, index: 0, limits: ReadingLimits())
      reader.readDocument()
      // Marks go back a little where a token ends before the next one was looked at; never by more than a line.
      #expect(reader.marks.steps <= 4 * bytes.count)
    }
  }
}
