import CStackRoom

/// How much may be reported of a document.
///
/// A modifier of a group is applied to each of its views, and so is what lies behind them: views and modifiers multiply
/// in lowering that evaluation counted once.
package struct ReportBudget: Sendable {
  /// How many views and modifiers may be reported, where a modifier of several views counts for each of them.
  package var mostEntries = Int.max
  /// The view or modifier that is one too many; nil as long as none is.
  ///
  /// Nothing is lowered from there on.
  package private(set) var excess: ViewNodeID?

  init() {}

  /// Counts `count` reports of a view or modifier beside those that there are; false once they are too many, or nested
  /// deeper than the stack allows.
  mutating func admits(_ count: Int, beside reported: Int, of id: ViewNodeID) -> Bool {
    if excess == nil, reported + count > mostEntries || !stackHasRoom() { excess = id }
    return excess == nil
  }
}
