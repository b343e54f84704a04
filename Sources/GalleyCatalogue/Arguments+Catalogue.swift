import GalleyExpressions
import GalleyLanguage
import GalleyLayout

// What several modifiers read from their arguments.

extension Arguments {
  /// A size of text kept within a range that may be open at either end.
  func clamped(_ size: DynamicTypeSize, to label: String) -> DynamicTypeSize {
    guard case .array(let ends)? = self[label], ends.count == 2 else { return size }
    let bounds = ends.map { types.caseName(of: $0).flatMap { DynamicTypeSize(rawValue: $0) } }
    return min(max(size, bounds[0] ?? size), bounds[1] ?? .accessibility5)
  }
}

extension Arguments {
  /// The ends of a range of numbers of lines; nil where it is open.
  func lineLimits(_ label: String) -> (least: Int?, most: Int?) {
    switch self[label] {
    case .closedRange(let lower, let upper)?: return (lower, upper)
    case .array(let ends)? where ends.count == 2:
      let numbers = ends.map { end -> Int? in if case .int(let number) = end { number } else { nil } }
      return (numbers[0], numbers[1])
    default: return (nil, nil)
    }
  }
}

extension Value {
  /// The name of a coordinate space.
  var spaceName: String? {
    switch self {
    case .string(let name): name
    case .int(let number): "\(number)"
    default: nil
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

extension Edge {
  /// The edge that SwiftUI calls `name`.
  init?(name: String?) {
    switch name {
    case "top": self = .top
    case "leading": self = .leading
    case "bottom": self = .bottom
    case "trailing": self = .trailing
    default: return nil
    }
  }
}
