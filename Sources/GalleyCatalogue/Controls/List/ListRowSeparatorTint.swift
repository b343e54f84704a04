import GalleyLanguage

extension ModifierDefinition {
  static let listRowSeparatorTint = ModifierDefinition(
    "listRowSeparatorTint", summary: "Sets the colour of the lines above and below a list row.",
    since: .iOS(15).on(.macOS, since: .iOS(16)).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [
          .required("color", .type("Color"), "The colour; nil for the usual one.", primary: true, nullable: true),
          .optional("edges", .type("VerticalEdge.Set"), "The edges; all if left out.", nullable: false),
        ],
        type: ModifierTypeRule { context, receiver in
          let key = context.unknown("listRowSeparatorTint")
          return TypedReceiver(context.modified(receiver.type, context.generic("TraitTransformerModifier", [key])))
        })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { listRowSeparatorTint: red } ]",
        type: "ModifiedContent<Text, TraitTransformerModifier<unknown(listRowSeparatorTint)>>")
    ])
}
