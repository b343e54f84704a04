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
  /// The trees of `trees` that are no documents but tables of texts.
  let stringFiles: [StringFile]
  let names: NameTable
  var document = CheckedProgram()
  var problems = ProblemLog()
  var budget: CheckingBudget
  var scopes = ScopeStack()
  var definitions = DefinitionTable()
  var openDefinitions = OpenDefinitions()
  var facts = ExpressionFacts()
  var surroundings = CheckingSurroundings()
  var assembly = Assembly()
  var nesting = CheckingNesting()

  var limits: CheckingLimits { budget.limits }

  init(
    catalogue: Catalogue, trees: [LocatedTree], stringFiles: [StringFile] = [],
    limits: CheckingLimits = CheckingLimits()
  ) {
    budget = CheckingBudget(limits: limits)
    self.catalogue = catalogue
    self.trees = trees
    self.stringFiles = stringFiles
    tree = trees[0]
    names = catalogue.names
    document.expressions = CheckedExpressions(limits: limits.expressions)
    document.nodes.reserveCapacity(tree.entries.count / 6)
    document.arguments.reserveCapacity(tree.entries.count / 6)
    document.constants.reserveCapacity(tree.entries.count / 6)
  }

  init(catalogue: Catalogue, tree: LocatedTree) {
    budget = CheckingBudget(limits: CheckingLimits())
    self.catalogue = catalogue
    self.tree = tree
    trees = [tree]
    stringFiles = []
    names = catalogue.names
  }

  /// Checks a document, the first of `trees`, with what it imports, in the order of their indices in `order`.
  ///
  /// `target` overrides the document's own; nil leaves it. Nothing more is said of the places of `mistakes`, which the
  /// reader has complained of.
  package static func check(
    _ trees: [LocatedTree], order: [Int] = [], stringFiles: [StringFile] = [], catalogue: Catalogue,
    target: Target? = nil,
    mistakes: [Diagnostic] = [], limits: CheckingLimits = CheckingLimits()
  ) -> (document: CheckedProgram, diagnostics: [Diagnostic]) {
    var checker = Checker(catalogue: catalogue, trees: trees, stringFiles: stringFiles, limits: limits)
    checker.checkDocument(target: target, imports: order)
    checker.settle(with: checker.misreadTexts(), mistakes: mistakes)
    checker.writeEditsInTheirNotation()
    return (checker.document, checker.problems.all)
  }
}

// MARK: - Small questions about the tree

extension Checker {
  /// Takes back those of the problems that `isObsolete` holds for.
  mutating func forget(where isObsolete: (Diagnostic) -> Bool) { problems.forget(where: isObsolete) }

  /// The word that a key or string is, if the language knows it.
  func word(_ entry: EntryID) -> WordID? { tree.withBytes(entry) { names.find($0) } }
}
