package import GalleyExpressions
package import GalleyLayout
package import GalleySource
package import GalleyTables

/// How the values of one use of a definition come about: which slots its activation has, and what fills them.
///
/// Slots hold, in this order, the parameters, the state, the lets, and then the items and locals of the blocks.
package struct ActivationPlan: Sendable {
  /// A slot that is filled when the activation begins, in order.
  package struct Step: Sendable {
    package var slot: ValueSlot
    package var recipe: DynamicValue.Recipe
    package var type: ValueType
    package var span: SourceSpan
  }

  package var slotCount = 0
  /// The slot of each parameter, in the order of the signature; nil for a parameter that is a block.
  package var parameterSlots: [ValueSlot?] = []
  /// What parameters have that were not given, by parameter.
  package var defaults: [DynamicValue?] = []
  /// Blocks that parameters have that were not given, by parameter.
  package var defaultBlocks: [CheckedArgument.Content?] = []
  /// The slots that tell whether parameters were given which have no value, where they need not be.
  var presenceSlots: [Index<Parameter>: ValueSlot] = [:]
  /// The types of the parameters that are views.
  package var viewTypes: [Index<Parameter>: ViewValueType] = [:]
  /// State and lets.
  package var steps: [Step] = []
  /// The names of state by slot, for reports and bindings.
  package var stateNames: [ValueSlot: String] = [:]
  /// Those of the steps that are computed each time that they are read, and so anew behind a change of state.
  var lets: [Step] = []

  package init() {}
}

/// A custom view, or the document itself, which is one too.
package struct CustomView: Sendable {
  package var name: String
  package var parameters: [Parameter]
  package var plan = ActivationPlan()
  /// The parameters that are blocks, in order: their types are generic arguments.
  package var slots: [Index<Parameter>] = []
  /// The type parameters.
  package var generics: [TypeID] = []
  package var body = NodeID(0)
  package var availability: [Target] = []
  /// The view's name in the document.
  package var span: SourceSpan

  package init(name: String, parameters: [Parameter], span: SourceSpan) {
    self.name = name
    self.parameters = parameters
    self.span = span
  }
}

extension Index<CustomView> {
  /// The document itself, which is the first of its views.
  package static var document: Self { Self(0) }
}

/// A custom view modifier: its body is a view of the content.
package struct CustomModifier: Sendable {
  package var view: CustomView
}

/// A custom view, modifier or style.
package enum DefinitionID: Hashable, Sendable {
  case view(Index<CustomView>)
  case modifier(Index<CustomModifier>)
  case style(Index<CustomStyle>)
}

/// A custom alignment guide.
package struct CustomAlignment: Sendable {
  package var name: String
  package var axis: Axis
  /// Where it lies in a view that does not set it; nil for the centre.
  package var defaultValue: Index<CheckedClosure>?

  package init(name: String, axis: Axis) {
    self.name = name
    self.axis = axis
  }
}

/// A custom shape.
///
/// Its path is checked and never computed: every shape without a rule of its own fills what it is offered, whatever it
/// draws (layout 3.4).
package struct CustomShape: Sendable {
  package var name: String
  package var parameters: [Parameter]
  /// It can be inset: it has a line of its own inside its frame.
  package var isInsettable = false
  var plan = ActivationPlan()
  /// Where the path finds the rectangle that it is drawn in.
  var rectSlot: ValueSlot?
  /// The instructions of its path; nil if they are wrong.
  var path: DynamicValue.Recipe?
  package var span: SourceSpan

  package init(name: String, parameters: [Parameter], span: SourceSpan) {
    self.name = name
    self.parameters = parameters
    self.span = span
  }
}

/// A view-valued property or function.
package struct CustomProperty: Sendable {
  package var name: String
  package var parameters: [Parameter]
  package var plan = ActivationPlan()
  /// `some View`: modifiers on it never fold.
  package var isOpaque: Bool
  /// It has parameters, so that every use has an activation of its own.
  package var isFunction: Bool
  package var body = NodeID(0)
  package var span: SourceSpan
}

/// An entry of `actions`.
package struct NamedAction: Sendable {
  package var name: String
  package var plan = ActivationPlan()
  /// It has parameters, so that every call has an activation of its own.
  package var hasParameters: Bool
  package var statements: [CheckedStatement] = []
}

/// A pure function of the document.
package struct CustomFunction: Sendable {
  package var name: String
  package var parameters: [DocumentFunction.Parameter]
  package var plan = ActivationPlan()
  package var result: ValueType
  package var value: DynamicValue?
  /// For a computed member: the slots that the members of the value are put into.
  package var fieldSlots: [ValueSlot] = []
  package var span: SourceSpan
}

/// `if`, with its branches in order; the last may have no condition.
package struct CheckedConditional: Sendable {
  /// One clause of a condition; all of a branch must hold.
  package enum Clause: Sendable {
    case expression(DynamicValue)
    /// `{ let: name, be: value }`: holds if the value is not nil, which the slot then has.
    case binding(slot: ValueSlot, DynamicValue)
    /// `{ let: name, be: parameter }` of a parameter that is a view: holds if it was given.
    case view(CheckedViewValue)
    /// `{ case: pattern, be: value }`: holds if the value matches.
    case pattern(CheckedPattern, DynamicValue)
    /// `{ available: … }`: decided by the target.
    case available(Bool)
  }

  package struct Branch: Sendable {
    package var clauses: [Clause]
    package var body: NodeID
    /// Behind an availability check: the type is erased.
    package var isErased: Bool
    /// The values that each evaluation has for itself; none where the condition binds nothing.
    package var ownSlots = IndexRange<Value>.empty

    package var bindsValues: Bool {
      clauses.contains { clause in
        switch clause {
        case .binding: true
        case .pattern(let pattern, _): pattern.bindsValues
        case .expression, .view, .available: false
        }
      }
    }
  }

  package var branches: [Branch]
  package var otherwise: NodeID?
}

/// What a value is compared with by `switch`, and by `if: { case: pattern, be: value }`.
package enum CheckedPattern: Sendable {
  /// A value, or a range for numbers.
  case value(DynamicValue)
  /// A case of an enumeration, whatever its values; each is put into its slot, where it has one.
  case enumerationCase(index: Int, slots: [ValueSlot?])

  var bindsValues: Bool {
    if case .enumerationCase(_, let slots) = self { slots.contains { $0 != nil } } else { false }
  }
}

/// `switch`.
package struct CheckedSelection: Sendable {
  package struct Case: Sendable {
    /// Any of them may match; all give values the same names.
    package var patterns: [CheckedPattern]
    package var body: NodeID
    /// The values that each evaluation has for itself; none where the patterns name nothing.
    package var ownSlots = IndexRange<Value>.empty
  }

  package var subject: DynamicValue
  package var cases: [Case]
  package var otherwise: NodeID?
}

/// `ForEach`.
package struct CheckedForEach: Sendable {
  package var data: DynamicValue
  package var element: ValueType
  package var idType: ValueType
  /// The members that lead from an element to its id; empty for `self`.
  package var idPath: [String]
  /// What gives the id of an element where members of records alone do not lead to it; nil where they do.
  package var idExpression: CheckedExpressionID?
  package var item: LoopItem
  /// The values that each turn has for itself.
  package var ownSlots = IndexRange<Value>.empty
  package var content: NodeID
  /// `data: $items`: the elements are bindings.
  package var isBinding: Bool
  /// The members that lead from an element to those below it; empty for a loop that is no tree.
  package var childrenPath: [String] = []
  /// `editActions`: people may delete or move the elements.
  package var isEditable = false
}

/// `let` in a block.
package struct CheckedConstants: Sendable {
  package var steps: [ActivationPlan.Step]
}

/// A method of a View extension: the modifiers that it applies, or a view that it makes of its receiver.
package struct ViewMethod: Sendable {
  package var name: String
  package var parameters: [Parameter]
  package var plan = ActivationPlan()
  /// The parameters that are blocks, in order.
  package var slots: [Index<Parameter>]
  package var modifiers: IndexRange<CheckedModifier>
  /// What is shown in place of the receiver, which `content` stands for; nil for a method that applies modifiers.
  package var body: NodeID?
  package var span: SourceSpan
}
