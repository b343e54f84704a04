import Testing

@testable import GalleyExpressions

/// Results are those of Swift, worked out by hand from its precedence groups.
@Suite struct PrecedenceTests {
  @Test(arguments: [
    ("1 + 2 * 3", "7"), ("(1 + 2) * 3", "9"), ("10 - 4 - 3", "3"), ("100 / 10 / 5", "2"), ("7 % 4 * 2", "6"),
    ("-2 * -3", "6"), ("- 2 + 5", "3"), ("2 - -3", "5"), ("1 + 2 == 3 && 4 < 5", "true"),
    ("true || false && false", "true"), ("(true || false) && false", "false"), ("!true || true", "true"),
    ("1..<2 + 3", "1..<5"), ("0...row * 2", "0...6"), ("nil ?? 1 + 1", "2"),
    // `??` binds more tightly than a comparison, and less than a range or a sum.
    ("(nil ?? 1) == 1", "true"), ("label ?? title == \"Cards\"", "true"),
    ("flag ? 1 : 2 + 10", "1"), ("!flag ? 1 : 2 + 10", "12"), ("flag ? !flag ? 1 : 2 : 3", "2"),
    ("1 < 2 ? 3 : 4", "3"), ("flag ? false ? 1 : 2 : 3", "2"), ("false ? 1 : true ? 2 : 3", "2"),
    ("label ?? subtitle ?? title", "Sub"), ("1 + 1.5", "2.5"), ("7 / 2.0", "3.5"), ("2 * .pi", "6.283185307179586"),
    ("-row", "-3"), ("-row.isMultiple(of: 3)", ""), ("-5.magnitude", "5"), ("1_000 + 0x10 + 0b11 + 0o7", "1026"),
    ("1e3", "1000.0"), ("1.5e-1", "0.15"), ("-9223372036854775808", "-9223372036854775808"),
  ])
  func operatorsBindAsInSwift(expression: String, result: String) {
    let outcome = Fixture().run(expression)
    // `-` applies to the result of the call in Swift too, where it is no number.
    guard !result.isEmpty else {
      #expect(outcome.codes == ["type-mismatch"])
      return
    }
    #expect(outcome.diagnostics.isEmpty, "\(outcome.diagnostics)")
    #expect(outcome.printed == result)
  }

  @Test(arguments: ["1 < 2 < 3", "1 == 2 == true", "0..<1..<2"])
  func nonAssociativeOperatorsDoNotChain(expression: String) {
    #expect(Fixture().run(expression).codes == ["expression-syntax"])
  }

  @Test func everyOperatorIsDeclaredInItsPlace() {
    #expect(Operator.table.count == Operator.allCases.count)
    #expect(Operator.coalesce.spelling == "??")
    #expect(Operator.or.spelling == "||")
    #expect(Operator.not.spelling == "!")
  }
}
