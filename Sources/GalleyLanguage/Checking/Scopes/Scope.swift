import GalleyExpressions
import GalleyFormats
import GalleySource
import GalleyTables

/// The names of one definition: those of its activation, in the order of declaration.
struct Scope {
  /// What a name is declared as.
  enum NameKind: String {
    case parameter, state, constant, variable, item, element, function, property, action
  }

  struct Name {
    var name: String
    var slot: ValueSlot
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

  /// A parameter that is a block or a view.
  struct Slot {
    /// Its place in the signature.
    var parameter: Index<Parameter>
    var span: SourceSpan
    var isUsed = false
  }

  /// The block that a parameter has by default.
  struct OpenDefault {
    var parameter: Index<Parameter>
    var entry: EntryID
  }

  var names = ScopeNames()
  /// The functions declared here, as indices in the document's.
  private(set) var functions: [String: Index<CustomFunction>] = [:]
  /// The view-valued properties declared here, as indices in the document's.
  private(set) var properties: [String: Index<CustomProperty>] = [:]
  /// The parameters that are blocks or views, by name.
  private(set) var slots: [String: Slot] = [:]
  /// The blocks that parameters have by default, still to be checked.
  private var openDefaults: [OpenDefault] = []
  /// The types of the parameters that are views.
  private(set) var viewTypes: [Index<Parameter>: ViewValueType] = [:]
  /// The constants that are views, in the order of declaration, with what each of them hides.
  private var viewConstants: [(name: String, hidden: Index<CustomProperty>?)] = []
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
  /// The name of the value that tells whether a parameter was given which has none: no document can write it.
  static func presenceName(of parameter: String) -> String { "?" + parameter }

  mutating func declareFunction(_ name: String, _ index: Index<CustomFunction>) { functions[name] = index }

  mutating func declareProperty(_ name: String, _ index: Index<CustomProperty>) { properties[name] = index }

  /// Makes a parameter known that is a block, or with a type a view.
  mutating func declareSlot(
    _ name: String, _ parameter: Index<Parameter>, type: ViewValueType? = nil, at span: SourceSpan
  ) {
    slots[name] = Slot(parameter: parameter, span: span)
    viewTypes[parameter] = type
  }

  /// Remembers that something inserts a slot.
  mutating func noteUse(ofSlot name: String) { slots[name]?.isUsed = true }

  /// Remembers what a parameter has by default, to be checked when everything is declared.
  mutating func addDefault(_ entry: EntryID, of parameter: Index<Parameter>) {
    openDefaults.append(OpenDefault(parameter: parameter, entry: entry))
  }

  mutating func takeDefaults() -> [OpenDefault] {
    defer { openDefaults = [] }
    return openDefaults
  }

  /// Makes a view known to the rest of a block.
  mutating func declareView(_ name: String, _ view: Index<CustomProperty>) {
    viewConstants.append((name, properties.updateValue(view, forKey: name)))
  }

  var viewCount: Int { viewConstants.count }

  /// Makes an action known by the name with which it is called.
  mutating func declare(_ action: Action) {
    if actions.updateValue(action, forKey: action.callee.name) == nil { actionNames.append(action.callee.name) }
  }

  /// Remembers that something calls an action.
  mutating func noteUse(ofAction name: String) { actions[name]?.isUsed = true }

  /// Ends the views that were made known to a block since there were `count`.
  mutating func forgetViews(since count: Int) {
    while viewConstants.count > count, let last = viewConstants.popLast() { properties[last.name] = last.hidden }
  }
}
