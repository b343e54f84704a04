package import GalleyExpressions
package import GalleyFormats
package import GalleyLayout
package import GalleySource

/// Identifies a checked node: an index in `CheckedProgram.nodes`.
package struct NodeID: Hashable, Sendable {
  package let rawValue: Int32
  package init(rawValue: Int32) { self.rawValue = rawValue }
  package var index: Int { Int(rawValue) }
}

/// Nodes and modifiers that are only reached from a release on; nil for the document's target.
package struct ReachedRelease: Sendable {
  package var nodes: Range<Int>
  package var modifiers: Range<Int>
  package var release: Release?
}

/// Half-open range of indices in one of the checked document's arrays.
package struct IndexRange: Hashable, Sendable {
  package var start: Int32
  package var count: Int32

  package init(start: Int, count: Int) {
    self.start = Int32(start)
    self.count = Int32(count)
  }

  package static let empty = IndexRange(start: 0, count: 0)
  package var indices: Range<Int> { Int(start)..<Int(start + count) }
}

/// One node of a document after checking: what it is, its arguments, its modifiers.
package struct CheckedNode: Sendable {
  /// What the node is; payloads are indices in the checked document.
  package enum Kind: Sendable, Hashable {
    /// Something was wrong and has been said; it types as `EmptyView` and lays out as nothing.
    case invalid
    /// A view of the catalogue; `call` says how it is initialised.
    case view(definition: Int32)
    /// A view-builder block of several (or no) nodes, in `blockMembers`.
    case block(members: IndexRange)
    case conditional(Int32)
    case selection(Int32)
    case forEach(Int32)
    /// `let` in a block: contributes no view.
    case constants(Int32)
    case customView(Int32)
    case customShape(Int32)
    /// A property that is declared `depth` definitions outwards.
    case property(Int32, depth: Int32)
    /// A call of the parameter that is a block, `depth` activations outwards.
    case slot(parameter: Int32, depth: Int32)
    /// `content` inside a custom modifier.
    case modifiedContent(modifier: Int32)
    /// `configuration.label` inside a style of the document.
    case configuration(style: Int32, member: Int32)
  }

  package var kind: Kind
  package var call: CheckedCall
  package var modifiers: IndexRange
  /// An index in `labels`, or -1.
  package var label: Int32
  /// The view key (or the bare string, or the block) in the document.
  package var span: SourceSpan
  /// The node in its file's located tree, for paths.
  package var entry: EntryID

  package init(
    _ kind: Kind, call: CheckedCall = .empty, modifiers: IndexRange = .empty, label: Int32 = -1, span: SourceSpan,
    entry: EntryID
  ) {
    self.kind = kind
    self.call = call
    self.modifiers = modifiers
    self.label = label
    self.span = span
    self.entry = entry
  }
}

/// One entry of a node's modifier list.
package struct CheckedModifier: Sendable {
  package enum Kind: Sendable, Hashable {
    case invalid
    /// A modifier of the catalogue.
    case modifier(definition: Int32)
    /// A custom view modifier.
    case custom(Int32)
    /// Several custom view modifiers, concatenated: `A().concat(B())`.
    case concatenation(IndexRange)
    /// A method of a View extension.
    case method(Int32)
  }

  package var kind: Kind
  package var call: CheckedCall
  package var label: Int32
  package var span: SourceSpan
  /// The entry of the modifier list in its file's located tree, for paths.
  package var entry: EntryID

  package init(_ kind: Kind, call: CheckedCall = .empty, label: Int32 = -1, span: SourceSpan, entry: EntryID) {
    self.kind = kind
    self.call = call
    self.label = label
    self.span = span
    self.entry = entry
  }
}

/// The overload that a call resolved to, and its arguments in `CheckedProgram.arguments`.
package struct CheckedCall: Sendable, Hashable {
  package var overload: Int32
  package var arguments: IndexRange
  /// The table around the call, an index in `tableElements`; -1 if there is none.
  package var table: Int32 = -1

  package init(overload: Int, arguments: IndexRange) {
    self.overload = Int32(overload)
    self.arguments = arguments
  }

  package static let empty = CheckedCall(overload: 0, arguments: .empty)
}

/// One argument that a call gives.
package struct CheckedArgument: Sendable {
  package enum Content: Sendable {
    /// An index in `constants`.
    case constant(Int32)
    /// An index in `dynamicValues`.
    case dynamic(Int32)
    /// A block, a view or a shape.
    case node(NodeID)
    /// A block with closure parameters: an index in `closures`.
    case closure(Int32)
    /// Statements: an index in `actions`.
    case action(Int32)
    /// A style: an index in `styleUses`.
    case controlStyle(Int32)
  }

  /// The index of the parameter in its overload.
  package var parameter: Int32
  package var content: Content
  package var span: SourceSpan
  /// It is written as Swift's implicit member (`red`, `.red`) or as nil, not as an expression with a type of its own.
  package var isImplicitMember = false

  package init(parameter: Int, content: Content, span: SourceSpan) {
    self.parameter = Int32(parameter)
    self.content = content
    self.span = span
  }
}

/// A value that is computed when its node is evaluated.
package struct DynamicValue: Sendable {
  /// How the value comes about.
  package enum Recipe: Sendable {
    case constant(Value)
    case expression(CheckedExpressionID)
    /// `$name.member`: a connection to a place in state.
    indirect case binding(StatePlace)
    /// Parts are computed first and then put together.
    case build([Recipe], @Sendable ([Value]) -> Value)
    /// A value that may be one level deeper each time that it is made, and has to keep to the limit.
    indirect case bounded(Recipe, SourceSpan)
  }

  package var recipe: Recipe
  package var type: ValueType
  package var span: SourceSpan
  /// The parameter whose conditions it must meet, an index in `CheckedProgram.demands`, or -1.
  package var demand: Int32 = -1

  package init(_ recipe: Recipe, type: ValueType, span: SourceSpan) {
    self.recipe = recipe
    self.type = type
    self.span = span
  }
}

/// A constant argument with its static type.
package struct CheckedConstant: Sendable {
  package var value: Value
  package var type: ValueType

  package init(_ value: Value, type: ValueType) {
    self.value = value
    self.type = type
  }
}

/// A node's or layer's name: fixed text, or a template that is interpolated where the node is evaluated.
package enum CheckedLabel: Sendable {
  case text(String)
  case template(DynamicValue.Recipe)
}

/// A block with parameters, or a closure that gives a value.
package struct CheckedClosure: Sendable {
  /// The slots of the surrounding activation that its parameters are put into.
  package var parameterSlots: [Int32]
  /// A block of views.
  package var body: NodeID?
  /// A value.
  package var value: DynamicValue?
  /// The values of its parameters, if they are known before layout.
  package var values: [Value]?

  package init(parameterSlots: [Int32], body: NodeID?, value: DynamicValue?) {
    self.parameterSlots = parameterSlots
    self.body = body
    self.value = value
  }
}

/// The parameters of an action's closure.
package struct ActionParameters: Sendable {
  /// The slots of the surrounding activation that they are put into.
  package var slots: [Int32]
  /// How many of them the document names; nil where it writes plain statements.
  package var namedCount: Int?

  package init(slots: [Int32], namedCount: Int?) {
    self.slots = slots
    self.namedCount = namedCount
  }
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

/// A parameter that not every value of its type will do for.
package struct Demand: Sendable {
  var parameter: Parameter
  /// What has the parameter, as the document spells it.
  var callee: String
  /// The keys that stand for members of the value, by their names: edges for which `horizontal` stands.
  var writtenMembers: [String: String] = [:]

  /// The numbers in a value that the parameter does not take, each once, by the names that the document has for them.
  func numberProblems(in value: Value, _ types: TypeTable) -> [NumberProblem] {
    guard let domain = parameter.numbers else { return [] }
    let found = types.numberProblems(in: value, domain)
    guard !writtenMembers.isEmpty else { return found }
    var problems: [NumberProblem] = []
    for var problem in found {
      problem.path = problem.path.map { step in
        guard case .member(let name) = step else { return step }
        return .member(writtenMembers[name] ?? name)
      }
      if !problems.contains(problem) { problems.append(problem) }
    }
    return problems
  }
}

/// A call some of whose numbers are lower bounds of others.
package struct BoundedCall: Sendable {
  var parameters: [Parameter]
  /// As the document spells it.
  var callee: String
}

/// A picture of the asset catalogue that is a file.
package struct ImageFile: Sendable {
  package var name: String
  /// As it is written, relative to the document.
  package var path: String
  /// Pixels per point; nil for that of the file's name (`card@2x.png`), or 1.
  package var scale: Double?
  package var span: SourceSpan

  package init(name: String, path: String, scale: Double?, span: SourceSpan) {
    self.name = name
    self.path = path
    self.scale = scale
    self.span = span
  }
}

/// A colour of the asset catalogue.
package struct AssetColor: Sendable, Hashable {
  package var light: Color
  package var dark: Color

  package init(light: Color, dark: Color) {
    self.light = light
    self.dark = dark
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
