import GalleyExpressions
import GalleyLanguage

// What alerts and action sheets of before iOS 15 show: a value in Swift, and here a node in the block of the modifier.

extension ViewDefinition {
  static let alertValue = ViewDefinition(
    "Alert", summary: "What the modifier `alert` shows, as before iOS 15; its buttons are Buttons with their roles.",
    layoutStanding: .model,
    overloads: [
      ViewOverload(
        [
          title, message,
          .optional("dismissButton", .content, "The button that closes it; `OK` if it is left out."),
        ], type: .named("Alert"), layout: .shownByDialog),
      ViewOverload(
        [
          title, message, .required("primaryButton", .content, "The first button."),
          .required("secondaryButton", .content, "The second button."),
        ], type: .named("Alert"), layout: .shownByDialog),
    ],
    examples: [
      Example("Alert: { title: Saved }", type: "Alert"),
      Example(
        "Alert:\n  title: Sure?\n  message: It cannot be undone.\n"
          + "  primaryButton: { Button: { title: Delete, role: destructive } }\n"
          + "  secondaryButton: { Button: { title: Cancel, role: cancel } }",
        type: "Alert"),
    ])

  static let actionSheetValue = ViewDefinition(
    "ActionSheet", summary: "What the modifier `actionSheet` shows; its buttons are Buttons with their roles.",
    since: .iOS(13).except(.macOS), layoutStanding: .model,
    overloads: [
      ViewOverload(
        [title, message, .optional("buttons", .content, "The buttons; one that cancels if they are left out.")],
        type: .named("ActionSheet"), layout: .shownByDialog)
    ],
    examples: [
      Example("ActionSheet: { title: Sort by, buttons: [ { Button: Name }, { Button: Date } ] }", type: "ActionSheet")
    ])

  private static let title = Parameter.required(.dialogTitle, "The title.", primary: true)
  private static let message = Parameter.optional(.dialogMessage, "The words below the title.")
}

extension ViewLayout {
  /// The dialog around it shows its words and its buttons; anywhere else it is nothing.
  fileprivate static let shownByDialog = ViewLayout.custom { _, _ in [] }
}

extension Lowering {
  /// The alert or the action sheet in the block of a modifier; nil if there is none.
  func dialogValue(of modifier: ModifierReference) -> ViewReference? {
    guard let block = block(.content, of: modifier) else { return nil }
    return views(.alertValue, below: block).first ?? views(.actionSheetValue, below: block).first
  }

  /// The blocks of its buttons.
  func buttonBlocks(of dialog: ViewReference) -> [ViewNodeID] {
    ["primaryButton", "secondaryButton", "dismissButton", "buttons"].compactMap {
      block(ArgumentLabel<ViewBlock>($0), of: dialog.id, dialog.parameters)
    }
  }
}

extension ArgumentLabel<LocalizedText> {
  /// A Text in Swift, whose words may stand alone.
  static var dialogTitle: Self { Self("title", .optionalText) }
  static var dialogMessage: Self { Self("message", .optionalText) }
}
