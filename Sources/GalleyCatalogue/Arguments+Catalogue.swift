import GalleyExpressions
import GalleyLanguage
import GalleyLayout

// What several modifiers read from their arguments.

extension EdgeInsets {
  /// Sets the length of some edges.
  mutating func set(_ length: Double, on edges: EdgeSet) { set(EdgeInsets(length), on: edges) }

  /// Takes the lengths of some edges over.
  mutating func set(_ insets: EdgeInsets, on edges: EdgeSet) {
    for edge in Edge.allCases where edges.contains(EdgeSet(edge)) { self[edge] = insets[edge] }
  }
}
