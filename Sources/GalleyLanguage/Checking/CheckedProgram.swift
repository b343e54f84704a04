package import GalleyExpressions
package import GalleyLayout
package import GalleySource

/// Nodes and modifiers that are only reached from a release on; nil for the document's target.
package struct ReachedRelease: Sendable {
  package var nodes: Range<Int>
  package var modifiers: Range<Int>
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
  /// What `type --qualified` puts before the document's own types.
  package var module = "Document"
  package var nodes: [CheckedNode] = []
  package var blockMembers: [NodeID] = []
  package var modifiers: [CheckedModifier] = []
  package var arguments: [CheckedArgument] = []
  package var constants: [CheckedConstant] = []
  package var dynamicValues: [DynamicValue] = []
  /// What dynamic values have to be, where not every value of their type will do.
  package var demands: [Demand] = []
  /// By their first argument: the calls whose numbers bound each other and of which some are dynamic.
  package var boundedCalls: [Int32: BoundedCall] = [:]
  package var closures: [CheckedClosure] = []
  package var actions: [[CheckedStatement]] = []
  /// What the actions with closure parameters are told when they run, by their index in `actions`.
  package var actionParameters: [Int32: ActionParameters] = [:]
  /// What gestures do, by the index in `constants` of the gesture.
  package var gestureActions: [Int32: [GestureAction]] = [:]
  /// Where the document names its target; nil if it does not.
  package var targetSpan: SourceSpan?
  /// Where the document's own parameters are declared, in their order.
  package var parameterSpans: [SourceSpan] = []
  /// What the document asks to be shown on; the first counts.
  package var previews: [CheckedPreview] = []
  package var labels: [CheckedLabel] = []
  /// The nodes that must be shapes.
  package var shapeArguments: [ShapeArgument] = []
  package var tableElements: [TableElement] = []
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
  package var conditionals: [CheckedConditional] = []
  package var selections: [CheckedSelection] = []
  package var forEachs: [CheckedForEach] = []
  package var blockConstants: [CheckedConstants] = []
  /// The document itself is the first; its body is the document's.
  package var views: [CustomView] = []
  package var properties: [CustomProperty] = []
  package var functions: [CustomFunction] = []
  package var viewModifiers: [CustomView] = []
  package var shapes: [CustomShape] = []
  /// In the order of the document.
  package var alignments: [CustomAlignment] = []
  /// What the document's own environment values are where nothing sets them.
  package var environmentDefaults: [(name: String, value: Value)] = []
  /// The pictures of the asset catalogue that are files, whose sizes are still to be found.
  package var imageFiles: [ImageFile] = []
  /// Uses of custom modifiers that `concatenation` lists.
  package var modifierCalls: [CheckedModifier] = []
  package var viewMethods: [ViewMethod] = []
  package var styles: [CustomStyle] = []
  /// Styles as arguments of modifiers.
  package var styleUses: [CheckedStyle] = []
  /// What the members of `configuration` stand for, by control and name.
  package var configurationViews: [Int32: [String: NodeID]] = [:]
  package var expressions = CheckedExpressions()
  package var body = NodeID(rawValue: 0)

  package init() {}

  /// The type of an argument that is a value; nil for blocks, actions and styles.
  func type(of content: CheckedArgument.Content) -> ValueType? {
    switch content {
    case .constant(let index): constants[Int(index)].type
    case .dynamic(let index): dynamicValues[Int(index)].type
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
