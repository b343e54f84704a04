import GalleyExpressions
import GalleyFormats
import GalleySource

/// Whoever reads values of a type that is wanted: what is written as such, from numbers to colours, fonts and paths.
///
/// Reading a literal is a function of its entry and of the type. A reader walks the tree, hands the parts back to be read
/// as values of their own types, and says what value the parts make; this protocol is all that it can ask for. It sees
/// neither definitions nor calls nor what stands around, and no scopes: a part may be an expression, whose recipe it gets,
/// and that a text is the name of something is noted by whoever knows names. `Checker` has all of that and conforms with
/// what it has; calls are bound when the module is compiled.
protocol LiteralReading: TreeReading {
  var types: TypeTable { get }
  /// The colours of the document's asset catalogue.
  var colorNames: OrderedNames { get }
  /// The fonts of which the document has files.
  var fontNames: OrderedNames { get }
  var problems: ProblemLog { get set }
  /// Whether nothing more is read.
  var isDone: Bool { get }

  // MARK: Parts

  /// A part as a value of a type, written as such or as an expression; nil after a diagnostic.
  mutating func recipe(_ entry: EntryID, _ type: ValueType, named name: String) -> Recipe?

  /// A value whose type follows from how it is written; nil after a diagnostic.
  mutating func inferred(_ entry: EntryID) -> (recipe: Recipe, type: ValueType)?

  /// A scalar that holds expressions, with its type; nil after a diagnostic.
  mutating func templateRecipe(_ entry: EntryID, expecting type: ValueType?) -> (recipe: Recipe, type: ValueType)?

  /// A stretch of a scalar that is an expression, with its type; nil after a diagnostic.
  mutating func expressionRecipe(
    _ entry: EntryID, in range: Range<Int>, expecting type: ValueType?
  ) -> (recipe: Recipe, type: ValueType)?

  /// The literal of a constant that a scalar names and that may stand in its place; nil for anything else.
  mutating func literal(behind entry: EntryID, wanted type: ValueType) -> EntryID?

  /// A guide of the document's own, or a pair of guides; nil for an alignment that SwiftUI has, and after a diagnostic.
  mutating func alignmentRecipe(_ entry: EntryID, named name: String) -> Recipe?

  /// A loop among the instructions of a path, `{ forEach: …, item: i, do: [ … ] }`; nil after a diagnostic.
  mutating func loopRecipe(inPath entry: EntryID) -> Recipe?

  /// A choice among the instructions of a path, `{ if: …, then: [ … ], else: [ … ] }`; nil after a diagnostic.
  mutating func choiceRecipe(inPath entry: EntryID) -> Recipe?

  /// The instructions behind `{ let: { … } }`, which know its names; nil after a diagnostic.
  mutating func declaringRecipe(_ constants: EntryID, _ rest: (inout Self) -> Recipe?) -> Recipe?

  // MARK: Problems

  /// Notes what a number that is read might have been meant for.
  mutating func noteNumber(_ entry: EntryID)

  /// Notes what a text that is read might have been meant for.
  mutating func noteText(_ entry: EntryID)

  /// Tells whether a text is short enough, and reports one that is not.
  mutating func admitsText(at entry: EntryID) -> Bool

  /// Complains of a case or constant of a built-in type that the target does not have.
  mutating func checkAvailability(ofMember name: String, of type: String, at span: SourceSpan)

  func wrongType(_ entry: EntryID, wanted: String, of name: String) -> Diagnostic

  /// Says that a text in the place of a value is a call of Swift; nil if it is not.
  func swiftValue(_ entry: EntryID, of type: String?) -> Diagnostic?

  /// A chain of Swift without its mark, `gray.opacity(0.2)`, read as the expression that it is, with a warning; nil for any
  /// other text.
  mutating func chain(_ entry: EntryID, _ type: ValueType) -> (recipe: Recipe, type: ValueType)?

  func notANumber(_ entry: EntryID, wanted: String, of name: String) -> Diagnostic

  /// Says that a text is an expression with names in scope that lacks its `$( )`; nil for any other.
  func unmarkedExpression(_ entry: EntryID, wanted: String, of name: String) -> Diagnostic?

  func notABoolean(_ entry: EntryID, of name: String) -> Diagnostic

  /// The complaint about a value that is none of those which `names` gathers.
  mutating func unknownCase(
    _ entry: EntryID, named name: String, of type: String?, among names: (borrowing Self) -> [String]
  ) -> Diagnostic

  /// Compares a name that does not exist with those that do, which `names` gathers.
  mutating func spelling(of word: String, among names: (borrowing Self) -> [String]) -> Spelling
}

extension LiteralReading {
  /// Whether no more errors are kept, so that nothing more would be said.
  var isFull: Bool { problems.isFull }

  mutating func report(_ diagnostic: Diagnostic) { problems.add(diagnostic) }

  /// Takes back what was reported since a mark.
  mutating func forget(since mark: ProblemLog.Mark) { problems.forget(since: mark) }

  /// Puts parts together; at once if all of them are constant.
  func build(_ parts: [Recipe], _ make: @escaping @Sendable ([Value]) -> Value) -> Recipe {
    var values: [Value] = []
    for part in parts {
      guard case .constant(let value) = part else { return .build(parts, make) }
      values.append(value)
    }
    return .constant(make(values))
  }

  mutating func unknownCase(
    _ entry: EntryID, named name: String, among names: (borrowing Self) -> [String]
  ) -> Diagnostic {
    unknownCase(entry, named: name, of: nil, among: names)
  }

  mutating func unknownField(_ key: EntryID, _ names: [String], of type: String) -> Diagnostic {
    let spelling = spelling(of: text(key)) { _ in names }
    return Diagnostic(
      .unknownArgument, "`\(type)` has no `\(text(key))`", at: span(key), spelling,
      help: spelling.known.isEmpty ? [] : ["\(type) takes \(list(spelling.known))"], fixing: contentSpan(key))
  }
}

extension Checker: LiteralReading {
  var types: TypeTable { _read { yield document.types } }

  var colorNames: OrderedNames { _read { yield document.colorNames } }
  var fontNames: OrderedNames { _read { yield document.fontNames } }

  mutating func noteNumber(_ entry: EntryID) { noteOldNumber(entry) }

  mutating func noteText(_ entry: EntryID) {
    noteNamesInText(entry)
    if tree.bytes(entry).first == 0xE2 { noteTypographicQuotes(entry) }
  }
}
