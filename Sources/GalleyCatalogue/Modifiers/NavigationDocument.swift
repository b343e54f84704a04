import GalleyLanguage

extension ModifierDefinition {
  static let navigationDocument = ModifierDefinition(
    "navigationDocument", summary: "Sets what the title of a bar stands for.", since: .iOS(16).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [.required("url", .type("URL"), "The file.", primary: true)], type: .unknown("navigationDocument")),
      ModifierOverload(
        [
          .required("document", .anyValue, "What is shared."),
          .optional("preview", .anyValue, "How it shows; what is usual if left out.", nullable: false),
        ], type: .unknown("navigationDocument")),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { navigationDocument: \"file:///cards\" } ]",
        type: "ModifiedContent<Text, unknown(navigationDocument)>")
    ])
}
