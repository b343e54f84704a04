/// How far the aligned children of a container reach to both sides of the line that they are aligned on.
struct GuideExtent {
  var low = UnconfirmedChoices.guideLineCountsAsCrossExtent ? 0 : Double.infinity
  var high = UnconfirmedChoices.guideLineCountsAsCrossExtent ? 0 : -Double.infinity

  /// Adds a child whose guide is at `guide`, and returns its origin relative to the line.
  ///
  /// A guide that is not finite leaves the child unaligned. Source: layout 1.9, 2.2.
  mutating func add(guide: Double, length: Double) -> Double {
    let origin = guide.isFinite ? -guide : 0
    low = min(low, origin)
    high = max(high, origin + length)
    return origin
  }

  var length: Double { max(high - low, 0) }
}
