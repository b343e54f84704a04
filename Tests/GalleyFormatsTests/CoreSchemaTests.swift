import GalleyFormats
import GalleySource
import Testing

/// Source: YAML 1.2.2, chapter 10.3.
@Suite struct CoreSchemaTests {
  private func kind(_ text: String) throws -> EntryKind {
    let tree = try #require(readYAML("- \(text)\n").tree)
    return tree.kind(tree.at("0"))
  }

  @Test(arguments: ["null", "Null", "NULL", "~", ""]) func nulls(_ text: String) throws {
    #expect(try kind(text) == .null)
  }

  @Test(arguments: ["true", "True", "TRUE", "false", "False", "FALSE"]) func booleans(_ text: String) throws {
    #expect(try kind(text) == .boolean)
  }

  @Test(arguments: [
    "0", "-1", "+1", "010", "0o17", "0x1F", "1.5", ".5", "5.", "-.5", "1e3", "1E+3", "1.5e-3", ".inf", "-.Inf", "+.INF",
    ".nan", ".NaN",
  ]) func numbers(_ text: String) throws {
    #expect(try kind(text) == .number)
  }

  @Test(arguments: [
    "yes", "No", "on", "OFF", "y", "tRUE", "nULL", "0o8", "0xG", "-0x1", "1_000", "1:30", "2001-01-01", "1.2.3", "1e",
    "+", ".", "-.nan", "..5", "infinity", "0b1", "12px", "'1'", "\"true\"", "!!str 1",
  ]) func texts(_ text: String) throws {
    #expect(try kind(text) == .string)
  }

  @Test(
    arguments: [
      ("yes", .boolean(true)), ("Off", .boolean(false)), ("010", .octal(8)), ("-017", .octal(-15)),
      ("0b101", .binary(5)),
      ("1_000", .grouped(1000)), ("1:30", .sexagesimal(90)), ("12:30:45", .sexagesimal(45045)), ("2001-01-01", .date),
      ("2001-12-14T21:59:43.10-05:00", .date), ("10", nil), ("08", nil), ("1:75", nil), ("text", nil), ("'yes'", nil),
      ("1.5", nil), ("10-20-30", nil),
    ] as [(String, YAML11Meaning?)])
  func tellsWhatAnOlderYAMLWouldHaveMeant(_ text: String, _ meaning: YAML11Meaning?) throws {
    let tree = try #require(readYAML("- \(text)\n").tree)
    #expect(tree.yaml11Meaning(tree.at("0")) == meaning)
  }

  @Test func findsTheCommentThatCutAValue() throws {
    let marked = MarkedText("a: 1️⃣#FF00002️⃣  \nb: Item 3️⃣#54️⃣\nc: 'x' \nd: [1] 5️⃣# list6️⃣\n")
    let tree = try #require(readYAML(SourceFile(name: "a.yaml", bytes: marked.bytes), index: 0).tree)
    #expect(tree.commentFollowing(tree.at("a")) == marked.span(1, 2))
    #expect(tree.commentFollowing(tree.at("b")) == marked.span(3, 4))
    #expect(tree.commentFollowing(tree.at("c")) == nil)
    #expect(tree.commentFollowing(tree.at("d")) == marked.span(5, 6))
  }
}

@Suite struct LiteralTests {
  @Test(
    arguments: [
      ("10", .value(10)), ("-7", .value(-7)), ("010", .value(10)), ("0o17", .value(15)), ("0x1F", .value(31)),
      ("9223372036854775807", .value(.max)), ("-9223372036854775808", .value(.min)), ("9223372036854775808", .overflow),
      ("1.0", .notWhole), ("1e3", .notWhole), ("'1'", .notWhole), ("true", .notWhole), (".inf", .notWhole),
    ] as [(String, IntegerLiteral)])
  func wholeNumbers(_ text: String, _ expected: IntegerLiteral) throws {
    let tree = try #require(readYAML("- \(text)\n").tree)
    #expect(tree.integer(tree.at("0")) == expected)
  }

  @Test(
    arguments: [
      ("10", 10), ("-0.5", -0.5), ("1e3", 1000), (".5", 0.5), ("5.", 5), ("0x10", 16), ("0o10", 8), (".inf", .infinity),
      ("-.inf", -.infinity), ("0.1", 0.1), ("123456789012345678", 123_456_789_012_345_680),
      ("1.7976931348623157e308", Double.greatestFiniteMagnitude), ("5e-324", Double.leastNonzeroMagnitude),
      ("0.30000000000000004", 0.1 + 0.2),
      ("1e999", nil), ("text", nil), ("'1'", nil), ("100000000000000000000", 1e20),
    ] as [(String, Double?)])
  func reals(_ text: String, _ expected: Double?) throws {
    let tree = try #require(readYAML("- \(text)\n").tree)
    #expect(tree.real(tree.at("0")) == expected)
  }

  @Test func notANumberIsANumber() throws {
    let tree = try #require(readYAML("- .nan\n").tree)
    #expect(tree.real(tree.at("0"))?.isNaN == true)
  }

  @Test(arguments: [("true", true), ("FALSE", false), ("'true'", nil), ("yes", nil)] as [(String, Bool?)])
  func booleans(_ text: String, _ expected: Bool?) throws {
    let tree = try #require(readYAML("- \(text)\n").tree)
    #expect(tree.boolean(tree.at("0")) == expected)
  }
}
