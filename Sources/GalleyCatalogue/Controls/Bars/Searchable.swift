import GalleyLanguage

extension ModifierDefinition {
  static let searchable = ModifierDefinition(
    "searchable", summary: "Puts a search field into the bars around the view.", since: .iOS(15),
    layoutStanding: .model,
    figures: ["bar.search", "bar.windowSearch"],
    overloads: [
      ModifierOverload(
        [
          .required(.enteredText, "What people typed.", primary: true),
          .optional(
            "placement", .type("SearchFieldPlacement"), "Where the field stands; `automatic` if left out.",
            nullable: false), .optional(.prompt, "The words in the empty field."),
          .optional("suggestions", .content, "What is offered while people type."),
        ], type: .unknown("searchable"), layout: .searchField, isSearch: true),
      ModifierOverload(
        [
          .required(.enteredText, "What people typed."),
          .required(.isPresented, "Whether people are searching."),
          .optional(
            "placement", .type("SearchFieldPlacement"), "Where the field stands; `automatic` if left out.",
            nullable: false), .optional(.prompt, "The words in the empty field."),
        ], since: .iOS(17), type: .unknown("searchable"), layout: .searchField, isSearch: true),
    ],
    examples: [
      Example(
        "NavigationStack:\n  - { Text: Hello, modifiers: [ { searchable: { text: cards, prompt: Find } } ] }",
        type: "NavigationStack<NavigationPath, ModifiedContent<Text, unknown(searchable)>>")
    ])
}

extension ModifierLayout {
  /// A field in the bar of the container around the view, or of one in it.
  fileprivate static let searchField = surrounding { wishes, modifier in wishes.search = modifier }
}
