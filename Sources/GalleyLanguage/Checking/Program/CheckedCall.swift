package import GalleyExpressions
package import GalleySource
package import GalleyTables

/// The form that a call resolved to, and its arguments in `CheckedProgram.arguments`.
package struct CheckedCall: Sendable, Hashable {
  package var overload: Index<Signature>
  package var arguments: IndexRange<CheckedArgument>
  /// The table around the call.
  package var table = Link<TableElement>.none

  package init(overload: Index<Signature>, arguments: IndexRange<CheckedArgument>) {
    self.overload = overload
    self.arguments = arguments
  }

  package static let empty = CheckedCall(overload: Index(0), arguments: .empty)
}

/// One argument that a call gives.
package struct CheckedArgument: Sendable {
  package enum Content: Sendable {
    case constant(Index<CheckedConstant>)
    case dynamic(Index<DynamicValue>)
    /// A block, a view or a shape.
    case node(NodeID)
    /// A block with closure parameters.
    case closure(Index<CheckedClosure>)
    /// Statements.
    case action(Index<CheckedAction>)
    case controlStyle(Index<CheckedStyle>)
  }

  /// The parameter of its overload that it is given for.
  package var parameter: Index<Parameter>
  package var content: Content
  package var span: SourceSpan
  /// It is written as Swift's implicit member (`red`, `.red`) or as nil, not as an expression with a type of its own.
  package var isImplicitMember = false

  package init(parameter: Index<Parameter>, content: Content, span: SourceSpan) {
    self.parameter = parameter
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
    /// The value that a name has.
    case variable(VariableReference)
    /// `$name.member`: a connection to a place in state.
    indirect case binding(StateReference)
    /// `{ get: , set: }`: a binding that closures read and write.
    case bindingClosures(Index<CheckedBindingClosures>)
    /// Parts are computed first and then put together.
    case build([Recipe], @Sendable ([Value]) -> Value)
    /// A value that may be one level deeper each time that it is made, and has to keep to the limit.
    indirect case bounded(Recipe, SourceSpan)
    /// One of two recipes, of which the other is not computed.
    indirect case choice([CheckedConditional.Clause], Recipe, Recipe)
    /// A value with names that are computed before it.
    indirect case declaring([ActivationPlan.Step], Recipe)
    /// A list of what a recipe gives for each element.
    indirect case loop(item: LoopItem, over: Recipe, Recipe)
    /// A node as a value: it is evaluated where it is shown, among the names of where it was written.
    case view(NodeID)
    /// The views of a node, each on its own.
    case subviews(NodeID)
    /// The sections of a node, with their views.
    case sections(NodeID)
    /// The values of the rows that a block of a table has.
    case rowValues(NodeID)
  }

  package var recipe: Recipe
  package var type: ValueType
  package var span: SourceSpan
  /// What it must meet, where not every value of its type will do.
  package var demand = Link<Demand>.none

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

/// `Binding(get:set:)`.
package struct CheckedBindingClosures: Sendable {
  package var get: DynamicValue
  /// It is told the new value.
  package var set: Index<CheckedAction>
}

/// A block with parameters, or a closure that gives a value.
package struct CheckedClosure: Sendable {
  /// The slots of the surrounding activation that its parameters are put into.
  package var parameterSlots: [ValueSlot]
  /// A block of views.
  package var body: NodeID?
  /// A value.
  package var value: DynamicValue?
  /// The values of its parameters, if they are known before layout.
  package var values: [Value]?
  /// The values that each use of its block has for itself.
  package var ownSlots = IndexRange<Value>.empty

  package init(parameterSlots: [ValueSlot], body: NodeID?, value: DynamicValue?) {
    self.parameterSlots = parameterSlots
    self.body = body
    self.value = value
  }
}

/// What runs when an event happens.
package struct CheckedAction: Sendable {
  package var statements: [CheckedStatement]
  /// What its closure is told; nil where it has no closure parameters.
  package var parameters: ActionParameters?

  package init(_ statements: [CheckedStatement]) { self.statements = statements }
}

/// The parameters of an action's closure.
package struct ActionParameters: Sendable {
  /// The slots of the surrounding activation that they are put into.
  package var slots: [ValueSlot]
  /// How many of them the document names; nil where it writes plain statements.
  package var namedCount: Int?

  package init(slots: [ValueSlot], namedCount: Int?) {
    self.slots = slots
    self.namedCount = namedCount
  }
}
