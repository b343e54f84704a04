import GalleyLanguage

extension ModifierDefinition {
  static let sheet = ModifierDefinition(
    "sheet", summary: "Shows a sheet over the view, which stays as it is.",
    layoutStanding: .model, figures: ["sheet"],
    overloads: [
      ModifierOverload(
        [
          .required(.isPresented, "Whether it is shown."),
          .optional("onDismiss", .action, "What is done when it goes; nothing if it is left out."),
          .required(.content, "The views of the sheet."),
        ],
        type: ModifierTypeRule { context, receiver in
          let anchor = context.named("NullSheetAnchor<SheetPreference.Key>")
          let sheet = context.generic("SheetPresentationModifier", [context.component(.content), anchor])
          return TypedReceiver(context.modified(receiver.type, sheet))
        }.since(.iOS(18), before: .unknown("sheet")), layout: .sheet, trigger: .dismissal),
      ModifierOverload(
        [
          .binding(.item, to: .optionalIdentifiable, "What it shows; nil while it is not shown.", nullable: true),
          .optional("onDismiss", .action, "What is done when it goes; nothing if it is left out."),
          .required(
            .content, .closureContent([.init("item", .wrappedValue(of: "item"))]),
            "The views of the sheet; `item` is what it shows."),
        ], type: ModifierTypeRule.presentation("ItemSheetPresentationModifier", of: "sheet"), layout: .sheet,
        trigger: .dismissal),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { sheet: { isPresented: false, content: { Text: More } } } ]",
        type: "ModifiedContent<Text, SheetPresentationModifier<Text, NullSheetAnchor<Key>>>")
    ])
}
