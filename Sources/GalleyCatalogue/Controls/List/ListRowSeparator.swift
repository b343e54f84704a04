import GalleyLanguage

extension ModifierDefinition {
  static let listRowSeparator = ModifierDefinition(
    "listRowSeparator", summary: "Shows or hides the lines above and below a list row.",
    since: .iOS(15).on(.macOS, since: .iOS(16)).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [
          .required("visibility", .type("Visibility"), "Whether they show.", primary: true),
          .optional("edges", .type("VerticalEdge.Set"), "The edges; all if left out.", nullable: false),
        ],
        type: ModifierTypeRule { context, receiver in
          let key = context.unknown("listRowSeparator")
          return TypedReceiver(context.modified(receiver.type, context.generic("TraitTransformerModifier", [key])))
        })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { listRowSeparator: hidden } ]",
        type: "ModifiedContent<Text, TraitTransformerModifier<unknown(listRowSeparator)>>")
    ])
}
