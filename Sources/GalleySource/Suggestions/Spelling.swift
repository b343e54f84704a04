/// A name that does not exist, held against those that do.
package struct Spelling: Sendable {
  /// The names that exist, in the order of their declaration; empty where nothing was compared.
  package let known: [String]
  /// The name that was probably meant; nil if none is near.
  package let closest: String?
  /// Those of the names that a sentence can hold: all of a few, of many the nearest.
  package let nearest: [String]

  /// Nothing was compared.
  package static let unknown = Spelling(known: [], closest: nil, nearest: [])

  /// How many names are few, and how many of more are named.
  fileprivate static let mostNamed = 12, mostNearest = 10

  /// "did you mean `…`?", or nil if no name is near.
  package var question: String? { closest.map { "did you mean `\($0)`?" } }
}

/// Compares names that do not exist with those that do, as long as that takes no time to speak of.
///
/// A document can have ten thousand mistakes among ten thousand names, and a comparison takes half a microsecond. The
/// first thousands of mistakes get their suggestions, in the order in which they are found; the rest are told without.
package struct SpellingChecker: Sendable {
  /// How many names are compared, all mistakes together; the last mistake that gets a suggestion may exceed it.
  package static let mostComparisons = 250_000
  /// What a mistake counts for besides the names: its message and hints take time, too.
  private static let comparisonsPerWord = 50

  private var comparisonsLeft = mostComparisons

  /// Creates a checker that has compared nothing yet.
  package init() {}

  /// Whether there is time for more; ask before names are gathered, which takes time, too.
  package var hasTime: Bool { comparisonsLeft > 0 }

  /// Compares `word` with `names`, of which none may be it.
  package mutating func compare(_ word: String, with names: [String]) -> Spelling {
    guard hasTime else { return .unknown }
    comparisonsLeft -= names.count + Self.comparisonsPerWord
    var seen: Set<String> = []
    let known = names.filter { seen.insert($0).inserted }
    guard known.count > Spelling.mostNamed else {
      return Spelling(known: known, closest: Suggestions.closest(to: word, in: known), nearest: known)
    }
    let ranked = Suggestions.closest(to: word, in: known, limit: Spelling.mostNearest)
    let others = known.lazy.filter { !ranked.contains($0) }.prefix(Spelling.mostNearest - ranked.count)
    return Spelling(known: known, closest: ranked.first, nearest: ranked + others)
  }
}

extension Diagnostic {
  /// Creates a diagnostic about a name that does not exist, which asks for and offers the name that was meant.
  ///
  /// `fixing` is what that name would replace, if not all of `span`: it must be the name and nothing else. Where more
  /// stands there, as in `$name.member`, use the initialiser without a fix. `expected` is every name that exists, unless
  /// given.
  package init(
    _ code: DiagnosticCode, _ message: String, at span: SourceSpan, _ spelling: Spelling, help: [String] = [],
    related: [RelatedPlace] = [], expected: [String]? = nil, fixing: SourceSpan? = nil
  ) {
    self.init(
      code, message, at: span, label: spelling.question, help: help, related: related,
      expected: expected ?? spelling.known,
      fix: spelling.closest.map { TextEdit(span: fixing ?? span, replacement: $0) })
  }
}
