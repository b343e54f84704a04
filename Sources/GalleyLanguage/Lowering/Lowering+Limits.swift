import CStackRoom
package import GalleySource

// A modifier of a group is applied to each of its views, and so is what lies behind them: views and modifiers multiply
// here that evaluation counted once.

extension Lowering {
  /// Counts `count` reports of a view or modifier; false once they are too many, or nested deeper than the stack allows.
  mutating func admits(_ count: Int, of id: ViewNodeID) -> Bool {
    if excess == nil, report.entries.count + count > mostEntries || !stackHasRoom() { excess = id }
    return excess == nil
  }

  /// Says which view or modifier is one too many; nil if none is.
  package var excessProblem: Diagnostic? {
    guard let excess else { return nil }
    if stackRanOut() { return .stackExhausted(at: document.span(of: tree[excess])) }
    return Diagnostic(
      .tooManyNodes, "with a modifier of several views counted for each of them, these are too many views",
      at: document.span(of: tree[excess]),
      help: ["a container, such as `VStack`, is one view and takes its modifiers once", "`--max-nodes N` allows more"])
  }
}
