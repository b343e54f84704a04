/// A document that shows a definition at work; tests run every one of them.
package struct Example: Sendable {
  /// YAML of a node or block.
  package let document: String
  /// What Swift prints for its type, for the default target.
  package let type: String

  package init(_ document: String, type: String) {
    self.document = document
    self.type = type
  }
}
