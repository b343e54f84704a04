import GalleyFormats
import GalleySource

// What is no view by itself, such as a row of a table, and where it stands.

extension Checker {
  /// Complains of a part outside of what takes such parts.
  func checkPlace(of view: ViewDefinition, _ key: EntryID) -> Diagnostic? {
    guard let part = view.part, surroundings.part != part else { return nil }
    let name = withArticle(view.name)
    return switch part {
    case .tableRow:
      Diagnostic(
        .notANode, "\(name) stands in the `rows` of a `Table`, and there are none around this one", at: span(key),
        label: "put it below `rows`, beside the `columns` of a `Table`")
    case .alert:
      Diagnostic(
        .notANode, "\(name) is no view: `alert` is a modifier of the view that it belongs to", at: span(key),
        label: "write it in the `modifiers` of a view",
        help: ["`modifiers: [ { alert: { title: …, isPresented: …, actions: … } } ]`"])
    case .actionSheet:
      Diagnostic(
        .notANode, "\(name) is no view: it stands in the `content` of the modifier `actionSheet`", at: span(key),
        label: "write it in the `modifiers` of a view",
        help: [
          "since iOS 15 it is `confirmationDialog: { title: Sure?, isPresented: $asks, actions: [ { Button: Yes } ] }`"
        ])
    }
  }
}
