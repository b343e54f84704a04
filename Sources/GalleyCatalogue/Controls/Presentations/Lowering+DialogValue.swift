import GalleyExpressions
import GalleyLanguage

// What alerts and action sheets of before iOS 15 show: a value in Swift, and here a node in the block of the modifier.

extension Parameter {
  static let dialogTitle = Parameter.required(.dialogTitle, "The title.", primary: true)
  static let dialogMessage = Parameter.optional(.dialogMessage, "The words below the title.")
}

extension ViewLayout {
  /// The dialog around it shows its words and its buttons; anywhere else it is nothing.
  static let shownByDialog = ViewLayout.custom { _, _ in [] }
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
