import GalleyExpressions
import GalleyFormats
import GalleySource
import GalleyTables

/// The scopes of the definitions around the place that is being checked, outermost first: the document's, then those of
/// what is inside it.
struct ScopeStack {
  private(set) var scopes: [Scope]
  /// The names that are declared further down, with their places.
  private(set) var laterNames: [String: SourceSpan] = [:]

  init(_ scopes: [Scope] = [Scope()]) { self.scopes = scopes }

  /// The scope of the definition whose inside is being checked.
  var innermost: Scope {
    _read { yield scopes[scopes.count - 1] }
    _modify { yield &scopes[scopes.count - 1] }
  }

  /// Whether the place is in no definition but the document.
  var isOutermost: Bool { scopes.count == 1 }

  // MARK: Beginning and ending

  mutating func begin(_ scope: Scope = Scope()) { scopes.append(scope) }

  @discardableResult mutating func end() -> Scope { scopes.removeLast() }

  /// Leaves all scopes but the document's, which is not copied: it can be large.
  mutating func leaveDefinitions() -> [Scope] {
    let left = Array(scopes[1...])
    scopes.removeSubrange(1...)
    return left
  }

  /// Enters the scopes again that were left.
  mutating func enter(_ left: [Scope]) { scopes += left }

  // MARK: Names

  /// Declares a name in the innermost scope and gives it a slot; with a span it is one that must be used.
  mutating func declare(
    _ name: String, _ type: ValueType, _ kind: Scope.NameKind = .item, at span: SourceSpan? = nil, value: Value? = nil
  ) -> ValueSlot {
    let slot = ValueSlot(innermost.slotCount)
    innermost.slotCount += 1
    innermost.mostSlots = max(innermost.mostSlots, innermost.slotCount)
    innermost.mostOwnSlots = max(innermost.mostOwnSlots, innermost.slotCount)
    innermost.names.append(Scope.Name(name: name, slot: slot, type: type, kind: kind, span: span, value: value))
    return slot
  }

  /// What is remembered of the names around a block that has values of its own.
  struct SlotsAround {
    fileprivate let count: Int
    fileprivate let most: Int
  }

  /// Begins a block that has values of its own when it is evaluated.
  mutating func beginOwnSlots() -> SlotsAround {
    defer { innermost.mostOwnSlots = innermost.slotCount }
    return SlotsAround(count: innermost.slotCount, most: innermost.mostOwnSlots)
  }

  /// Ends such a block; `areReleased` says whether names further down can have its slots.
  ///
  /// They can where nothing is evaluated in between: in the content of a reader, in a turn of a loop. The block of a
  /// property is evaluated inside of others, and with their values where nobody looks at any later.
  mutating func endOwnSlots(_ around: SlotsAround, areReleased: Bool) -> IndexRange<Value> {
    let own = IndexRange(ValueSlot(around.count), upTo: ValueSlot(innermost.mostOwnSlots))
    innermost.mostOwnSlots = areReleased ? around.most : max(around.most, innermost.mostOwnSlots)
    if areReleased { innermost.slotCount = around.count }
    return own
  }

  /// Remembers the literal of the name that was declared last.
  mutating func noteLiteral(_ literal: EntryID, file: UInt32) {
    innermost.names[innermost.names.count - 1].literal = (literal, file)
  }

  /// The nearest value with a name.
  func name(_ name: String) -> Scope.Name? {
    for scope in scopes.reversed() {
      if let found = scope.names.last(name) { return found }
    }
    return nil
  }

  /// The state of a name, also where something else hides it; nil if there is none.
  func hiddenState(_ name: String) -> Scope.Name? {
    scopes.lazy.reversed().compactMap { $0.names.first(name) }.first { $0.kind == .state }
  }

  /// The nearest value with a name, if it was declared with a literal that may be used in its place, which counts as a use.
  mutating func useLiteral(of name: String, if mayStand: (Scope.Name) -> Bool) -> EntryID? {
    for scope in scopes.indices.reversed() {
      guard let index = scopes[scope].names.lastIndex(of: name) else { continue }
      let found = scopes[scope].names[index]
      guard let literal = found.literal, mayStand(found) else { return nil }
      scopes[scope].names[index].isUsed = true
      return literal.entry
    }
    return nil
  }

  /// The scope that lies `depth` definitions outwards; nil if there are not so many.
  func scope(outwards depth: Int32) -> Scope? {
    let index = scopes.count - 1 - Int(depth)
    return scopes.indices.contains(index) ? scopes[index] : nil
  }

  /// Marks a name as used; returns whether it is a constant with a plain value.
  @discardableResult mutating func noteUse(of variable: VariableReference) -> Bool {
    let scope = scopes.count - 1 - Int(variable.depth)
    guard scopes.indices.contains(scope), let index = scopes[scope].names.index(ofSlot: variable.slot) else {
      return false
    }
    scopes[scope].names[index].isUsed = true
    let name = scopes[scope].names[index].name
    if name.hasPrefix("?") {
      scopes[scope].noteUse(ofSlot: String(name.dropFirst()))
      scopes[scope].noteUse(ofAction: String(name.dropFirst()))
    }
    return scopes[scope].names[index].value != nil
  }

  /// Marks whatever has a name as used: values, slots and actions.
  mutating func noteUses(of name: String) {
    for index in scopes.indices {
      if let value = scopes[index].names.lastIndex(of: name) { scopes[index].names[value].isUsed = true }
      scopes[index].noteUse(ofSlot: name)
      scopes[index].noteUse(ofAction: name)
    }
  }

  /// Makes it known that names are declared further down; returns those that were known before, for `endExpected`.
  mutating func expect(_ names: [(name: String, span: SourceSpan)]) -> [String: SourceSpan] {
    let outer = laterNames
    for (name, span) in names { laterNames[name] = span }
    return outer
  }

  /// Says that a name is declared now.
  mutating func meet(_ name: String) { laterNames[name] = nil }

  /// Ends the names that were expected.
  mutating func endExpected(_ outer: [String: SourceSpan]) { laterNames = outer }

  // MARK: Views and actions

  /// What a name stands for that views are inserted by.
  enum InsertedView {
    case property(Index<CustomProperty>)
    case slot(Index<Parameter>)
  }

  /// The nearest property or slot with a name, and how many definitions outwards it lies.
  ///
  /// A slot counts as used.
  mutating func useView(_ name: String) -> (view: InsertedView, depth: Int32)? {
    for index in scopes.indices.reversed() {
      let depth = Int32(scopes.count - 1 - index)
      if let property = scopes[index].properties[name] { return (.property(property), depth) }
      if let slot = scopes[index].slots[name] {
        scopes[index].noteUse(ofSlot: name)
        return (.slot(slot.parameter), depth)
      }
    }
    return nil
  }

  /// Whether a name is a property or a slot.
  func namesView(_ name: String) -> Bool { scopes.contains { $0.properties[name] != nil || $0.slots[name] != nil } }

  /// The names of all properties and slots.
  var viewNames: [String] { scopes.flatMap { $0.properties.keys.sorted() + $0.slots.keys.sorted() } }

  /// The nearest action with a name, which counts as used, and how many definitions outwards it lies.
  mutating func useAction(_ name: String) -> (action: Scope.Action, depth: Int32)? {
    for index in scopes.indices.reversed() {
      guard let action = scopes[index].actions[name] else { continue }
      scopes[index].noteUse(ofAction: name)
      return (action, Int32(scopes.count - 1 - index))
    }
    return nil
  }

  /// The nearest action with a name, which does not count as used by this.
  func action(_ name: String) -> Scope.Action? { scopes.reversed().lazy.compactMap { $0.actions[name] }.first }

  /// Whether an action with a name is in scope.
  func hasAction(_ name: String) -> Bool { scopes.contains { $0.actions[name] != nil } }

  var actionNames: [String] { scopes.flatMap(\.actionNames) }

  /// The names of the first actions that can be called.
  func actionNames(upTo count: Int) -> [String] { Array(scopes.lazy.flatMap(\.actionNames).prefix(count)) }

  /// Changes the kind of a slot that is called: the types of what it is told are known only then.
  mutating func updateSlot(_ slot: Index<Parameter>, outwards depth: Int32, _ change: (Parameter) -> Parameter) {
    let scope = scopes.count - 1 - Int(depth)
    scopes[scope].signature[slot] = change(scopes[scope].signature[slot])
  }
}
