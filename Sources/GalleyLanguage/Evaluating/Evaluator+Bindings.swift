import GalleyExpressions
import GalleySource
import GalleyTables

// Bindings: ways to a place in state, through records, lists and other bindings.

extension Evaluator {
  /// The binding to a place in state; where the way leads through a binding, that one goes on from there.
  mutating func binding(to state: StateReference, at scope: EvaluationScope) -> BindingReference {
    switch state.root {
    case .object(let name): return follow(state.path, from: environmentBinding(name, at: scope), at: scope)
    case .variable(let variable):
      let owner = activation(variable.depth, outwardsFrom: scope.activation)
      let start = BindingReference(
        activation: owner.retyped(), slot: variable.slot, path: [], current: currentValue(at: variable.slot, of: owner))
      return follow(state.path, from: followed(start), at: scope)
    }
  }

  /// The binding to a part of what a binding leads to.
  private mutating func follow(
    _ path: [StateReference.Step], from start: BindingReference, at scope: EvaluationScope
  ) -> BindingReference {
    var binding = start
    for step in path {
      switch step {
      case .member(let name): binding = followed(member(name, of: binding))
      case .element(let index):
        guard let position = position(of: index, in: binding.current, at: scope) else {
          return BindingReference(activation: nil, slot: ValueSlot(0), path: [], current: .null)
        }
        binding = followed(member(String(position), of: binding))
      case .entry(let key):
        let name = value(of: key.recipe, at: scope).nameAsKey
        guard case .dictionary(let entries) = binding.current, entries.contains(where: { $0.key.nameAsKey == name })
        else { return BindingReference(activation: nil, slot: ValueSlot(0), path: [], current: .null) }
        binding = followed(member(name, of: binding))
      }
    }
    return binding
  }

  /// An index of a list; nil after a diagnostic where the list has no such element.
  mutating func position(of index: DynamicValue, in list: Value, at scope: EvaluationScope) -> Int? {
    guard case .int(let position) = value(of: index.recipe, at: scope), case .array(let elements) = list else {
      return nil
    }
    if elements.indices.contains(position) { return position }
    report(
      Diagnostic(
        .indexOutOfRange, "there is no element \(position): the list has \(elements.count)", at: index.span))
    return nil
  }

  /// The binding to an object of the environment.
  private func environmentBinding(_ name: String, at scope: EvaluationScope) -> BindingReference {
    let object = tree.environments[activations[scope.activation].environment].custom[name] ?? .null
    if case .binding(let reference) = object { return reference }
    return BindingReference(activation: nil, slot: ValueSlot(0), path: [], current: object)
  }

  /// The binding to a member of what a binding leads to; an index where that is a list.
  func member(_ name: String, of binding: BindingReference) -> BindingReference {
    BindingReference(
      activation: binding.activation, slot: binding.slot, path: binding.path + [name],
      current: part(name, of: binding.current), computed: binding.computed)
  }

  /// The binding that a binding leads to, if there is one; else itself.
  private func followed(_ binding: BindingReference) -> BindingReference {
    if case .binding(let inner) = binding.current { return inner }
    return binding
  }

  /// The value that a binding leads to now.
  func read(_ binding: BindingReference) -> Value {
    if let used = binding.computed { return part(binding.path, of: interaction.usedBindings[used].current) }
    guard let activation = activation(of: binding) else { return binding.current }
    return binding.path.reduce(currentValue(at: binding.slot, of: activation)) { part($1, of: $0) }
  }

  /// The activation that holds what a binding leads to; nil for a constant binding, and where there is no such any more.
  private func activation(of binding: BindingReference) -> Index<Activation>? {
    let activation: Index<Activation>? = binding.activation?.retyped()
    return activation.flatMap { activations.indices.contains($0) ? $0 : nil }
  }

  /// What stands in a slot, with state as it was written last: each turn of a loop has values of its own, and what another
  /// turn writes is in the store.
  private func currentValue(at slot: ValueSlot, of activation: Index<Activation>) -> Value {
    let hasState = activations[activation].hasState
    let written = hasState ? interaction.store?[activations[activation].identity, slot] : nil
    return written ?? value(in: slot, of: activation)
  }

  /// The part of a value at the end of a path.
  func part(_ path: [String], of value: Value) -> Value { path.reduce(value) { part($1, of: $0) } }

  /// A member of a record, or an element of a list by its index; null for anything else.
  private func part(_ name: String, of value: Value) -> Value {
    switch value {
    case .missing: return .missing
    case .record(let type, let fields):
      guard let index = document.types[type].fields.firstIndex(where: { $0.name == name }), index < fields.count else {
        return .null
      }
      return fields[index]
    case .array(let elements), .tuple(let elements):
      guard let index = Int(name), elements.indices.contains(index) else { return .null }
      return elements[index]
    case .dictionary(let entries): return entries.first { $0.key.nameAsKey == name }?.value ?? .null
    case .null, .bool, .int, .double, .string, .localized, .range, .closedRange, .closedRealRange, .enumeration,
      .color, .font, .style, .keyPath, .binding:
      return .null
    }
  }

  /// Writes a value to the place that a binding leads to; a constant binding keeps its value.
  mutating func write(_ value: Value, to binding: BindingReference) {
    if let used = binding.computed { return set(used, at: binding.path, to: value) }
    guard let activation = activation(of: binding) else { return }
    let start = currentValue(at: binding.slot, of: activation)
    let changed = replacing(start, binding.path[...], with: value)
    put(changed, into: binding.slot, of: activation)
    let cell = StateCell(identity: activations[activation].identity, slot: binding.slot)
    interaction.noteWrite(to: cell)
    interaction.store?[cell.identity, cell.slot] = changed
  }

  /// The state that a binding leads to; nil for a constant binding.
  func cell(of binding: BindingReference) -> StateCell? {
    activation(of: binding).map { StateCell(identity: activations[$0].identity, slot: binding.slot) }
  }

  /// A value with the part at the end of a path replaced.
  func replacing(_ whole: Value, _ path: ArraySlice<String>, with value: Value) -> Value {
    guard let name = path.first else { return value }
    if case .record(let type, var fields) = whole {
      guard let index = document.types[type].fields.firstIndex(where: { $0.name == name }), index < fields.count else {
        return whole
      }
      fields[index] = replacing(fields[index], path.dropFirst(), with: value)
      return .record(type, fields)
    }
    if case .dictionary(var entries) = whole {
      guard let index = entries.firstIndex(where: { $0.key.nameAsKey == name }) else { return whole }
      entries[index].value = replacing(entries[index].value, path.dropFirst(), with: value)
      if entries[index].value == .null { entries.remove(at: index) }
      return .dictionary(entries)
    }
    guard case .array(var elements) = whole, let index = Int(name), elements.indices.contains(index) else {
      return whole
    }
    elements[index] = replacing(elements[index], path.dropFirst(), with: value)
    return .array(elements)
  }
}

extension Value {
  /// What a key of a dictionary is called on the way to what it has.
  fileprivate var nameAsKey: String {
    switch self {
    case .string(let text): text
    case .int(let number): String(number)
    case .null, .missing, .bool, .double, .localized, .array, .dictionary, .range, .closedRange, .closedRealRange,
      .enumeration, .record, .tuple, .color, .font, .style, .keyPath, .binding:
      "\(self)"
    }
  }
}

extension Evaluator {
  /// Gives a dictionary a value for a key, whether it has one or not; nil takes the key out.
  mutating func setEntry(_ key: DynamicValue, of dictionary: StateReference, to value: Value, at scope: EvaluationScope)
  {
    guard let key = valueIfComputed(of: key.recipe, at: scope) else { return }
    let binding = binding(to: dictionary, at: scope)
    guard case .dictionary(var entries) = read(binding) else { return }
    budget.spend(entries.count / 4)
    let index = entries.firstIndex { $0.key == key }
    if let index, value == .null {
      entries.remove(at: index)
    } else if let index {
      entries[index].value = value
    } else if value != .null {
      entries.append(Value.DictionaryEntry(key: key, value: value))
    }
    write(.dictionary(entries), to: binding)
  }
}
