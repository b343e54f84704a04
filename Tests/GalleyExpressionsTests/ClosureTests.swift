import GalleySource
import Testing

@testable import GalleyExpressions

/// Values are those of the Swift standard library, worked out by hand; Anna is 31 and Bert 17.
@Suite struct ClosureTests {
  private let fixture = Fixture()

  @Test(arguments: [
    ("people.map { $0.name }", "Array<String>", "[\"Anna\", \"Bert\"]"),
    ("people.map { person in person.age + 1 }", "Array<Int>", "[32, 18]"),
    ("people.map({ (person) in return person.age / 2.0 })", "Array<Double>", "[15.5, 8.5]"),
    ("people.map(\\.name)", "Array<String>", "[\"Anna\", \"Bert\"]"),
    ("numbers.map { _ in row }", "Array<Int>", "[3, 3, 3]"),
    ("people.filter { $0.age > 20 }.map(\\.initial)", "Array<String>", "[\"A\"]"),
    ("[\"1\", \"b\", \"3\"].compactMap { Int($0) }", "Array<Int>", "[1, 3]"),
    ("numbers.flatMap { 0..<$0 }", "Array<Int>", "[0, 0, 1, 0, 1, 2]"),
    ("numbers.map { a in numbers.map { b in a * b } }", "Array<Array<Int>>", "[[1, 2, 3], [2, 4, 6], [3, 6, 9]]"),
    ("numbers.map { numbers.filter { $0 > 1 }.count + $0 }", "Array<Int>", "[3, 4, 5]"),
    ("numbers.map { row in row * 2 }", "Array<Int>", "[2, 4, 6]"),
    ("(1...3).map { $0 * $0 }", "Array<Int>", "[1, 4, 9]"), ("numbers.map(-)", "", ""),
    ("[true, false].map(!)", "Array<Bool>", "[false, true]"),
    ("people.sorted { $0.age < $1.age }.map { $0.name }", "Array<String>", "[\"Bert\", \"Anna\"]"),
    ("numbers.sorted(by: >)", "Array<Int>", "[3, 2, 1]"),
    ("words.sorted { $0.count < $1.count }", "Array<String>", "[\"one\", \"two\", \"three\"]"),
    ("words.sorted { a, b in a > b }", "Array<String>", "[\"two\", \"three\", \"one\"]"),
    ("numbers.reduce(0, +)", "Int", "6"), ("numbers.reduce(1) { $0 * $1 }", "Int", "6"),
    ("numbers.reduce(0.5, +)", "Double", "6.5"), ("[0.5, 1].reduce(0, +)", "Double", "1.5"),
    ("people.reduce(0) { $0 + $1.age / 2.0 }", "Double", "24.0"),
    ("numbers.reduce([]) { [$1] + $0 }", "Array<Int>", "[3, 2, 1]"),
    ("numbers.reduce([]) { $0 + [$1] + $0 }", "Array<Int>", "[1, 2, 1, 3, 1, 2, 1]"),
    ("numbers.reduce([]) { list, _ in list + [list.count] }", "Array<Int>", "[0, 1, 2]"),
    ("[\"a\"].map { a in numbers.map { _ in a + \"b\" } }", "Array<Array<String>>", "[[\"ab\", \"ab\", \"ab\"]]"),
    (
      "words.map { $0 + \"!\" } + words", "Array<String>",
      "[\"one!\", \"two!\", \"three!\", \"one\", \"two\", \"three\"]"
    ),
    ("words.reduce(\"\") { sum, word in sum + word.prefix(1) }", "String", "ott"),
    ("numbers.first { $0 > 1 }", "Optional<Int>", "Optional(2)"), ("numbers.first { $0 > 3 }", "Optional<Int>", "nil"),
    ("numbers.last(where: { $0 < 3 })", "Optional<Int>", "Optional(2)"),
    ("numbers.firstIndex { $0 > 1 }", "Optional<Int>", "Optional(1)"),
    ("numbers.lastIndex(where: { $0 > 1 })", "Optional<Int>", "Optional(2)"),
    ("numbers.contains { $0 == row }", "Bool", "true"), ("numbers.allSatisfy { $0 < row }", "Bool", "false"),
    ("people.min { $0.age < $1.age }?.name", "Optional<String>", "Optional(\"Bert\")"),
    ("people.max(by: { $0.age < $1.age })?.name", "Optional<String>", "Optional(\"Anna\")"),
    // Of equal ones both give the first, as in Swift.
    ("words.min { $0.count < $1.count }", "Optional<String>", "Optional(\"one\")"),
    ("[\"a\", \"b\"].max { $0.count < $1.count }", "Optional<String>", "Optional(\"a\")"),
    ("zip(numbers, words).map { $0.0 + $0.1.count }", "Array<Int>", "[4, 5, 8]"),
    ("zip(numbers, words).map(\\.1)", "Array<String>", "[\"one\", \"two\", \"three\"]"),
    ("zip(numbers, words).map(\\.1.count)", "Array<Int>", "[3, 3, 5]"),
    (
      "zip(numbers, words).map { number, word in \"\\(number) \\(word)\" }", "Array<String>",
      "[\"1 one\", \"2 two\", \"3 three\"]"
    ),
    ("zip(numbers, [1.5]).map { $0 * $1 }", "Array<Double>", "[1.5]"),
    ("words.enumerated().map { $0 + $1.count }", "Array<Int>", "[3, 4, 7]"),
    ("Set([2, 1, 2, 1])", "Array<Int>", "[1, 2]"), ("Set([true, false]) == Set([false, true])", "Bool", "true"),
    ("Set(words.map(\\.count)).count", "Int", "2"),
    ("Set(people + people).map(\\.name)", "Array<String>", "[\"Anna\", \"Bert\"]"),
    ("Set(1...3).contains(2)", "Bool", "true"),
    ("numbers.map(String.init)", "Array<String>", "[\"1\", \"2\", \"3\"]"),
    ("numbers.map(twice)", "Array<Int>", "[2, 4, 6]"),
    ("[\"1\", \"b\"].compactMap(Int.init)", "Array<Int>", "[1]"), ("numbers.reduce(0, max)", "Int", "3"),
    (
      "numbers.map { $0.description }.map(Double.init)", "Array<Optional<Double>>",
      "[Optional(1.0), Optional(2.0), Optional(3.0)]"
    ),
    ("friend.map", "", ""), ("people.first { $0.age < 20 }?.name.count", "Optional<Int>", "Optional(4)"),
  ])
  func closuresAreAppliedAsInSwift(expression: String, type: String, value: String) {
    let outcome = fixture.run(expression)
    guard !type.isEmpty else {
      #expect(outcome.diagnostics.contains { $0.severity == .error })
      return
    }
    #expect(outcome.diagnostics.isEmpty, "\(outcome.diagnostics)")
    #expect(outcome.typeName == type)
    #expect(outcome.printed == value)
  }

  @Test func aSortThatNobodyCanTrustEnds() {
    #expect(fixture.run("(0..<100).sorted { _, _ in true }.count").printed == "100")
    #expect(fixture.run("(0..<100).sorted { _, _ in false }.first ?? -1").printed == "0")
  }

  /// Ten times the elements take ten times the steps, but for the sort, which takes those of its logarithm.
  @Test func stepsGrowWithTheElements() {
    func steps(_ expression: String) -> Int {
      var fixture = fixture
      var low = 0
      var high = 10_000_000
      while low < high {
        fixture.remainingSteps = (low + high) / 2
        if fixture.run(expression).codes.isEmpty { high = (low + high) / 2 } else { low = (low + high) / 2 + 1 }
      }
      return low
    }
    for call in ["map { $0 * 2 }.count", "filter { $0 > 2 }.count", "reduce(0, +)"] {
      let (few, many) = (steps("(0..<100).\(call)"), steps("(0..<1000).\(call)"))
      #expect(few >= 200 && many <= few * 11, "\(call): \(few), \(many)")
    }
    // What grows is not copied for each element, which sixteen looks at its parts would show as a step.
    for call in ["reduce([]) { $0 + [$1] }.count", "reduce(\"\") { sum, _ in sum + \"abcdefgh\" }.count"] {
      let (few, many) = (steps("(0..<300).\(call)"), steps("(0..<3000).\(call)"))
      #expect(many <= few * 11, "\(call): \(few), \(many)")
    }
    // Ten merges of a thousand elements, with a comparison and its application each.
    #expect(steps("(0..<1000).sorted(by: >).count") <= 1000 * 10 * 2 + 1000)
  }

  @Test func nestedClosuresEndWithinTheLimits() {
    let loops = String(repeating: "numbers.map { _ in ", count: 40) + "1" + String(repeating: " }", count: 40)
    #expect(fixture.run(loops).codes == ["expression-too-deep"])
    let levels =
      String(repeating: "(0..<1000).reduce(0) { _, _ in ", count: 20) + "1" + String(repeating: " }", count: 20)
    #expect(fixture.run(levels).codes == ["expression-too-large"])
    // Each level is checked twice, for its result makes the type of its first parameter wider.
    let wide = String(repeating: "numbers.reduce(0) { $0 + ", count: 100) + "0.5" + String(repeating: " }", count: 100)
    #expect(!fixture.run(wide).codes.isEmpty)
    #expect(fixture.run(String(repeating: "numbers.map { ", count: 100_000)).codes == ["expression-too-deep"])
    #expect(fixture.run(String(repeating: "\"\\(", count: 100_000)).codes == ["unbalanced-expression"])
  }

  @Test(arguments: [
    ("\"a\\(row)b\"", "String", "a3b"), ("\"\\(words[0] + \"\\(1 + 1)\")\"", "String", "one2"),
    ("\"\\(\"(\")\"", "String", "("),
    ("\"\\(friend?.name ?? \")\")\" + \"\\\\(x)\"", "String", ")\\(x)"), ("numbers[1...]", "Array<Int>", "[2, 3]"),
    ("numbers[3...]", "Array<Int>", "[]"), ("numbers[..<2]", "Array<Int>", "[1, 2]"),
    ("numbers[...1]", "Array<Int>", "[1, 2]"), ("numbers[row - 2...].map { $0 }", "Array<Int>", "[2, 3]"),
    ("6 & 3", "Int", "2"), ("6 | 3", "Int", "7"), ("6 ^ 3", "Int", "5"), ("~6", "Int", "-7"), ("3 << 2", "Int", "12"),
    ("-16 >> 2", "Int", "-4"), ("1 << 64", "Int", "0"), ("-1 >> 64", "Int", "-1"), ("16 << -2", "Int", "4"),
    // Shifts bind most tightly, `&` as `*` does, `|` and `^` as `+` does.
    ("1 + 2 << 3", "Int", "17"), ("2 * 1 << 3", "Int", "16"), ("1 + 6 & 3", "Int", "3"), ("1 | 2 == 3", "Bool", "true"),
    ("numbers.reduce(0, |)", "Int", "3"), ("~row & 0xFF", "Int", "252"),
  ])
  func textsRangesAndBitsAreThoseOfSwift(expression: String, type: String, value: String) {
    let outcome = fixture.run(expression)
    #expect(outcome.diagnostics.isEmpty, "\(outcome.diagnostics)")
    #expect(outcome.typeName == type)
    #expect(outcome.printed == value)
  }

  @Test func aTextInALocalisedPlaceIsLocalised() {
    let key = fixture.run("\"\\(row) **cups**\"", expecting: .localizedStringKey)
    #expect(key.value?.localizedText?.string == "3 cups")
    #expect(fixture.run("\"\\(label)\"").codes == ["optional-in-text"])
  }

  @Test func aForcedValueIsNotedAndNilIsAnError() {
    let outcome = fixture.run("subtitle!.count")
    #expect(outcome.codes == ["force-unwrap"])
    #expect(outcome.diagnostics.first?.severity == .note)
    #expect(outcome.printed == "3")
    #expect(fixture.run("friend!.name").codes == ["force-unwrap", "unwrapped-nil"])
    #expect(fixture.run("friend?.name.first!").codes == ["force-unwrap", "unwrapped-nil"])
    #expect(fixture.run("row!").codes == ["needless-optional"])
    #expect(fixture.run("row != 3").printed == "false")
  }

  /// What is said, where, and the words that put it right.
  @Test(arguments: [
    ("people.map { $0.nmae }", "unknown-member", "nmae", "did you mean `name`?"),
    ("people.sorted { $0.age }", "wrong-call-arguments", "{ $0.age }", "gives this closure 2 values, and it uses one"),
    ("people.map { 1 }", "wrong-call-arguments", "{ 1 }", "`{ _ in … }`"),
    ("people.map { a, b in a }", "wrong-call-arguments", "{ a, b in a }", "one value, and it uses 2"),
    ("people.sorted(by: \\.age)", "type-mismatch", "\\.age", "a key path takes one value"),
    ("numbers.map(+)", "wrong-call-arguments", "+", "one value, and it uses 2"),
    ("people.sorted { a, b a.age < b.age }", "expression-syntax", "a", "`in` is missing"),
    ("people.map { person person.age }", "expression-syntax", "person", "`in` is missing"),
    ("people.map { person => person.age }", "unsupported-syntax", "=>", "write `in`"),
    (
      "people.map(person => person.age)", "unsupported-syntax", "person => person.age",
      "write `{ person in person.age }`"
    ),
    ("people.map { (a: Person) in a.age }", "unsupported-syntax", ":", "no types here"),
    ("people.map { (a: Person) -> Int in a.age }", "unsupported-syntax", ":", "no types here"),
    ("people.map { person in $0.age }", "expression-syntax", "$0", "have names"),
    ("people.map { }", "expression-syntax", "{ }", "no value"),
    ("people.map { $0.age", "expression-syntax", "{", "`}`"),
    ("people.map { a in let b = a }", "unsupported-syntax", "let", "`let`"),
    ("{ 1 }", "type-mismatch", "{ 1 }", "only where a function takes one"),
    ("row + { $0 }", "type-mismatch", "{ $0 }", "only where a function takes one"),
    ("title.uppercased { $0 }", "wrong-call-arguments", "{ $0 }", "takes no closure"),
    ("title.hasPrefix({ $0 })", "type-mismatch", "{ $0 }", "takes no closure here"),
    ("numbers.reduce { $0 + $1 }", "wrong-call-arguments", "reduce", "needs"),
    ("numbers.reduce(0)", "wrong-call-arguments", "reduce", "needs a closure"),
    ("people.map(twice)", "type-mismatch", "twice", "an `Int` is needed"),
    ("people.map(nope)", "unknown-name", "nope", "no `nope`"),
    ("people.map(\"name\")", "type-mismatch", "\"name\"", "takes a closure here"),
    ("people.filter { $0.age }", "type-mismatch", "$0.age", "a `Bool` is needed here"),
    ("people.forEach { $0.age }", "unknown-member", "forEach", "`map` makes a list of values"),
    ("people.map { $0() }", "not-callable", "$0", "cannot be called"),
    ("$0 + 1", "unsupported-syntax", "$0", "only in a closure"),
    ("people.map { persn in person.age }", "unknown-name", "person", "did you mean `persn`?"),
    ("numbers[1...4]", "index-out-of-range", "1...4", "out of range"),
    ("numbers[4...]", "index-out-of-range", "4", "out of range"),
    ("numbers[-1...]", "index-out-of-range", "-1", "out of range"),
    ("1...", "type-mismatch", "1...", "only in a subscript"),
    ("row &+ 1", "unsupported-syntax", "&+", "is not an operator"), ("1.5 & 1", "type-mismatch", "1.5", "is for Ints"),
    ("~1.5", "type-mismatch", "1.5", "an `Int` is needed"),
    ("1 << 2 << 3", "expression-syntax", "<<", "cannot be chained"),
    ("\"\\()\"", "empty-expression", "\\()", "no expression"),
    ("\"\\(nope)\"", "unknown-name", "nope", "no `nope` in scope"),
  ])
  func mistakesInClosuresAreNamed(expression: String, code: String, underlined: String, words: String) {
    let outcome = fixture.run(expression)
    #expect(outcome.codes == [code], "\(outcome.diagnostics.map(\.message))")
    #expect(outcome.underlined == underlined)
    guard let diagnostic = outcome.diagnostics.first else { return }
    let said = [diagnostic.message, diagnostic.label ?? ""] + diagnostic.help.map { $0.text(naming: .library) }
    #expect(said.contains { $0.contains(words) }, "\(said)")
  }
}
