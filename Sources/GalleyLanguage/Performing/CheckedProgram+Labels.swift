extension CheckedProgram {
  /// Whether some node or modifier of the document has a label, whether it is shown or not.
  package func hasLabel(_ label: String) -> Bool {
    labels.contains { if case .text(let text) = $0 { text == label } else { false } }
  }
}
