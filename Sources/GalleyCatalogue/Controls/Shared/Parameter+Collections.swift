import GalleyExpressions
import GalleyLanguage

// The keys of views over data, which are those of ForEach.

extension Parameter {
  static let data = Parameter.required(
    "data", .loop(.data), "A range, or a list of elements; `$name` for a binding to one.")
  static let id = Parameter.optional(
    "id", .loop(.identity), "The member that tells elements apart; `id` if it is left out.", nullable: false)
  static let item = Parameter.optional(
    "item", .loop(.name), "The name of an element in the block; `item` if it is left out.", nullable: false)
  static let children = Parameter.required(
    .children, "The member that holds the elements below an element.")

  /// A block that is evaluated once for each element.
  static func elements(_ summary: String) -> Parameter { .required(.content, .loop(.content), summary) }
}

extension ArgumentLabel<Value> {
  static var children: Self { Self("children", .loop(.children)) }
}
