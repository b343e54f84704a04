import GalleyFormats
import GalleyTables

/// The definitions that are declared and whose insides are still to be checked.
struct OpenDefinitions {
  /// By their index in `CheckedProgram.views`: a use of a view may need its body before its turn.
  private var views: [Index<CustomView>: OpenDefinition<CustomView>] = [:]
  private var modifiers: [OpenDefinition<CustomModifier>] = []
  private var functions: [Index<CustomFunction>: OpenDefinition<CustomFunction>] = [:]
  /// In document order.
  private(set) var functionsInOrder: [Index<CustomFunction>] = []
  /// Those whose results were looked for.
  private var resultsBegun: Set<Index<CustomFunction>> = []
  private var styles: [OpenDefinition<CustomStyle>] = []
  private var alignments: [OpenAlignment] = []
  private var methods: [OpenDefinition<ViewMethod>] = []
  private var methodUses: [MethodUse] = []
  private var keptViews: [OpenKeptView] = []

  mutating func addView(_ definition: OpenDefinition<CustomView>) { views[definition.index] = definition }

  mutating func addModifier(_ definition: OpenDefinition<CustomModifier>) { modifiers.append(definition) }

  mutating func addFunction(_ definition: OpenDefinition<CustomFunction>) {
    functions[definition.index] = definition
    functionsInOrder.append(definition.index)
  }

  var hasFunctions: Bool { !functionsInOrder.isEmpty }

  func function(_ index: Index<CustomFunction>) -> OpenDefinition<CustomFunction>? { functions[index] }

  /// Tells that the result of an open function is looked for; false if it was before.
  mutating func beginResult(of index: Index<CustomFunction>) -> Bool {
    functions[index] != nil && resultsBegun.insert(index).inserted
  }

  mutating func addMethod(_ definition: OpenDefinition<ViewMethod>) { methods.append(definition) }

  mutating func addMethodUse(_ use: MethodUse) { methodUses.append(use) }

  mutating func addStyle(_ definition: OpenDefinition<CustomStyle>) { styles.append(definition) }

  mutating func addAlignment(_ alignment: OpenAlignment) { alignments.append(alignment) }

  mutating func addKeptView(_ view: OpenKeptView) { keptViews.append(view) }

  /// Takes a view out; nil if it has been checked or is being checked.
  mutating func takeView(_ index: Index<CustomView>) -> OpenDefinition<CustomView>? { views.removeValue(forKey: index) }

  mutating func takeModifiers() -> [OpenDefinition<CustomModifier>] { OpenDefinitions.take(&modifiers) }

  mutating func takeFunctions() -> [OpenDefinition<CustomFunction>] {
    defer { (functions, functionsInOrder, resultsBegun) = ([:], [], []) }
    return functionsInOrder.compactMap { functions[$0] }
  }

  mutating func takeMethods() -> [OpenDefinition<ViewMethod>] { OpenDefinitions.take(&methods) }

  mutating func takeMethodUses() -> [MethodUse] { OpenDefinitions.take(&methodUses) }

  mutating func takeStyles() -> [OpenDefinition<CustomStyle>] { OpenDefinitions.take(&styles) }

  mutating func takeAlignments() -> [OpenAlignment] { OpenDefinitions.take(&alignments) }

  mutating func takeKeptViews() -> [OpenKeptView] { OpenDefinitions.take(&keptViews) }

  private static func take<Element>(_ list: inout [Element]) -> [Element] {
    defer { list = [] }
    return list
  }
}

/// A view that is a value, and whose node is still to be checked.
struct OpenKeptView {
  var index: Index<KeptView>
  var entry: EntryID
  var type: ViewValueType
  /// What the value is given for.
  var label: String
  /// The release that conditions around it ask for; nil for the document's target.
  var release: Release?
  /// The document that it stands in.
  var file: Int
}

/// A definition whose parameters are declared and whose body is still to be checked.
struct OpenDefinition<Definition> {
  var index: Index<Definition>
  var keys: DefinitionKeys
  var scope: Scope
  /// The document that it stands in.
  var file: Int
}
