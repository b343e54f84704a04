import GalleyLayout

/// What was met so far that is asked for elsewhere: by a grid around its rows, by a window, by the views of a group.
package struct LoweringFindings: Sendable {
  /// The alignments of grid rows, by row.
  private var rows: [GuideID?] = []
  /// By tab view: the content that it shows.
  package private(set) var shownTabs: [ViewNodeID: ViewNodeID] = [:]
  /// The sections of lists so far.
  private var sectionCount = 0
  /// The views with matched geometry; nil as long as there are none.
  var matchedViews: MatchedGeometry?

  init() {}

  /// Adds a row of a grid; returns its number.
  mutating func addRow(alignment: GuideID?) -> Int32 {
    rows.append(alignment)
    return Int32(rows.count - 1)
  }

  /// The alignment of the row with a number.
  func alignment(ofRow row: Int32) -> GuideID? { rows[Int(row)] }

  package mutating func addTabView(_ tabView: ViewNodeID, showing content: ViewNodeID) {
    shownTabs[tabView] = content
  }

  /// Adds a section of a list; returns its number.
  package mutating func addSection() -> Int {
    sectionCount += 1
    return sectionCount
  }
}
