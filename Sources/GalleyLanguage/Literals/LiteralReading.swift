import GalleyExpressions
import GalleyFormats
import GalleySource

/// Whoever reads literals of the types that have forms of their own: angles, colours, fonts, gradients, items of grids,
/// paths and shape styles.
///
/// A reader of such a literal is a function of an entry and of what is wanted there. It walks the tree, hands the parts
/// back to be read as values of their types, and says what value the parts make; this protocol is all that it can ask
/// for. It sees neither definitions nor calls nor what stands around, and of scopes no more than that a part may be an
/// expression, whose recipe it gets. `Checker` has all of that and conforms with what it has; calls are bound when the
/// module is compiled.
protocol LiteralReading: TreeReading {
  var types: TypeTable { get }
  /// The colours of the document's asset catalogue.
  var colorNames: OrderedNames { get }
  var problems: ProblemLog { get set }

  // MARK: Parts

  /// A part as a value of a type; nil after a diagnostic.
  mutating func recipe(_ entry: EntryID, _ type: ValueType, named name: String) -> Recipe?

  /// The fields of a mapping in the order of their declaration, with defaults; nil after a diagnostic.
  mutating func fields(_ entry: EntryID, _ fields: [TypeDeclaration.Field], of type: String) -> [Recipe]?

  /// A scalar that holds expressions, with its type; nil after a diagnostic.
  mutating func templateRecipe(_ entry: EntryID, expecting type: ValueType?) -> (recipe: Recipe, type: ValueType)?

  /// The literal of a constant that a scalar names and that may stand in its place; nil for anything else.
  mutating func literal(behind entry: EntryID, wanted type: ValueType) -> EntryID?

  // MARK: Problems

  /// Complains of a case or constant of a built-in type that the target does not have.
  mutating func checkAvailability(ofMember name: String, of type: String, at span: SourceSpan)

  func wrongType(_ entry: EntryID, wanted: String, of name: String) -> Diagnostic

  /// The complaint about a value that is none of those which `names` gathers.
  mutating func unknownCase(
    _ entry: EntryID, named name: String, of type: String?, among names: (borrowing Self) -> [String]
  ) -> Diagnostic

  /// Compares a name that does not exist with those that do, which `names` gathers.
  mutating func spelling(of word: String, among names: (borrowing Self) -> [String]) -> Spelling
}

extension LiteralReading {
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
  var types: TypeTable { document.types }

  var colorNames: OrderedNames { document.colorNames }
}
