/// What nodes are called in sentences about two layouts.
struct DifferenceNames {
  private let before: ExplainedNames?
  private let after: ExplainedNames?

  init(_ before: DocumentLayout, _ after: DocumentLayout) {
    self.before = before.result.map { ExplainedNames($0) }
    self.after = after.result.map { ExplainedNames($0) }
  }

  /// The name of the node in the first layout, or in the second where it is only there.
  func name(_ difference: NodeDifference) -> String {
    (difference.before.flatMap { before?.name($0) } ?? difference.after.flatMap { after?.name($0) }) ?? ""
  }
}
