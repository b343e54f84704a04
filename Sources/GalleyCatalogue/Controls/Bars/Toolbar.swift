import GalleyLanguage

extension ModifierDefinition {
  static let toolbar = ModifierDefinition(
    "toolbar", summary: "Puts items into the bars around the view, or shows and hides the bars.", since: .iOS(14),
    layoutStanding: .model, figures: ["bar"],
    concernsContainer: true,
    overloads: [
      ModifierOverload(
        [.required(.content, "The items.", primary: true)], since: .iOS(14),
        type: ModifierTypeRule.toolbar(.content)),
      ModifierOverload(
        [
          .required(.visibility, "Whether the bars show.", primary: true),
          .optional(.bars, "The bar, or a list of bars; `automatic` if left out.", nullable: false),
        ], since: .iOS(16), type: .unknown("toolbar")),
      ModifierOverload(
        [.required(.removedItem, "The item that is taken away.", nullable: true)],
        since: .iOS(17), type: .unknown("toolbar")),
      ModifierOverload(
        [
          .required("id", .string, "The name that people’s changes of the bar are kept under."),
          .required(.content, "The items."),
        ], since: .iOS(14), type: .unknown("toolbar")),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { toolbar: [ { ToolbarItem: [ { Button: Add } ] } ] } ]",
        type: "ModifiedContent<Text, ToolbarModifier<(), TupleToolbarContent<ToolbarItem<(), Button<Text>>>>>"),
      Example(
        "Text: Hello\nmodifiers: [ { toolbar: { content: { Button: Add } } } ]",
        type: "ModifiedContent<Text, unknown(toolbar)>"),
      Example(
        "Text: Hello\nmodifiers: [ { toolbar: { visibility: hidden, for: navigationBar } } ]",
        type: "ModifiedContent<Text, unknown(toolbar)>"),
    ])
}
