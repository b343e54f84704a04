import GalleyLanguage

extension ModifierDefinition {
  static let listRowSeparatorTint = ModifierDefinition(
    "listRowSeparatorTint", summary: "Sets the colour of the lines above and below a list row.",
    since: .iOS(15).on(.macOS, since: .iOS(16)).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [
          .required(.effectColor, "The colour; nil for the usual one.", primary: true, nullable: true),
          .optional(.verticalEdges, "The edges; all if left out.", nullable: false),
        ],
        type: ModifierTypeRule { context, receiver in
          let key = context.unknown("listRowSeparatorTint")
          return TypedReceiver(context.modified(receiver.type, context.generic("TraitTransformerModifier", [key])))
        },
        drawing: .row { arguments, row in
          let color = arguments[.effectColor]
          row.changeSeparators(at: arguments[.verticalEdges]) { $0.color = color }
        })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { listRowSeparatorTint: red } ]",
        type: "ModifiedContent<Text, TraitTransformerModifier<unknown(listRowSeparatorTint)>>")
    ])
}
