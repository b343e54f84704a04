extension Value {
  /// The first and the last case of a range, for its ends as they are written; empty for a range without cases, nil for
  /// ends that are no cases of one enumeration.
  package static func caseRange(from lower: Value, to upper: Value, isClosed: Bool) -> [Value]? {
    guard case .enumeration(let type, let first, _) = lower, case .enumeration(type, let end, _) = upper else {
      return nil
    }
    let last = isClosed ? end : end - 1
    return first <= last ? [lower, .enumeration(type, index: last, payload: [])] : []
  }

  /// The case before one of an enumeration, which ends a half-open range; nil for the first, and for other values.
  package var caseBefore: Value? {
    guard case .enumeration(let type, let index, _) = self, index > 0 else { return nil }
    return .enumeration(type, index: index - 1, payload: [])
  }
}
