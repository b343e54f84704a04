/// The keys that statements of layouts have.
package enum ProcedureKey: String, Sendable, CaseIterable {
  case `let`, `var`, set, append, `if`, forEach, place, `return`

  /// One sentence for the schema.
  package var summary: String {
    switch self {
    case .let: "Names with their values."
    case .var: "Names with their first values, which `set` and `append` change."
    case .set: "Names of `var` with their new values."
    case .append: "Names of lists with what is added to them."
    case .if: "A condition, with `then` and `else` beside it."
    case .forEach: "What is gone through, with `item` and `do` beside it."
    case .place: "`subview` and `at`, with `anchor` and `proposal`."
    case .return: "The result."
    }
  }
}
