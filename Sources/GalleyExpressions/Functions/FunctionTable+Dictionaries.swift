// The members of dictionaries.
extension FunctionTable {
  static let dictionaries: [FunctionDeclaration] = [
    .property("count", on: pairs, .int, about: "The number of pairs.", example: ("[\"a\": 1].count", "1")) {
      arguments throws(FunctionFailure) in .int(try arguments.count(0))
    },
    .property("isEmpty", on: pairs, .bool, about: "Whether there is no pair.", example: ("[\"a\": 1].isEmpty", "false"))
    {
      arguments throws(FunctionFailure) in .bool(try arguments.count(0) == 0)
    },
    .property(
      "keys", on: pairs, .array(.variable(0)), about: "The keys, in the order of the document.",
      example: ("[\"a\": 1].keys", "[\"a\"]")
    ) { arguments throws(FunctionFailure) in
      guard case .dictionary(let entries) = arguments[0] else { return .array([]) }
      return .array(entries.map(\.key))
    },
    .property(
      "values", on: pairs, .array(.variable(1)), about: "The values, in the order of the document.",
      example: ("[\"a\": 1].values", "[1]")
    ) { arguments throws(FunctionFailure) in
      guard case .dictionary(let entries) = arguments[0] else { return .array([]) }
      return .array(entries.map(\.value))
    },
  ]

  private static let pairs = TypePattern.dictionary(key: .variable(0), value: .variable(1))
}
