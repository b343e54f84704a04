import GalleyLanguage

extension ModifierDefinition {
  static let textScale = ModifierDefinition(
    "textScale", summary: "Sets the size of the texts in the view relative to their font.", since: .iOS(17),
    overloads: [
      ModifierOverload(
        [
          .required("scale", .type("Text.Scale"), "The size.", primary: true),
          .optional("isEnabled", .bool, "Whether it counts; true if left out.", nullable: false),
        ], type: .unknown("textScale").folding(on: (.text, since: .iOS(17))))
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { textScale: secondary } ]", type: "Text")
    ])
}
