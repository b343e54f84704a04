import GalleyExpressions
import GalleyLanguage
import GalleyLayout

// What several modifiers read from their arguments.

extension Value {
  /// The name of a coordinate space.
  var spaceName: String? {
    switch self {
    case .string(let name): name
    case .int(let number): "\(number)"
    case .null, .missing, .bool, .double, .localized, .array, .dictionary, .range, .closedRange, .closedRealRange,
      .enumeration, .record, .tuple, .color, .font, .style, .keyPath, .binding:
      nil
    }
  }
}

extension EdgeInsets {
  /// Sets the length of some edges.
  mutating func set(_ length: Double, on edges: EdgeSet) { set(EdgeInsets(length), on: edges) }

  /// Takes the lengths of some edges over.
  mutating func set(_ insets: EdgeInsets, on edges: EdgeSet) {
    for edge in Edge.allCases where edges.contains(EdgeSet(edge)) { self[edge] = insets[edge] }
  }
}
