import Foundation
import Testing

@Suite struct ExplainCodeCommandTests {
  @Test func aCodeIsExplained() throws {
    let outcome = try BuiltCommand.run("explain-code", "duplicate-key")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("error[duplicate-key]\nA mapping holds the same key twice.\n\n"))
    #expect(outcome.errors == "")
  }

  @Test func aCodeMayBePastedWithItsSeverity() throws {
    #expect(try BuiltCommand.run("explain-code", "error[duplicate-key]").status == 0)
  }

  @Test func withoutACodeAllAreListed() throws {
    let outcome = try BuiltCommand.run("explain-code")
    #expect(outcome.output.contains("\nduplicate-key "))
    #expect(outcome.output.split(separator: "\n").count > 5)
  }

  @Test func anUnknownCodeIsAFailureWithASuggestion() throws {
    let outcome = try BuiltCommand.run("explain-code", "duplicate-kye")
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(
      outcome.errors == "galley: there is no diagnostic code `duplicate-kye`; did you mean `duplicate-key`?\n")
  }

  @Test func rulesStandBesideCodes() throws {
    let both = try BuiltCommand.run("explain-code", "rule[padding.offer]", "duplicate-key")
    #expect(both.status == 0)
    #expect(both.output.hasPrefix("rule[padding.offer]\n"))
    #expect(both.output.contains("\nerror[duplicate-key]\n"))
    let unknown = try BuiltCommand.run("explain-code", "padding.ofer")
    #expect(unknown.status == 2)
    #expect(unknown.errors == "galley: there is no rule `padding.ofer`; did you mean `padding.offer`?\n")
    let json = try BuiltCommand.run("explain-code", "--format", "json", "padding.offer", "duplicate-key")
    let list = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: String]])
    #expect(list.map { $0["code"] ?? $0["rule"] } == ["duplicate-key", "padding.offer"])
  }

  @Test func theListIsJSONWhereAsked() throws {
    let outcome = try BuiltCommand.run("explain-code", "--format", "json", "duplicate-key")
    let list = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: String]])
    #expect(list.map { $0["code"] } == ["duplicate-key"])
  }
}
