package import GalleyExpressions
package import GalleyLayout
package import GalleySource
package import GalleyTables

/// Nodes and modifiers that are only reached from a release on; nil for the document's target.
package struct ReachedRelease: Sendable {
  package var nodes: IndexRange<CheckedNode>
  package var modifiers: IndexRange<CheckedModifier>
  package var release: Release?
}

/// The result of checking: every node with its resolved calls, in flat arrays.
package struct CheckedProgram: Sendable {
  package var target = Target.default
  /// What is to be said if the document is to be shown, and it is there to be imported only; nil if it has a body, or if
  /// that it has none has been complained of.
  package var missingBody: Diagnostic?
  /// What is only reached from a later release on, the innermost first.
  package var reachedReleases: [ReachedRelease] = []
  /// What qualified types have before the document's own types.
  package var module = "Document"
  package var nodes = Table<CheckedNode>()
  package var blockMembers = Table<NodeID>()
  /// By the blocks that have `let`s: the values that each evaluation of the block has for itself.
  package var blockSlots: [NodeID: IndexRange<Value>] = [:]
  package var modifiers = Table<CheckedModifier>()
  package var arguments = Table<CheckedArgument>()
  package var constants = Table<CheckedConstant>()
  package var dynamicValues = Table<DynamicValue>()
  /// What dynamic values have to be, where not every value of their type will do.
  package var demands = Table<Demand>()
  /// By their first argument: the calls whose numbers bound each other and of which some are dynamic.
  package var boundedCalls: [Index<CheckedArgument>: BoundedCall] = [:]
  package var closures = Table<CheckedClosure>()
  package var actions = Table<CheckedAction>()
  package var namedActions = Table<NamedAction>()
  /// By the constant that stands for a gesture which does something: the gesture, behind those that it is composed of.
  package var gestures: [Index<CheckedConstant>: Table<CheckedGesture>] = [:]
  /// Where the document names its target; nil if it does not.
  package var targetSpan: SourceSpan?
  /// Where the document's own parameters are declared, in their order.
  package var parameterSpans: [SourceSpan] = []
  /// Whether some view chooses among options by their tags.
  package internal(set) var hasChoices = false
  /// What the document asks to be shown on.
  package var previews: [CheckedPreview] = []
  /// Which of them counts.
  package var shownPreview = 0
  package var labels = Table<CheckedLabel>()
  /// The nodes that must be shapes.
  package var shapeArguments: [ShapeArgument] = []
  /// The constants that must be of a view's type.
  package var typedNodes: [TypedNode] = []
  package var viewValues = Table<CheckedViewValue>()
  package var computedBindings = Table<ComputedBinding>()
  package var keptViews = Table<KeptView>()
  package var shownValues = Table<ShownValue>()
  /// The blocks whose views must be of one kind.
  package var partArguments: [PartArgument] = []
  package var tableElements = Table<TableElement>()
  package var types = TypeTable()
  /// What can be read from the environment, with its type.
  package var environmentTypes = EnvironmentTypes()
  /// The sizes in points of the pictures of the asset catalogue.
  package var imageSizes: [String: Size] = [:]
  /// The names of the pictures of the asset catalogue, in the order of the document.
  package var imageNames = OrderedNames()
  /// The names of the colours of the asset catalogue, in the order of the document.
  package var colorNames = OrderedNames()
  package var colors: [String: AssetColor] = [:]
  /// It has no body: it is there to be imported.
  package internal(set) var isLibrary = false
  package var conditionals = Table<CheckedConditional>()
  package var selections = Table<CheckedSelection>()
  package var forEachs = Table<CheckedForEach>()
  package var blockConstants = Table<CheckedConstants>()
  /// The document itself is the first; its body is the document's.
  package var views = Table<CustomView>()
  package var properties = Table<CustomProperty>()
  package var functions = Table<CustomFunction>()
  package var viewModifiers = Table<CustomModifier>()
  package var shapes = Table<CustomShape>()
  package var layouts = Table<LayoutDefinition>()
  /// What the keys of layout values stand for that layouts read.
  var layoutValues: [String: LayoutValueMeaning] = [:]
  /// In the order of the document.
  package var alignments: [CustomAlignment] = []
  /// What the document's own environment values are where nothing sets them.
  package var environmentDefaults: [(name: String, value: Value)] = []
  /// The pictures of the asset catalogue that are files, whose sizes are still to be found.
  package var imageFiles: [AssetFile] = []
  /// The fonts of the document, which are files that are still to be read.
  package var fontFiles: [AssetFile] = []
  /// The fonts of the document that were read, by name.
  package var fontFaces: [String: FontFace] = [:]
  /// The names of the fonts of the document, in its order.
  package var fontNames = OrderedNames()
  /// Uses of custom modifiers that `concatenation` lists.
  package var modifierCalls = Table<ConcatenationMember>()
  package var viewMethods = Table<ViewMethod>()
  package var styles = Table<CustomStyle>()
  /// Styles as arguments of modifiers.
  package var styleUses = Table<CheckedStyle>()
  /// Whether a container is told views one by one.
  var tellsSubviews = false
  /// What the members of `configuration` stand for, by control and name; the header of a section that has but a title.
  package var configurationViews: [NodeID: [String: NodeID]] = [:]
  package var expressions = CheckedExpressions()
  package var body = NodeID(0)

  package init() {}

  /// What the document is shown on, if it asks for something.
  package var preview: CheckedPreview? { previews.indices.contains(shownPreview) ? previews[shownPreview] : nil }

  /// The view that a definition makes.
  package func view(_ definition: DefinitionID) -> CustomView {
    switch definition {
    case .view(let index): views[index]
    case .modifier(let index): viewModifiers[index].view
    case .style(let index): styles[index].view
    }
  }

  /// The type of an argument that is a value; nil for blocks, actions and styles.
  func type(of content: CheckedArgument.Content) -> ValueType? {
    switch content {
    case .constant(let index): constants[index].type
    case .dynamic(let index): dynamicValues[index].type
    case .node, .closure, .action, .controlStyle: nil
    }
  }
}

/// What the columns of a table are about.
package struct TableElement: Sendable, Hashable {
  /// The name of an element in the columns.
  package var name: String
  package var type: ValueType
  /// Whether the table sorts by its columns.
  package var isSorted: Bool
}
