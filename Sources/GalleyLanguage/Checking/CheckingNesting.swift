import GalleyFormats

/// How deeply values and statements are nested where the checker is.
///
/// Both are given back by recursion when they are evaluated, and so have a limit.
struct CheckingNesting {
  /// Where a value stands that is being checked.
  struct OpenValue {
    /// Nil outside of values.
    var entry: EntryID?
    /// The values around it, and itself.
    var level = 0
  }

  /// The value that is being checked.
  private(set) var value = OpenValue()
  /// The levels of the statements that were checked last.
  private var statementLevels = 0

  // MARK: Values

  /// Enters a value, unless it is nested too deeply; whoever enters one leaves it with what was open before.
  ///
  /// A value that may be nil, or of any type, is looked at more than once, and is one level all the same.
  mutating func enterValue(at entry: EntryID, hasParts: Bool, limit: Int) -> Bool {
    guard value.entry != entry else { return true }
    guard value.level < limit || !hasParts else { return false }
    value = OpenValue(entry: entry, level: value.level + 1)
    return true
  }

  mutating func leaveValue(for outer: OpenValue) { value = outer }

  // MARK: Statements

  /// Begins with statements that stand in no others.
  mutating func beginStatements() { statementLevels = 0 }

  /// Begins with the statements inside one; gives the levels of those before it, for `leaveStatement`.
  mutating func enterStatement() -> Int {
    defer { statementLevels = 0 }
    return statementLevels
  }

  /// Ends with the statements inside one, which is a level above them; false if they are nested too deeply.
  mutating func leaveStatement(after outer: Int, limit: Int) -> Bool {
    let levels = statementLevels + 1
    statementLevels = levels <= limit ? max(outer, levels) : outer
    return levels <= limit
  }
}
