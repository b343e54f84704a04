import CStackRoom
import GalleySource
import Testing

@testable import GalleyExpressions

/// Expressions that are meant to take all time, memory or stack end in a diagnostic.
@Suite struct HostileInputTests {
  private let fixture = Fixture()

  private func nested(_ open: String, _ middle: String, _ close: String, count: Int) -> String {
    String(repeating: open, count: count) + middle + String(repeating: close, count: count)
  }

  @Test(arguments: ["(", "[", "-(", "!", "- ", "min(", "[1: ", "Int("])
  func nestingEndsInAnError(open: String) {
    let close = open.hasSuffix("(") ? ")" : open.hasPrefix("[") ? "]" : ""
    let outcome = fixture.run(nested(open, "1", close, count: 100_000))
    #expect(outcome.codes == ["expression-too-deep"])
    #expect(!outcome.underlined.isEmpty)
  }

  @Test(arguments: [" + 1", ".description", " ?? 1", " && true", "[0]", " ? 1 : 1", "()", "?.a"])
  func chainsEndInAnError(link: String) {
    let earlier = stackRoomFind()
    defer { stackRoomRestore(earlier) }
    let outcome = fixture.run("row" + String(repeating: link, count: 100_000))
    #expect(outcome.codes == ["expression-too-large"] || outcome.codes == ["stack-exhausted"])
  }

  @Test func nestingWithinTheLimitIsEvaluated() {
    #expect(fixture.run(nested("(", "1", ")", count: 100)).printed == "1")
    #expect(fixture.run(nested("abs(", "1", ")", count: 75)).printed == "1")
    #expect(fixture.run(nested("[", "1", "]", count: 20)).codes == [])
    #expect(fixture.run("0" + String(repeating: " + 1", count: 150)).printed == "150")
    #expect(fixture.run(nested("flag ? 1 : (", "2", ")", count: 75)).printed == "1")
  }

  @Test func longExpressionsAreReadInOneGo() {
    #expect(fixture.run(String(repeating: "1 + ", count: 250_000) + "1").codes == ["expression-too-large"])
    #expect(fixture.run(String(repeating: " ", count: 1_000_000) + "1").printed == "1")
    #expect(fixture.run("[" + String(repeating: "1, ", count: 300_000) + "1]").codes == ["expression-too-large"])
    #expect(fixture.run("\"" + String(repeating: "a", count: 1_000_000) + "\".count").printed == "1000000")
    #expect(fixture.run(String(repeating: "a", count: 1_000_000)).codes == ["unknown-name"])
    #expect(fixture.run(String(repeating: "9", count: 1_000_000)).codes == ["invalid-literal"])
    #expect(fixture.runTemplate(String(repeating: "$(", count: 500_000)).codes == ["unbalanced-expression"])
  }

  @Test func tenMegabytesEndInAnError() {
    #expect(fixture.run(nested("(", "1", ")", count: 5_000_000)).codes == ["expression-too-deep"])
  }

  @Test func aTypeThatGrowsEndsInAnError() {
    #expect(fixture.run(nested("[", "1", "]", count: 40)).codes == ["expression-too-deep"])
  }

  @Test func rangesAreNotMadeIntoElements() {
    #expect(fixture.run("0..<9223372036854775807").printed == "0..<9223372036854775807")
    #expect(fixture.run("(0..<9223372036854775807).count").printed == "9223372036854775807")
    #expect(fixture.run("(0..<9223372036854775807).contains(5)").printed == "true")
    #expect(fixture.run("(0...9223372036854775807).last ?? 0").printed == "9223372036854775807")
    #expect(fixture.run("(0...9223372036854775807).count").codes == ["integer-overflow"])
    #expect(fixture.run("Array(0..<9223372036854775807)").codes == ["value-too-large"])
    #expect(fixture.run("(0..<1000000).reversed().count").codes == ["value-too-large"])
    #expect(fixture.run("(-9223372036854775808...9223372036854775807).map(\\.self)").codes == ["value-too-large"])
  }

  @Test(arguments: [
    "String(repeating: \"abc\", count: 9223372036854775807)", "String(repeating: \"a\", count: 1000001)",
    "Array(repeating: 0, count: 9223372036854775807)", "stride(from: 0, to: 1e18, by: 1)",
    "String(repeating: \"a\", count: 900000) + String(repeating: \"a\", count: 900000)",
    "words.joined(separator: String(repeating: \"a\", count: 999999))",
    "Array(repeating: \"a\", count: 100000).joined(separator: String(repeating: \"a\", count: 100))",
    "String(describing: Array(repeating: Array(repeating: 123456789, count: 99999), count: 99999))",
    "Array(repeating: Array(repeating: 1, count: 99999), count: 99999).joined()",
    "\"aaaa\".replacingOccurrences(of: \"a\", with: String(repeating: \"b\", count: 999999))",
    "Array(repeating: Array(repeating: 1, count: 99999), count: 99999) == Array(repeating: Array(repeating: 1, count: 99999), count: 99999)",
  ])
  func valuesBeyondTheLimitEndInAnError(expression: String) {
    var fixture = fixture
    fixture.remainingSteps = 10_000_000
    #expect(fixture.run(expression).codes == ["value-too-large"])
  }

  @Test func textsAreSearchedInLinearTime() {
    let text = "String(repeating: \"a\", count: 900000)"
    #expect(fixture.run("(\(text)).contains(String(repeating: \"a\", count: 400000) + \"b\")").printed == "false")
    #expect(fixture.run("[\(text), \(text)].sorted().count").printed == "2")
    #expect(fixture.run("Array(repeating: \(text), count: 100).sorted().count").codes == ["value-too-large"])
  }

  @Test func overloadsOfImplicitMembersAreNotTriedForEver() {
    // Each level has two readings, each of which has two for the level below.
    let expression = nested("Color(", ".red", ")", count: 40)
    let outcome = fixture.run(expression)
    #expect(outcome.diagnostics.count <= 1)
  }

  @Test func stepsAreCounted() {
    var poor = fixture
    poor.remainingSteps = 3
    #expect(poor.run("1 + 2 + 3").codes == [])
    #expect(poor.run("row + 2 + 3 + 4 + 5").codes == ["expression-too-large"])
    #expect(poor.run("(0..<1000).map(\\.self)").codes == ["expression-too-large"])
  }

  @Test func arbitraryBytesNeverTrap() {
    let alphabet = Array("()[]{}.,:?!&|<>=+-*/%\\\"'`$#@~^ \t\nab1.0x_é".utf8)
    // A linear congruential generator, so that every run sees the same texts.
    var state: UInt64 = 42
    for _ in 0..<4000 {
      var bytes: [UInt8] = []
      for _ in 0..<24 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes.append(alphabet[Int(state >> 33) % alphabet.count])
      }
      var expressions = CheckedExpressions()
      var diagnostics: [Diagnostic] = []
      let checked = expressions.check(
        bytes[...], range: 0..<bytes.count,
        at: { SourceSpan(start: UInt32($0.lowerBound), end: UInt32($0.upperBound)) },
        in: fixture, diagnostics: &diagnostics)
      #expect(checked.id.isValid || !diagnostics.isEmpty, "\(String(decoding: bytes, as: UTF8.self))")
      for diagnostic in diagnostics { #expect(Int(diagnostic.span.end) <= bytes.count) }
    }
  }
}
