package import GalleyExpressions
package import GalleySource

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
