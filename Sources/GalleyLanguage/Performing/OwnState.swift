package import GalleyExpressions

/// A piece of a document's own state that was written, in words that another document understands.
package struct WrittenState: Sendable {
  package let name: String
  /// The type as a document spells it.
  let type: String
  let value: Value
}

extension CheckedProgram {
  /// The names of the document's own state, in the order of the document.
  package var stateNames: [String] { ownState.map(\.name) }

  fileprivate var ownState: [(name: String, slot: ValueSlot, type: ValueType)] {
    guard let plan = views.first?.plan else { return [] }
    return plan.steps.compactMap { step in
      plan.stateNames[step.slot].map { (name: $0, slot: step.slot, type: step.type) }
    }
  }
}

extension Evaluator {
  /// Writes to a piece of the document's own state from outside.
  package mutating func writeOwnState(_ slot: ValueSlot, _ value: Value) {
    interaction.store?[.document, slot] = value
    if activations.indices.contains(.document), activations[.document].values.indices.contains(slot.position) {
      activations[.document].values[slot] = value
    }
  }

  /// What was written to the document's own state, but for values of types that the document declares.
  package var writtenState: [WrittenState] {
    let written = store?.written(at: .document) ?? [:]
    return document.ownState.compactMap { state in
      guard let value = written[state.slot], value.isPlain else { return nil }
      return WrittenState(name: state.name, type: state.type.spelled(in: document.types), value: value)
    }
  }
}

extension StateStore {
  /// A store in which the document's own state has what was written to another's state of the same name and type.
  package init(_ written: [WrittenState], for program: CheckedProgram) {
    self.init()
    for state in program.ownState {
      let type = state.type.spelled(in: program.types)
      guard let kept = written.first(where: { $0.name == state.name && $0.type == type }) else { continue }
      self[.document, state.slot] = kept.value
    }
  }
}

extension Value {
  /// Whether the value is of types that every document has.
  fileprivate var isPlain: Bool {
    switch self {
    case .null, .missing, .bool, .int, .double, .string, .range, .closedRange, .closedRealRange: true
    case .array(let values), .tuple(let values): values.allSatisfy(\.isPlain)
    case .dictionary(let pairs): pairs.allSatisfy { $0.key.isPlain && $0.value.isPlain }
    case .localized, .enumeration, .record, .color, .font, .style, .keyPath, .binding: false
    }
  }
}
