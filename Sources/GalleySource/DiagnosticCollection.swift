/// How many problems of each severity there are.
package struct DiagnosticCounts: Hashable, Sendable {
  package private(set) var errors = 0
  package private(set) var warnings = 0
  package private(set) var notes = 0

  /// Counts nothing yet.
  package init() {}

  package var total: Int { errors + warnings + notes }

  /// Counts one problem.
  package mutating func add(_ severity: Severity) { change(severity, by: 1) }

  /// Counts all that `other` counted.
  package mutating func add(_ other: DiagnosticCounts) {
    errors += other.errors
    warnings += other.warnings
    notes += other.notes
  }

  /// Takes back the count of one problem.
  mutating func remove(_ severity: Severity) { change(severity, by: -1) }

  private mutating func change(_ severity: Severity, by amount: Int) {
    switch severity {
    case .error: errors += amount
    case .warning: warnings += amount
    case .note: notes += amount
    }
  }
}

/// The problems that the stages found, gathered in any order and handed out in order of place.
///
/// Exact repetitions (the same complaint about the same bytes, as loops cause them) are kept once. Memory is bounded:
/// beyond `capacity` problems are only counted.
package struct DiagnosticCollection: Sendable {
  /// How many problems are kept at most.
  package static let capacity = 10_000
  /// How many problems a report shows unless it is told otherwise.
  package static let defaultMaximum = 100

  private var kept: [Diagnostic] = []
  private var known = KnownProblems.empty
  /// How many problems were added that are no repetitions, kept or not.
  package private(set) var counts = DiagnosticCounts()

  /// What makes two diagnostics the same.
  private struct Identity: Hashable {
    let code: DiagnosticCode
    let span: SourceSpan
    let message: String
  }

  /// Which problems are kept; without any, as mostly, there is no set, and nothing to make ready for one.
  private indirect enum KnownProblems {
    case empty
    case set(Set<Identity>)

    /// Adds a problem; false if it is there already.
    mutating func insert(_ identity: Identity) -> Bool {
      var identities: Set<Identity> = []
      if case .set(let known) = self { identities = known }
      self = .empty
      defer { self = .set(identities) }
      return identities.insert(identity).inserted
    }

    func contains(_ identity: Identity) -> Bool {
      if case .set(let known) = self { return known.contains(identity) }
      return false
    }
  }

  /// Creates an empty collection.
  package init() {}

  /// Creates a collection of `diagnostics`.
  package init(_ diagnostics: [Diagnostic]) {
    add(contentsOf: diagnostics)
  }

  package var isEmpty: Bool { counts.total == 0 }

  /// Adds a problem, unless it is there already.
  package mutating func add(_ diagnostic: Diagnostic) {
    let identity = Identity(code: diagnostic.code, span: diagnostic.span, message: diagnostic.message)
    guard !known.contains(identity) else { return }
    if kept.count < Self.capacity {
      _ = known.insert(identity)
      kept.append(diagnostic)
    }
    counts.add(diagnostic.severity)
  }

  /// Adds problems, each unless it is there already.
  package mutating func add(contentsOf diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { add(diagnostic) }
  }

  /// Adds all that `other` found.
  package mutating func merge(_ other: DiagnosticCollection) {
    add(contentsOf: other.kept)
    counts.add(other.uncounted)
  }

  /// Returns the same problems with every place changed by `change`.
  func mapSpans(_ change: (SourceSpan) -> SourceSpan) -> DiagnosticCollection {
    var result = DiagnosticCollection(kept.map { $0.mapSpans(change) })
    result.counts.add(uncounted)
    return result
  }

  /// How many problems were only counted.
  private var uncounted: DiagnosticCounts {
    kept.reduce(into: counts) { $0.remove($1.severity) }
  }

  /// Returns the problems in order of place, errors first where they share one.
  ///
  /// With `maximum`, the first that many are followed by a note (`too-many-problems`) at the place of the next one; zero
  /// means that all are wanted.
  package func sorted(maximum: Int = 0) -> [Diagnostic] {
    if kept.isEmpty { return [] }
    let order = kept.indices.sorted { left, right in
      Self.place(kept[left], left) < Self.place(kept[right], right)
    }
    let shown = maximum > 0 ? min(maximum, order.count) : order.count
    var result = order.prefix(shown).map { kept[$0] }
    if counts.total > shown, let span = (shown < order.count ? kept[order[shown]] : result.last)?.span {
      result.append(Self.tooManyProblems(hidden: counts.total - shown, at: span))
    }
    return result
  }

  private static func place(_ diagnostic: Diagnostic, _ index: Int) -> (UInt32, UInt32, UInt32, Int, Int) {
    let span = diagnostic.span
    let gravity =
      switch diagnostic.severity {
      case .error: 0
      case .warning: 1
      case .note: 2
      }
    return (span.file, span.start, span.end, gravity, index)
  }

  private static func tooManyProblems(hidden: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .tooManyProblems, hidden == 1 ? "1 more problem is not shown" : "\(hidden) more problems are not shown", at: span,
      label: "the next one is here", help: ["\(setting: .shownProblems, "N") shows more of them, 0 all"])
  }
}
