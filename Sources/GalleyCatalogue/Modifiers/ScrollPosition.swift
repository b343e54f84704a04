import GalleyLanguage

extension ModifierDefinition {
  static let scrollPosition = ModifierDefinition(
    "scrollPosition", summary: "Connects the view that scrolling rests at to state.", since: .iOS(17),
    overloads: [
      ModifierOverload(
        [
          .required("id", .binding(.unknown), "The id of the view; nil for none.", nullable: true),
          .optional(.anchor, "The point of the view that counts."),
        ], type: .unknown("scrollPosition"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { scrollPosition: { id: null } } ]",
        type: "ModifiedContent<Text, unknown(scrollPosition)>")
    ])
}
