/// What a word of the language takes where a node stands: a loop, a condition, a choice, constants.
///
/// The schema and the reference take the keys from here.
package struct BuilderForm: Sendable {
  /// One of the keys of a form.
  package struct Key: Sendable {
    package let word: String
    /// What is written for it, in the words of the reference.
    package let content: String
    package let summary: String
    package let isRequired: Bool
  }

  package let name: String
  package let summary: String
  package let keys: [Key]
  package let examples: [Example]

  /// Every form, in the order of the language's page.
  package static let all = [forEach, condition, choice, constants]

  /// `ForEach`.
  package static let forEach = BuilderForm(
    name: "ForEach", summary: "A view for each element of a range or a collection.",
    keys: [
      .may("data", "range or list", "A range, a collection, or a binding to one (`$items`)."),
      .may("subviews", "view", "In the place of `data`: the view whose views the loop goes through (iOS 18)."),
      .may(
        "sections", "view", "In the place of `data`: the view whose sections the loop goes through (iOS 18)."),
      .may(
        "id", "member", "`self`, or the member that tells elements apart; left out for a range, and where `id` does."),
      .may("item", "name", "The name of the element in the content; `item` if it is left out."),
      .may("editActions", "EditActions", "What people may do to the elements of a binding."),
      .needs("content", "view builder", "The views of an element."),
    ],
    examples: [
      Example(
        "ForEach: { data: $(0..<3), item: row, content: { Text: Row $(row) } }", type: "ForEach<Range<Int>, Int, Text>"),
      Example(
        "let: { names: [ Ann, Bob ] }\nbody:\n  ForEach: { data: $(names), id: self, content: { Text: $(item) } }",
        type: "ForEach<Array<String>, String, Text>"),
      Example(
        "ForEach: { subviews: { Group: [ { Text: One }, Spacer ] }, item: each, content: each }",
        type: "ForEach<ForEachSubviewCollection<Subview>, ID, Subview>"),
      Example(
        "ForEach:\n  sections: { Section: { title: One, content: { Text: First } } }\n  item: section\n"
          + "  content: { VStack: [ section.header, { Text: $(section.content.count) views } ] }",
        type: "ForEach<ForEachSectionCollection<VStack<TupleView<(SubviewsCollection, Text)>>>, ID, "
          + "VStack<TupleView<(SubviewsCollection, Text)>>>"),
    ])

  /// `if`.
  package static let condition = BuilderForm(
    name: "if", summary: "Views under a condition, with `elseIf` and `else` beside them.",
    keys: [
      .needs(
        "if", "condition",
        "A Bool, `{ let:, be: }`, `{ case:, be: }`, `{ available: }`, or a list of these, all of which must hold; "
          + "or `{ platform: }`, which is decided when Swift compiles."),
      .needs("then", "view builder", "What is shown where the condition holds."),
      .may("elseIf", "list of conditions", "Further conditions in order, each with `when` and `then`."),
      .may("else", "view builder", "What is shown otherwise."),
    ],
    examples: [
      Example(
        "state: { isOn: true }\nbody:\n  - if: $(isOn)\n    then: { Text: On }\n    else: Spacer",
        type: "_ConditionalContent<Text, Spacer>"),
      Example(
        "parameters: { label: { type: \"String?\", default: null } }\nbody:\n  - if: { let: text, be: $(label) }\n"
          + "    then: { Text: $(text) }", type: "Optional<Text>"),
    ])

  /// `switch`.
  package static let choice = BuilderForm(
    name: "switch", summary: "One of several blocks, by a value.",
    keys: [
      .needs("switch", "any value", "What the cases are compared with."),
      .needs("cases", "list of cases", "Each with `case`, a pattern or a list of patterns, and `then`."),
      .may("default", "view builder", "What is shown where no case fits; needed unless the cases cover every value."),
    ],
    examples: [
      Example(
        "state: { count: 1 }\nbody:\n  - switch: $(count)\n    cases:\n      - { case: [ 0, 1 ], then: { Text: Few } }\n"
          + "      - { case: 2...9, then: Spacer }\n    default: Divider",
        type: "_ConditionalContent<_ConditionalContent<Text, Spacer>, Divider>")
    ])

  /// `let`.
  package static let constants = BuilderForm(
    name: "let", summary: "Constants for the rest of the block; they add nothing to its type.",
    keys: [.needs("let", "names and values", "Values with their names; each sees those above it.")],
    examples: [
      Example("- let: { size: $(6 * 7) }\n- Text: Size $(size)", type: "Text")
    ])

  /// Its keys as documents write them.
  package var words: [String] { keys.map(\.word) }
}

extension BuilderForm.Key {
  fileprivate static func needs(_ word: String, _ content: String, _ summary: String) -> Self {
    Self(word: word, content: content, summary: summary, isRequired: true)
  }

  fileprivate static func may(_ word: String, _ content: String, _ summary: String) -> Self {
    Self(word: word, content: content, summary: summary, isRequired: false)
  }
}
