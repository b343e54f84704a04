import GalleyLanguage

extension ModifierDefinition {
  static let typeSelectEquivalent = ModifierDefinition(
    "typeSelectEquivalent", summary: "Sets the words by which people find the view in a list when they type.",
    since: .iOS(17),
    overloads: [
      ModifierOverload(
        [
          .required(
            "stringKey", .optionalText, "The words; nil for the view’s own.", primary: true, nullable: true)
        ],
        type: .unknown("typeSelectEquivalent"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { typeSelectEquivalent: Cards } ]",
        type: "ModifiedContent<Text, unknown(typeSelectEquivalent)>")
    ])
}
