import GalleyLanguage

extension ModifierDefinition {
  static let onDrop = ModifierDefinition(
    "onDrop", summary: "Lets people drop things on the view.", since: .iOS(13, 4).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [
          .required("of", .value(.array(.string)), "The types of content that are taken."),
          .optional("isTargeted", .binding(.bool), "Whether a drag is over the view."),
          .optional(
            "perform", .closureAction([.init("providers", .unknown), .init("location", .unknown)]),
            "What is done, and whether they are taken, `{ return: true }`; nothing if it is left out."
          ).alsoCalled("action").returning(.bool),
          .optional("delegate", .typeName, "The type that takes the things.", nullable: false),
        ], type: .unknown("onDrop"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { onDrop: { of: [public.text], delegate: CardDrop } } ]",
        type: "ModifiedContent<Text, unknown(onDrop)>")
    ])
}
