import GalleyLanguage

extension ModifierDefinition {
  static let presentationBackground = ModifierDefinition(
    "presentationBackground", summary: "Sets what lies behind the views of a sheet.", since: .iOS(16, 4),
    overloads: [
      ModifierOverload(
        [.required(.style, "A colour, gradient or material.", primary: true)],
        type: .unknown("presentationBackground")),
      ModifierOverload(
        [
          .optional(.alignment, "Where the views stand; `center` if left out.", nullable: false),
          .required(.content, "The views."),
        ], type: .unknown("presentationBackground")),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { presentationBackground: red } ]",
        type: "ModifiedContent<Text, unknown(presentationBackground)>")
    ])
}
