import GalleyLanguage

extension ModifierDefinition {
  static let presentationCornerRadius = ModifierDefinition(
    "presentationCornerRadius", summary: "Sets how round the corners of a sheet are.", since: .iOS(16, 4),
    overloads: [
      ModifierOverload(
        [
          .required(
            "cornerRadius", .number, "Points; nil for the system’s.", primary: true, nullable: true,
            numbers: .openLength)
        ],
        type: .unknown("presentationCornerRadius"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { presentationCornerRadius: 20 } ]",
        type: "ModifiedContent<Text, unknown(presentationCornerRadius)>")
    ])
}
