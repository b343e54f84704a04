import Galley

extension CommandFailure {
  /// The failure that a name, path or place is which no node of a layout has.
  static func unknownNode(_ name: String, in layout: DocumentLayout) -> CommandFailure {
    let question = Spelling.question(for: name, among: layout.nodes.compactMap(\.name)).map { "; \($0)" } ?? ""
    return CommandFailure("there is no node `\(name)`\(question)")
  }
}
