import GalleySource

/// What checking has found so far.
///
/// More errors and warnings are kept than are ever shown; after that many errors nothing more would be said.
struct ProblemLog {
  private(set) var all: [Diagnostic] = []
  /// How many more are kept.
  private var errorsLeft = ProblemLog.capacity
  private var warningsLeft = ProblemLog.capacity
  /// What is said once in a document and has been said.
  private var told: Set<String> = []

  /// How many errors are kept, and how many warnings.
  private static let capacity = 2 * DiagnosticCollection.capacity

  /// A point that the log can be taken back to.
  struct Mark: Equatable {
    fileprivate let count: Int
  }

  var count: Int { all.count }

  /// Whether no more errors are kept.
  ///
  /// However many warnings there are, a document without errors is checked to its end.
  var isFull: Bool { errorsLeft <= 0 }

  var hasErrors: Bool { errorsLeft < Self.capacity }

  var mark: Mark { Mark(count: all.count) }

  mutating func add(_ diagnostic: Diagnostic) {
    guard (diagnostic.severity == .error ? errorsLeft : warningsLeft) > 0 else { return }
    all.append(diagnostic)
    count(diagnostic, -1)
  }

  /// Tells whether something that is said once for each subject has not been said of this one.
  mutating func isNews(_ subject: String) -> Bool { told.insert(subject).inserted }

  /// What was added since a mark.
  func added(since mark: Mark) -> ArraySlice<Diagnostic> { all[mark.count...] }

  /// Adds a sentence to what was added with a code since a mark.
  mutating func addHelp(since mark: Mark, to code: DiagnosticCode, _ help: HelpText) {
    for index in mark.count..<all.count where all[index].code == code { all[index].help.append(help) }
  }

  /// Takes the edits from what was added since a mark.
  mutating func withdrawFixes(since mark: Mark) {
    for index in mark.count..<all.count { all[index].fix = nil }
  }

  /// Puts other words into a problem that was added.
  mutating func replace(_ index: Int, with diagnostic: Diagnostic) { all[index] = diagnostic }

  /// Takes back what was added since a mark.
  mutating func forget(since mark: Mark) {
    for diagnostic in all[mark.count...] { count(diagnostic, 1) }
    all.removeSubrange(mark.count...)
  }

  /// Takes back those that were added since a mark and that `isObsolete` holds for.
  mutating func forget(since mark: Mark, where isObsolete: (Diagnostic) -> Bool) {
    let kept = all[mark.count...].filter { diagnostic in
      guard isObsolete(diagnostic) else { return true }
      count(diagnostic, 1)
      return false
    }
    all.replaceSubrange(mark.count..., with: kept)
  }

  /// Takes back those that `isObsolete` holds for.
  mutating func forget(where isObsolete: (Diagnostic) -> Bool) { forget(where: all.map(isObsolete)) }

  /// Takes back those that stand where the list has true.
  mutating func forget(where isObsolete: [Bool]) {
    for (diagnostic, isObsolete) in zip(all, isObsolete) where isObsolete { count(diagnostic, 1) }
    all = zip(all, isObsolete).filter { !$0.1 }.map(\.0)
  }

  private mutating func count(_ diagnostic: Diagnostic, _ change: Int) {
    if diagnostic.severity == .error { errorsLeft += change } else { warningsLeft += change }
  }
}
