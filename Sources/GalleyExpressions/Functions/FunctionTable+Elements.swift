// Methods that apply a closure, or a key path, to the elements of a list or a range.
extension FunctionTable {
  static let elementOperations: [FunctionDeclaration] =
    transformations + optionalTransformations + groupings + pairTransformations + textTransformations + elementSearches
    + orderings + combinations

  private static let pairTransformations: [FunctionDeclaration] = [
    FunctionDeclaration(
      name: "filter", kind: .method(on: pairs),
      parameters: [.needs("", .function([pair], .bool))], result: pairs, constraints: [],
      summary: "The pairs of a dictionary for which a closure is true.",
      example: .init(expression: "[\"a\": 1, \"b\": 2].filter { $0.value > 1 }", result: "[\"b\": 2]"),
      implementation: .elements(.filterPairs)),
    FunctionDeclaration(
      name: "mapValues", kind: .method(on: pairs),
      parameters: [.needs("", .function([.variable(1)], .variable(2)))],
      result: .dictionary(key: .variable(0), value: .variable(2)), constraints: [],
      summary: "The dictionary with what a closure makes of every value.",
      example: .init(expression: "[\"a\": 1].mapValues { $0 + 1 }", result: "[\"a\": 2]"),
      implementation: .elements(.mapValues)),
  ]

  private static let optionalTransformations: [FunctionDeclaration] = [
    FunctionDeclaration(
      name: "map", kind: .method(on: .optional(.element)),
      parameters: [.needs("", .function([.element], .variable(1)))], result: .optional(.variable(1)), constraints: [],
      summary: "What a closure makes of the value, or nil where there is none.",
      example: .init(expression: "Int(\"2\").map { $0 * 2 } ?? 0", result: "4"), implementation: .elements(.mapOptional)
    ),
    FunctionDeclaration(
      name: "flatMap", kind: .method(on: .optional(.element)),
      parameters: [.needs("", .function([.element], .optional(.variable(1))))], result: .optional(.variable(1)),
      constraints: [], summary: "What a closure makes of the value, which may be nil, or nil where there is none.",
      example: .init(expression: "Optional(\"2\").flatMap { Int($0) } ?? 0", result: "2"),
      implementation: .elements(.mapOptional)),
  ]

  private static let groupings: [FunctionDeclaration] = [
    FunctionDeclaration(
      name: "init", kind: .initializer(of: "Dictionary"),
      parameters: [
        .needs("grouping", .collection(.element)), .needs("by", .function([.element], .variable(1))),
      ], result: .dictionary(key: .variable(1), value: .array(.element)), constraints: [],
      summary: "The elements by what a closure makes of them.",
      example: .init(
        expression: "Dictionary(grouping: [1, 2, 3]) { $0 % 2 == 0 }[false]?.count ?? 0", result: "2"),
      implementation: .elements(.grouping)),
    .initializer(
      "Dictionary",
      [
        .needs(
          "uniqueKeysWithValues",
          .collection(.tuple([.init(label: "", pattern: .variable(0)), .init(label: "", pattern: .variable(1))])))
      ], .dictionary(key: .variable(0), value: .variable(1)), about: "The values by their keys, which differ.",
      example: ("Dictionary(uniqueKeysWithValues: zip([\"a\", \"b\"], [1, 2]))[\"b\"] ?? 0", "2")
    ) { arguments throws(FunctionFailure) in
      var entries: [Value.DictionaryEntry] = []
      var keys: Set<Value> = []
      for case .tuple(let pair) in try arguments.elements(0) where pair.count == 2 {
        guard keys.insert(pair[0]).inserted else { throw FunctionFailure(.range, "two of the keys are the same") }
        entries.append(Value.DictionaryEntry(key: pair[0], value: pair[1]))
      }
      return .dictionary(entries)
    },
  ]

  private static let textTransformations: [FunctionDeclaration] = [
    FunctionDeclaration(
      name: "filter", kind: .method(on: .string), parameters: [.needs("", .function([.string], .bool))],
      result: .string, constraints: [], summary: "The characters of a text for which a closure is true.",
      example: .init(expression: "\"a1b2\".filter { $0.isNumber }", result: "12"),
      implementation: .elements(.filterText))
  ]

  private static let pairs = TypePattern.dictionary(key: .variable(0), value: .variable(1))
  private static let pair = TypePattern.tuple([
    .init(label: "key", pattern: .variable(0)), .init(label: "value", pattern: .variable(1)),
  ])

  private static let transformations: [FunctionDeclaration] = [
    elements(
      "map", .map, to: .variable(1), .array(.variable(1)), "What a closure makes of every element.",
      ("[1, 2].map { $0 * 2 }", "[2, 4]")),
    elements(
      "compactMap", .compactMap, to: .optional(.variable(1)), .array(.variable(1)),
      "What a closure makes of every element, without the nils.", ("[\"1\", \"b\"].compactMap { Int($0) }", "[1]")),
    elements(
      "flatMap", .flatMap, to: .collection(.variable(1)), .array(.variable(1)),
      "The elements of the lists that a closure makes of every element.",
      ("[1, 3].flatMap { [$0, $0 + 1] }", "[1, 2, 3, 4]")),
    elements(
      "filter", .filter, to: .bool, .array(.element), "The elements for which a closure is true.",
      ("[1, 2, 3].filter { $0 != 2 }", "[1, 3]")),
  ]

  private static let elementSearches: [FunctionDeclaration] = [
    elements(
      "allSatisfy", .allSatisfy, to: .bool, .bool, "Whether a closure is true for every element.",
      ("[1, 2].allSatisfy { $0 > 0 }", "true")),
    elements(
      "contains", .contains, label: "where", to: .bool, .bool, "Whether a closure is true for an element.",
      ("[\"a\", \"\"].contains(where: \\.isEmpty)", "true")),
    elements(
      "first", .first, label: "where", to: .bool, .optional(.element),
      "The first element for which a closure is true, or nil.", ("[1, 2, 3].first { $0 > 1 } ?? 0", "2")),
    elements(
      "last", .last, label: "where", to: .bool, .optional(.element),
      "The last element for which a closure is true, or nil.", ("[1, 2, 3].last { $0 < 3 } ?? 0", "2")),
    elements(
      "firstIndex", .firstIndex, label: "where", on: .array(.element), to: .bool, .optional(.int),
      "The first index whose element a closure is true for, or nil.", ("[4, 5].firstIndex { $0 == 5 } ?? -1", "1")),
    elements(
      "lastIndex", .lastIndex, label: "where", on: .array(.element), to: .bool, .optional(.int),
      "The last index whose element a closure is true for, or nil.", ("[4, 5].lastIndex { $0 < 6 } ?? -1", "1")),
  ]

  private static let orderings: [FunctionDeclaration] = [
    ordering(
      "sorted", .sorted, .array(.element),
      "The elements in the order of a closure that tells whether its first one comes before its second; equal ones keep "
        + "their order.",
      ("[1, 3, 2].sorted(by: >)", "[3, 2, 1]")),
    ordering(
      "min", .min, .optional(.element), "The least element in the order of a closure, the first of equal ones, or nil.",
      ("[\"aa\", \"b\"].min { $0.count < $1.count } ?? \"\"", "b")),
    ordering(
      "max", .max, .optional(.element),
      "The largest element in the order of a closure, the first of equal ones, or nil.",
      ("[\"aa\", \"b\"].max { $0.count < $1.count } ?? \"\"", "aa")),
  ]

  private static let combinations: [FunctionDeclaration] = [
    FunctionDeclaration(
      name: "reduce", kind: .method(on: .collection(.element)),
      parameters: [
        .needs("", .variable(1)), .needs("", .function([.variable(1), .element], .variable(1))),
      ], result: .variable(1), constraints: [],
      summary: "The result of a closure for the result so far and the next element, from a first one on.",
      example: .init(expression: "[1, 2, 3].reduce(0, +)", result: "6"), implementation: .elements(.reduce)),
    .function(
      "zip", [.needs("", .collection(.element)), .needs("", .collection(.variable(1)))],
      .array(.tuple([.init(label: "", pattern: .element), .init(label: "", pattern: .variable(1))])),
      about: "The elements of two lists in pairs, as many as the shorter one has.",
      example: ("zip([1, 2], [3, 4, 5]).map { $0 * $1 }", "[3, 8]")
    ) { arguments throws(FunctionFailure) in
      .array(zip(try arguments.elements(0), try arguments.elements(1)).map { .tuple([$0, $1]) })
    },
  ]

  private static func elements(
    _ name: String, _ operation: FunctionDeclaration.ElementOperation, label: String = "",
    on receiver: TypePattern = .collection(.element), to value: TypePattern, _ result: TypePattern, _ summary: String,
    _ example: (String, String)
  ) -> FunctionDeclaration {
    FunctionDeclaration(
      name: name, kind: .method(on: receiver), parameters: [.needs(label, .function([.element], value))],
      result: result, constraints: [], summary: summary,
      example: .init(expression: example.0, result: example.1), implementation: .elements(operation))
  }

  private static func ordering(
    _ name: String, _ operation: FunctionDeclaration.ElementOperation, _ result: TypePattern, _ summary: String,
    _ example: (String, String)
  ) -> FunctionDeclaration {
    FunctionDeclaration(
      name: name, kind: .method(on: .collection(.element)),
      parameters: [.needs("by", .function([.element, .element], .bool))], result: result, constraints: [],
      summary: summary, example: .init(expression: example.0, result: example.1),
      implementation: .elements(operation))
  }
}
