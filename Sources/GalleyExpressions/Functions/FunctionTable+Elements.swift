// Methods that apply a key path to every element.
extension FunctionTable {
  static let elementOperations: [FunctionDeclaration] = [
    elements(
      "map", .map, label: "", to: .variable(1), .array(.variable(1)), "The member of every element.",
      (
        "[\"ab\", \"c\"].map(\\.count)", "[2, 1]"
      )),
    elements(
      "compactMap", .compactMap, label: "", to: .optional(.variable(1)), .array(.variable(1)),
      "The member of every element that has one.", ("[\"ab\", \"\"].compactMap(\\.first)", "[\"a\"]")),
    elements(
      "flatMap", .flatMap, label: "", to: .array(.variable(1)), .array(.variable(1)),
      "The elements of the member of every element.", ("[[\"b\"], [\"c\"]].flatMap(\\.self)", "[\"b\", \"c\"]")),
    elements(
      "filter", .filter, label: "", to: .bool, .array(.element), "The elements whose member is true.",
      ("[\"a\", \"\"].filter(\\.isEmpty)", "[\"\"]")),
    elements(
      "allSatisfy", .allSatisfy, label: "", to: .bool, .bool, "Whether the member of every element is true.",
      ("[\"\", \"\"].allSatisfy(\\.isEmpty)", "true")),
    elements(
      "contains", .containsWhere, label: "where", to: .bool, .bool, "Whether the member of an element is true.",
      ("[\"a\", \"\"].contains(where: \\.isEmpty)", "true")),
    elements(
      "first", .firstWhere, label: "where", to: .bool, .optional(.element), "The first element whose member is true.",
      ("[\"a\", \"\"].first(where: \\.isEmpty) ?? \"b\"", "")),
  ]

  private static func elements(
    _ name: String, _ operation: FunctionDeclaration.ElementOperation, label: String, to value: TypePattern,
    _ result: TypePattern, _ summary: String, _ example: (String, String)
  ) -> FunctionDeclaration {
    FunctionDeclaration(
      name: name, kind: .method(on: .collection(.element)),
      parameters: [.needs(label, .keyPath(from: .element, to: value))], result: result, constraints: [],
      summary: summary, example: .init(expression: example.0, result: example.1),
      implementation: .elements(operation))
  }
}
