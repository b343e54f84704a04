import GalleyLanguage

extension ModifierDefinition {
  static let inspector = ModifierDefinition(
    "inspector", summary: "Shows views beside this one that tell more about a selection.",
    since: .iOS(17).except(.tvOS, .watchOS), layoutStanding: .model, figures: ["inspector", "sheet"],
    overloads: [
      ModifierOverload(
        [
          .required(.isPresented, "Whether it is shown."),
          .required(.content, "The views."),
        ], type: .unknown("inspector"), layout: .inspector)
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { inspector: { isPresented: false, content: { Text: More } } } ]",
        type: "ModifiedContent<Text, unknown(inspector)>")
    ])
}
