import GalleyExpressions
import GalleyFormats
import GalleySource
import GalleyTables

/// The names of one definition: those of its activation, in the order of declaration.
struct Scope {
  /// What a name is declared as.
  enum NameKind: String {
    case parameter, state, constant, variable, item, function, property, action
  }

  struct Name {
    var name: String
    var slot: Slot
    var type: ValueType
    var kind = NameKind.item
    /// Where it is declared; nil for one that need not be used.
    var span: SourceSpan?
    var isUsed = false
    /// The value of a constant that does not depend on anything; nil for any other name.
    var value: Value?
    /// The literal that a `let` gives it, and the file that it stands in; it converts where the name is used.
    var literal: (entry: EntryID, file: UInt32)?
  }

  /// An action that statements can call by its name.
  struct Action {
    /// What runs.
    var target: CheckedActionCall.Callee
    /// What calls of it are checked against.
    var callee: Callee
    /// An entry of `actions`, or a parameter.
    var kind: NameKind
    var span: SourceSpan
    var isUsed = false

    var parameters: [Parameter] { callee.signatures[0].parameters }
  }

  var names = ScopeNames()
  /// The functions declared here, as indices in the document's.
  var functions: [String: Index<CustomFunction>] = [:]
  /// The view-valued properties declared here, as indices in the document's.
  var properties: [String: Index<CustomProperty>] = [:]
  /// The parameters that are blocks, by name: their index in the signature.
  var slots: [String: Index<Parameter>] = [:]
  var usedSlots: Set<Index<Parameter>> = []
  /// The blocks that parameters have by default, still to be checked.
  var openDefaults: [(parameter: Index<Parameter>, entry: EntryID)] = []
  var slotSpans: [Index<Parameter>: SourceSpan] = [:]
  /// The types of the parameters that are views.
  var viewTypes: [Index<Parameter>: ViewValueType] = [:]
  /// The constants that are views, in the order of declaration, with what each of them hides.
  var viewConstants: [(name: String, hidden: Index<CustomProperty>?)] = []
  private(set) var actions: [String: Action] = [:]
  /// The names of the actions, in the order in which they were declared.
  private(set) var actionNames: [String] = []
  /// The parameters of the definition.
  var signature: [Parameter] = []
  /// The slots that the names of the blocks around the place have.
  var slotCount = 0
  /// The most slots that are in use at a time: as many values has an activation of the definition.
  var mostSlots = 0
  /// The most of them that are in use but for those of blocks that have values of their own.
  var mostOwnSlots = 0
}

extension Scope {
  /// Makes an action known by the name with which it is called.
  mutating func declare(_ action: Action) {
    if actions.updateValue(action, forKey: action.callee.name) == nil { actionNames.append(action.callee.name) }
  }

  /// Remembers that something calls an action.
  mutating func noteUse(ofAction name: String) { actions[name]?.isUsed = true }

  /// Ends the constants that are views of a block.
  mutating func forgetViews(since count: Int) {
    while viewConstants.count > count, let last = viewConstants.popLast() { properties[last.name] = last.hidden }
  }
}
