/// A name that does not exist, held against those that do.
package struct Spelling: Sendable {
  /// The names that exist, in the order of their declaration, some perhaps more than once.
  private let names: [String]
  /// The name that was probably meant; nil if none is near.
  package let closest: String?
  /// Those of the names that a sentence can hold: all of a few, of many the nearest.
  package let nearest: [String]

  fileprivate init(names: [String], closest: String?, nearest: [String]) {
    self.names = names
    self.closest = closest
    self.nearest = nearest
  }

  /// Nothing was compared.
  package static let unknown = Spelling(names: [], closest: nil, nearest: [])

  /// The names that exist, each once, in the order of their declaration; empty where nothing was compared.
  ///
  /// Found when it is asked for: most messages name only the nearest.
  package var known: [String] { names.withoutRepeats(upTo: names.count) }

  /// Up to how many names are few, and are all named.
  package static let mostNamed = 12
  /// How many are named of more.
  fileprivate static let mostNearest = 10

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
    let few = names.withoutRepeats(upTo: Spelling.mostNamed + 1)
    guard few.count > Spelling.mostNamed else {
      return Spelling(names: few, closest: Suggestions.closest(to: word, in: few), nearest: few)
    }
    // Twice as many as are shown, in case that each stands twice.
    let ranked = Suggestions.closest(to: word, in: names, limit: 2 * Spelling.mostNearest)
    let nearest = (ranked + few).withoutRepeats(upTo: Spelling.mostNearest)
    return Spelling(names: names, closest: ranked.first, nearest: nearest)
  }
}

extension [String] {
  /// The first `most` names that are not equal to one before them.
  fileprivate func withoutRepeats(upTo most: Int) -> [String] {
    var seen: Set<String> = []
    var result: [String] = []
    for name in self {
      if result.count == most { break }
      if seen.insert(name).inserted { result.append(name) }
    }
    return result
  }
}

extension Diagnostic {
  /// Creates a diagnostic about a name that does not exist, which asks for and offers the name that was meant.
  ///
  /// `fixing` is what that name would replace, if not all of `span`: it must be the name and nothing else. Where more
  /// stands there, as in `$name.member`, use the initialiser without a fix. `expected` is every name that exists, unless
  /// given.
  package init(
    _ code: DiagnosticCode, _ message: String, at span: SourceSpan, _ spelling: Spelling, help: [HelpText] = [],
    related: [RelatedSpan] = [], expected: [String]? = nil, fixing: SourceSpan? = nil
  ) {
    self.init(
      code, message, at: span, label: spelling.question, help: help, related: related,
      expected: expected ?? spelling.known,
      fix: spelling.closest.map { TextEdit(span: fixing ?? span, replacement: $0) })
  }
}
