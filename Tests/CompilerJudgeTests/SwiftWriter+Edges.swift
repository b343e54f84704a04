import GalleyFormats

/// Edges as keys: one is `.horizontal, 8`, several are one `EdgeInsets`.
extension SwiftWriter {
  private static let edges = [
    "top": ["top"], "leading": ["leading"], "bottom": ["bottom"], "trailing": ["trailing"],
    "horizontal": ["leading", "trailing"], "vertical": ["top", "bottom"],
    "all": ["top", "leading", "bottom", "trailing"],
  ]

  /// The modifiers in whose arguments edges may be keys.
  private static let modifiers = ["padding", "safeAreaPadding", "contentMargins", "listRowInsets"]

  /// Nil for a value in which edges are no keys.
  func edgeArguments(_ entry: EntryID, of modifier: String) throws -> String? {
    guard Self.modifiers.contains(modifier), tree.kind(entry) == .mapping else { return nil }
    let pairs = Array(tree.pairs(entry))
    let edges = pairs.filter { Self.edges[tree.text($0.key)] != nil }
    guard let first = edges.first else { return nil }
    let others = try pairs.filter { Self.edges[tree.text($0.key)] == nil }.map {
      ", \(tree.text($0.key)): \(try any($0.value))"
    }
    if edges.count == 1 && modifier != "listRowInsets" {
      let isNil = tree.kind(first.value) == .null
      return ".\(tree.text(first.key))\(isNil ? "" : ", \(try any(first.value))")" + others.joined()
    }
    let lengths = try ["top", "leading", "bottom", "trailing"].map { edge in
      let given = edges.first { Self.edges[tree.text($0.key)]?.contains(edge) == true }
      // Swift's insets cannot be nil: the system's length is written out.
      let length = try given.map { tree.kind($0.value) == .null ? "16" : try any($0.value) } ?? "0"
      return "\(edge): \(length)"
    }
    return "EdgeInsets(\(lengths.joined(separator: ", ")))" + others.joined()
  }
}
