import GalleyLanguage

extension ModifierDefinition {
  static let typesettingLanguage = ModifierDefinition(
    "typesettingLanguage", summary: "Sets the language that lines of the texts in the view are broken by.",
    since: .iOS(17),
    overloads: [
      ModifierOverload(
        [
          .required("language", .string, "The language, such as `de`.", primary: true),
          .optional("isEnabled", .bool, "Whether it counts; true if left out.", nullable: false),
        ], type: .unknown("typesettingLanguage").folding(on: (.text, since: .iOS(17))))
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { typesettingLanguage: th } ]", type: "Text")
    ])
}
