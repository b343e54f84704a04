import GalleyLanguage

extension ModifierDefinition {
  static let fullScreenCover = ModifierDefinition(
    "fullScreenCover", summary: "Shows views over the whole screen.",
    since: .iOS(14).except(.macOS),
    layoutStanding: .model,
    overloads: [
      ModifierOverload(
        [
          .required(.isPresented, "Whether it is shown."),
          .optional("onDismiss", .action, "What is done when it goes; nothing if it is left out."),
          .required(.content, "The views."),
        ], type: .unknown("fullScreenCover"), layout: .cover, trigger: .dismissal, exit: .none),
      ModifierOverload(
        [
          .binding(.item, to: .optionalIdentifiable, "What it shows; nil while it is not shown.", nullable: true),
          .optional("onDismiss", .action, "What is done when it goes; nothing if it is left out."),
          .required(
            .content, .closureContent([.init("item", .wrappedValue(of: "item"))]),
            "The views; `item` is what they show."),
        ], type: .unknown("fullScreenCover"), layout: .cover, trigger: .dismissal, exit: .none),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { fullScreenCover: { isPresented: false, content: { Text: More } } } ]",
        type: "ModifiedContent<Text, unknown(fullScreenCover)>")
    ])
}
