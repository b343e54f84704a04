import GalleyLayout

// Words that several sentences need.

extension Axis {
  /// What a view is along the axis: so many points wide, or high.
  var wide: String { self == .horizontal ? "wide" : "high" }

  /// What is measured along the axis.
  var extent: String { self == .horizontal ? "width" : "height" }
}

extension [String] {
  /// All of them in a sentence: `a, b and c`.
  var listed: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
