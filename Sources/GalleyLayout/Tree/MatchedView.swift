/// Identifies the views of one `matchedGeometryEffect`: those with the same id in the same namespace.
package struct MatchedGroupID: Hashable, Sendable {
  package let rawValue: Int32
  package init(rawValue: Int32) { self.rawValue = rawValue }
}

/// What a view with `matchedGeometryEffect(isSource: false)` takes of the source of its group.
package struct MatchedView: Sendable, Hashable {
  package var group: MatchedGroupID
  /// It is proposed the source's size.
  package var takesSize: Bool
  /// It is drawn with its anchor on the source's.
  package var takesPosition: Bool
  package var anchor: UnitPoint

  package init(group: MatchedGroupID, takesSize: Bool, takesPosition: Bool, anchor: UnitPoint) {
    self.group = group
    self.takesSize = takesSize
    self.takesPosition = takesPosition
    self.anchor = anchor
  }
}
