/// The keys that statements of actions have.
package enum Statement: String, Sendable, CaseIterable {
  case toggle, set, append, remove, move, withAnimation, `if`, `switch`, forEach, `let`, print, call, `return`,
    `guard`

  /// One sentence for the schema.
  package var summary: String {
    switch self {
    case .toggle: "Turns a Bool around."
    case .set: "Names of state with their new values."
    case .append: "Names of lists with what is added to them."
    case .remove:
      "Names of lists with the index of what is taken out, `{ items: { at: 2 } }`, or several of them, `atOffsets`."
    case .move: "Names of lists with what is moved in them, `{ items: { fromOffsets: [0], toOffset: 2 } }`."
    case .withAnimation: "Statements, or `animation` and `body`."
    case .if: "A condition, with `then` and `else` beside it."
    case .switch: "A value, with `cases` and `default` beside it."
    case .forEach: "What is gone through, with `item` and `do` beside it."
    case .let: "Names with their values, for the statements behind it."
    case .print: "A value that is printed when the action runs."
    case .return: "Ends the action; what a closure gives that is asked for something, such as `handled`."
    case .guard: "A condition that ends the action where it does not hold, after what `else` beside it says."
    case .call: "The name of an action, or one name with what it is told."
    }
  }
}
