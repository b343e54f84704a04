import GalleyLanguage

extension ModifierDefinition {
  static let searchable = ModifierDefinition(
    "searchable", summary: "Puts a search field into the bars around the view.", since: .iOS(15), layout: .model,
    overloads: [
      ModifierOverload(
        [
          .required("text", .binding(.string), "What people typed.", primary: true),
          .optional(
            "placement", .type("SearchFieldPlacement"), "Where the field stands; `automatic` if left out.",
            nullable: false), .optional(.prompt, "The words in the empty field."),
          .optional("suggestions", .content, "What is offered while people type."),
        ], type: .unknown("searchable")),
      ModifierOverload(
        [
          .required("text", .binding(.string), "What people typed."),
          .required(.isPresented, "Whether people are searching."),
          .optional(
            "placement", .type("SearchFieldPlacement"), "Where the field stands; `automatic` if left out.",
            nullable: false), .optional(.prompt, "The words in the empty field."),
        ], since: .iOS(17), type: .unknown("searchable")),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { searchable: { text: cards, prompt: Find } } ]",
        type: "ModifiedContent<Text, unknown(searchable)>")
    ])
}
