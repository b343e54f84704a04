import GalleyLanguage

extension ModifierDefinition {
  static let actionSheet = ModifierDefinition(
    "actionSheet", summary: "Shows a choice over the view, as before iOS 15.", since: .iOS(13).except(.macOS),
    layoutStanding: .model, figures: ["dialog"],
    overloads: [
      ModifierOverload(
        [
          .required(.isPresented, "Whether it is shown."),
          .required(.content, "The sheet, an `ActionSheet`.").among(.actionSheet),
        ], type: .unknown("actionSheet"), layout: .actionSheet, exit: .cancel),
      ModifierOverload(
        [
          .binding(.item, to: .optionalIdentifiable, "What it is about; nil while it is not shown.", nullable: true),
          .required(
            .content, .closureContent([.init("item", .wrappedValue(of: "item"))]),
            "The sheet, an `ActionSheet`; `item` is what it is about."
          ).among(.actionSheet),
        ], type: .unknown("actionSheet"), layout: .actionSheet, exit: .cancel),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { actionSheet: { isPresented: false, content: { Text: Sure? } } } ]",
        type: "ModifiedContent<Text, unknown(actionSheet)>")
    ])
}

extension ViewDefinition {
  static let actionSheetValue = ViewDefinition(
    "ActionSheet", summary: "What the modifier `actionSheet` shows; its buttons are Buttons with their roles.",
    since: .iOS(13).except(.macOS), layoutStanding: .model, part: .actionSheet,
    overloads: [
      ViewOverload(
        [
          .dialogTitle, .dialogMessage,
          .optional("buttons", .content, "The buttons; one that cancels if they are left out."),
        ],
        type: .named("ActionSheet"), layout: .shownByDialog)
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers:\n  - actionSheet:\n      isPresented: false\n      content:\n"
          + "        ActionSheet: { title: Sort by, buttons: [ { Button: Name }, { Button: Date } ] }",
        type: "ModifiedContent<Text, unknown(actionSheet)>")
    ])
}
