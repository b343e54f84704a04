import CStackRoom
package import GalleySource

extension Lowering {
  /// Counts `count` reports of a view or modifier; false once they are too many, or nested deeper than the stack allows.
  mutating func admits(_ count: Int, of id: ViewNodeID) -> Bool {
    budget.admits(count, beside: report.entries.count, of: id)
  }

  /// Says which view or modifier is one too many; nil if none is.
  package var excessProblem: Diagnostic? {
    guard let excess = budget.excess else { return nil }
    if stackRanOut() { return .stackExhausted(at: document.span(of: tree[excess])) }
    return Diagnostic(
      .tooManyNodes, "with a modifier of several views counted for each of them, these are too many views",
      at: document.span(of: tree[excess]),
      help: [
        "a container, such as `VStack`, is one view and takes its modifiers once",
        "\(setting: .nodes, "N") allows more",
      ])
  }
}
