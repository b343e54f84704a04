import GalleyLayout
import GalleyTables

/// What was met so far that is asked for elsewhere: by a grid around its rows, by a window, by the views of a group.
package struct LoweringFindings: Sendable {
  /// The rows of grids so far.
  private var rows = Table<GridRow>()
  /// By tab view: the content that it shows.
  package private(set) var shownTabs: [ViewNodeID: ViewNodeID] = [:]
  /// The search fields that were asked for so far, and those of them that a bar shows or will not show.
  package var searches = SearchRequests()
  /// The sections of lists so far.
  private var sectionCount = 0
  /// The views with matched geometry; nil as long as there are none.
  var matchedViews: MatchedGeometry?

  init() {}

  /// Adds a row of a grid.
  mutating func addRow(alignment: GuideID?) -> Index<GridRow> { rows.append(GridRow(alignment: alignment)) }

  /// The alignment that a row gives its cells.
  func alignment(of row: Index<GridRow>) -> GuideID? { rows[row].alignment }

  package mutating func addTabView(_ tabView: ViewNodeID, showing content: ViewNodeID) {
    shownTabs[tabView] = content
  }

  /// Adds a section of a list; returns its number.
  package mutating func addSection() -> Int {
    sectionCount += 1
    return sectionCount
  }
}
