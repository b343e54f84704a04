import GalleyExpressions
package import GalleyFormats
package import GalleySource

/// Resolves a located tree against the catalogue: every name, every argument, all problems at once.
///
/// A node that cannot be used becomes an invalid one, so that its siblings are still checked.
package struct Checker {
  let catalogue: Catalogue
  /// The document that is being checked: the main one, or one that it imports.
  var tree: LocatedTree
  /// The main document, and then what it imports.
  let trees: [LocatedTree]
  /// Where the names of the document, and of those that it imports, are defined.
  var definitionSpans: [String: SourceSpan] = [:]
  /// The type parameters of the definition around this place, by name.
  var genericTypes: [String: TypeID] = [:]
  /// What the type parameters of the definition that is being called stand for.
  var genericBindings: [TypeID: ValueType] = [:]
  /// The fonts that have been noted as unknown.
  var notedFonts: Set<String> = []
  var usedFunctions: Set<Int32> = []
  var usedProperties: Set<Int32> = []
  /// The view-valued properties around the place that is being checked.
  var properties = PropertyScope()
  /// The expressions whose value can differ from one use of their definition to the next.
  var variableExpressions: Set<Int32> = []
  /// The values of the others, as far as they had to be computed.
  var constantValues: [Int32: Value] = [:]
  /// The names that are declared further down, with their places.
  var laterNames: [String: SourceSpan] = [:]
  /// The document has no body: it is there to be imported.
  var isLibrary = false
  let names: NameTable
  var document = CheckedProgram()
  private(set) var diagnostics: [Diagnostic] = []
  /// How many more are kept.
  private(set) var errorsLeft = Checker.mostDiagnostics
  private var warningsLeft = Checker.mostDiagnostics
  /// The definitions around the place that is being checked, outermost first.
  var frames: [ScopeFrame] = []
  /// The types that the document declares.
  var documentTypes: [TypeID] = []
  var customViews: [String: Int32] = [:]
  /// The callees of `document.views` after the first, which is the document itself.
  var viewCallees: [Callee] = []
  var propertyCallees: [Callee] = []
  var customModifiers: [String: CustomModifierName] = [:]
  var customShapes: [String: Int32] = [:]
  var shapeCallees: [Callee] = []
  var openAlignments: [OpenAlignment] = []
  /// The custom views whose bodies are still to be checked, by their index in the document's.
  var openDefinitions: [Int: OpenDefinition] = [:]
  var openModifiers: [OpenDefinition] = []
  var openFunctions: [OpenDefinition] = []
  /// The custom modifier around this place, in which `content` stands for the modified view.
  var modifierInside: Int32?
  /// The style around this place, in which `configuration` is known.
  var styleInside: Int32?
  /// The table around this place, an index in `document.tableElements`, or -1.
  var tableInside: Int32 = -1
  var customStyles: [String: Int32] = [:]
  var styleCallees: [Callee] = []
  var openStyles: [OpenDefinition] = []
  /// What `environment.NAME` can read.
  var environmentTypes = EnvironmentTypes()
  /// The release that a condition or a definition around this place asks for; nil for the document's target.
  var reachedRelease: Release?
  /// The member of the environment that the call which is being checked names.
  var environmentKeyOfCall: String?

  /// Where the node that is checked next stands in its list: what is above it, and whether it is the last.
  var siblings: (above: EntryID?, isLast: Bool) = (nil, true)

  // What is being put together around the place that is being checked; each user takes off what it put on. Lists of
  // their own would be an allocation for every call, block and list of modifiers.
  var openKeys: [GivenKey] = []
  var openArguments: [CheckedArgument] = []
  var openMembers: [NodeID] = []
  var openUses: [CheckedModifier] = []

  let limits: CheckingLimits
  /// How many more values literals may be made of.
  var valuesLeft: Int
  /// How many more steps the values of constant expressions may take.
  var constantSteps = 1_000_000
  /// How many more definitions there may be.
  var definitionsLeft: Int
  /// Whether a limit has been passed, after which nothing more is checked.
  var isExhausted = false
  /// The levels of the statements that were checked last; see `nestedStatements`.
  var statementLevels = 0
  /// The value that is being checked.
  var valuePlace = ValuePlace()

  init(catalogue: Catalogue, trees: [LocatedTree], limits: CheckingLimits = CheckingLimits()) {
    self.limits = limits
    valuesLeft = limits.nodes
    definitionsLeft = limits.allDefinitions
    self.catalogue = catalogue
    self.trees = trees
    tree = trees[0]
    names = catalogue.names
    document.expressions = CheckedExpressions(limits: limits.expressions)
    document.nodes.reserveCapacity(tree.entries.count / 6)
    document.arguments.reserveCapacity(tree.entries.count / 6)
    document.constants.reserveCapacity(tree.entries.count / 6)
  }

  init(catalogue: Catalogue, tree: LocatedTree) {
    limits = CheckingLimits()
    valuesLeft = limits.nodes
    definitionsLeft = limits.allDefinitions
    self.catalogue = catalogue
    self.tree = tree
    trees = [tree]
    names = catalogue.names
  }

  /// Checks a document, the first of `trees`, with what it imports, in the order of their indices in `order`.
  ///
  /// `target` overrides the document's own; nil leaves it. Nothing more is said of the places of `mistakes`, which the
  /// reader has complained of.
  package static func check(
    _ trees: [LocatedTree], order: [Int] = [], catalogue: Catalogue, target: Target? = nil,
    mistakes: [Diagnostic] = [], limits: CheckingLimits = CheckingLimits()
  ) -> (document: CheckedProgram, diagnostics: [Diagnostic]) {
    var checker = Checker(catalogue: catalogue, trees: trees, limits: limits)
    checker.checkDocument(target: target, imports: order)
    checker.document.environmentTypes = checker.environmentTypes
    checker.settle(with: checker.misreadTexts(), mistakes: mistakes)
    checker.writeEditsInTheirNotation()
    return (checker.document, checker.diagnostics)
  }
}

// MARK: - Small questions about the tree

extension Checker {
  /// How many errors are kept, and how many warnings: more than are ever shown.
  static let mostDiagnostics = 2 * DiagnosticCollection.capacity

  mutating func report(_ diagnostic: Diagnostic) {
    guard (diagnostic.severity == .error ? errorsLeft : warningsLeft) > 0 else { return }
    diagnostics.append(diagnostic)
    count(diagnostic, -1)
  }

  /// Puts other words into a problem that was reported.
  mutating func correct(_ index: Int, to diagnostic: Diagnostic) { diagnostics[index] = diagnostic }

  /// Takes back what was reported since there were `count` problems.
  mutating func forget(from count: Int) {
    for diagnostic in diagnostics[count...] { self.count(diagnostic, 1) }
    diagnostics.removeSubrange(count...)
  }

  /// Takes back those of the problems that `isObsolete` has true for.
  mutating func forget(_ isObsolete: [Bool]) {
    for (diagnostic, isObsolete) in zip(diagnostics, isObsolete) where isObsolete { count(diagnostic, 1) }
    diagnostics = zip(diagnostics, isObsolete).filter { !$0.1 }.map(\.0)
  }

  private mutating func count(_ diagnostic: Diagnostic, _ change: Int) {
    if diagnostic.severity == .error { errorsLeft += change } else { warningsLeft += change }
  }

  /// The word that a key or string is, if the language knows it.
  func word(_ entry: EntryID) -> WordID? { tree.withBytes(entry) { names.find($0) } }

  func text(_ entry: EntryID) -> String { tree.text(entry) }

  func span(_ entry: EntryID) -> SourceSpan { tree.span(entry) }

  func isIgnored(_ key: EntryID) -> Bool { tree.isIgnored(key) }

  func isUpperCase(_ entry: EntryID) -> Bool { tree.isUpperCase(entry) }

  /// The pairs of a mapping that are not ignored.
  func pairs(of entry: EntryID) -> [(key: EntryID, value: EntryID)] {
    var result: [(EntryID, EntryID)] = []
    for pair in tree.pairs(entry) where !isIgnored(pair.key) { result.append(pair) }
    return result
  }

  /// What kind of value an entry is, in the words of a message.
  func describe(_ entry: EntryID) -> String {
    switch tree.kind(entry) {
    case .null: "nothing"
    case .boolean, .number: "`\(text(entry))`"
    case .string where tree.bytes(entry).isEmpty: "an empty text"
    case .string: "the text `\(shortened(text(entry)))`"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }

  /// The name that is written, or what else is.
  func described(_ entry: EntryID) -> String {
    tree.kind(entry) == .string && !tree.bytes(entry).isEmpty ? "`\(shortened(text(entry)))`" : describe(entry)
  }

  func shortened(_ text: String) -> String { text.count > 40 ? text.prefix(37) + "…" : text }
}
