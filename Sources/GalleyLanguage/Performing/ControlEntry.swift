import GalleyExpressions
import GalleyTables

// What people enter in controls: a text, a choice, a number.

/// What is entered in a control.
package enum ControlEntry: Sendable {
  case text(String)
  case choice(String)
  case number(Double)
  /// So many steps up, or down.
  case steps(Int)
}

/// Why a control does not take what is entered.
package enum EntryFailure: Error, Sendable {
  /// There is no such control.
  case noControl
  /// For this reason.
  case refused(String)
}

extension ActionSearch {
  /// What entering something in the control at a node does.
  package func response(to entry: ControlEntry, at node: ViewNodeID) throws(EntryFailure) -> ViewResponse {
    for layer in layersInside(node) {
      guard let control = BoundControl(layer, in: self), let found = try response(to: entry, control) else { continue }
      return isEnabled(layer) ? found : .disabled
    }
    throw .noControl
  }

  private func response(to entry: ControlEntry, _ control: BoundControl) throws(EntryFailure) -> ViewResponse? {
    switch entry {
    case .text(let text):
      if let binding = control.binding(.enteredText) { return try typing(text, .enteredText, binding, control) }
      guard control.has(.shownFormat), let binding = control.binding(.anyValue) else { return nil }
      return try typing(text, .anyValue, binding, control)
    case .choice(let text):
      guard let binding = control.binding(.selection) else { return nil }
      let type = boundType(.selection, of: control.node)
      return .write(binding, try choice(text, of: control, evaluator.current(binding), as: type))
    case .number(let number):
      guard let binding = control.binding(.anyValue) else { return nil }
      let current = evaluator.current(binding)
      return edited(.write(binding, control.bounded(number, step: control.number(.step)).like(current)), control)
    case .steps(let count): return steps(count, control).map { edited($0, control) }
    }
  }

  /// Writes what is typed; who types has the focus.
  private func typing<Reading>(
    _ text: String, _ label: ArgumentLabel<Reading>, _ binding: BindingReference, _ control: BoundControl
  ) throws(EntryFailure) -> ViewResponse {
    let write = ViewResponse.write(binding, try value(text, as: boundType(label, of: control.node)))
    return focusing(control.node).map { .all([$0, write]) } ?? write
  }

  /// Whether a control at a node takes such an entry, if not every value of it.
  package func takes(_ entry: ControlEntry, at node: ViewNodeID) -> Bool {
    do throws(EntryFailure) {
      _ = try response(to: entry, at: node)
      return true
    } catch {
      if case .refused = error { return true }
      return false
    }
  }

  /// A change with what happens when it begins and ends.
  private func edited(_ change: ViewResponse, _ control: BoundControl) -> ViewResponse {
    guard let handler = control.action(.onEditingChanged) else { return change }
    return .all([
      .actions([ActionCall(handler, [.bool(true)])]), change, .actions([ActionCall(handler, [.bool(false)])]),
    ])
  }

  private func steps(_ count: Int, _ control: BoundControl) -> ViewResponse? {
    if let binding = control.binding(.anyValue) {
      let current = evaluator.current(binding)
      let wanted = (current.number ?? 0) + Double(count) * (control.number(.step) ?? 1)
      return .write(binding, control.bounded(wanted, step: nil).like(current))
    }
    guard let call = control.action(count < 0 ? .onDecrement : .onIncrement) else { return nil }
    return .actions(Array(repeating: ActionCall(call), count: min(count.magnitude, 1000).toInt))
  }

  // MARK: - Values

  /// The type that the document declares for what an argument of a control is bound to.
  private func boundType<Reading>(_ label: ArgumentLabel<Reading>, of control: ViewNodeID) -> ValueType {
    let document = evaluator.document
    let call =
      switch tree[control].source {
      case .node(let node): document.nodes[node].call
      case .modifier(let modifier): document.modifiers[modifier].call
      }
    let parameters =
      catalogue.viewOverload(of: tree[control])?.parameters ?? catalogue.modifierOverload(of: tree[control])?.parameters
    for index in call.arguments {
      let argument = document.arguments[index]
      guard parameters?[argument.parameter].isCalled(label) == true, case .dynamic(let value) = argument.content else {
        continue
      }
      return document.dynamicValues[value].type.withoutBinding
    }
    return .unknown
  }

  /// A value of a type, from its text.
  private func value(_ text: String, as type: ValueType) throws(EntryFailure) -> Value {
    if let value = read(text, as: type) { return value }
    throw .refused("`\(text)` is no \(type.spelled(in: evaluator.document.types))")
  }

  private func read(_ text: String, as type: ValueType) -> Value? {
    switch type {
    case .string: return .string(text)
    case .bool: return text == "true" ? .bool(true) : text == "false" ? .bool(false) : nil
    case .int: return Int(text).map { .int($0) }
    case .double: return Double(text).flatMap { $0.isFinite ? .double($0) : nil }
    case .optional(let wrapped): return text == "nil" ? .null : read(text, as: wrapped)
    case .named(let type):
      if evaluator.document.types[type].traits.contains(.expressibleByString) {
        return Value.string(text).stands(for: type) ? .record(type, [.string(text)]) : nil
      }
      return evaluator.document.types.caseValue(type, text)
    case .unknown, .null, .array, .dictionary, .range, .closedRange, .closedRealRange, .caseRange, .applied, .tuple,
      .binding, .metatype:
      return nil
    }
  }

  /// The option that a text means: the tag that is written like it, or the value of the selection's type.
  ///
  /// Of a selection of several it is added, or taken out.
  private func choice(
    _ text: String, of control: BoundControl, _ current: Value, as type: ValueType
  ) throws(EntryFailure) -> Value {
    let tags = tags(below: control.node, as: type)
    let chosen = tags.first { written($0) == text }
    if case .array(let several) = current, case .array(let element) = type {
      guard let option = chosen ?? (tags.isEmpty ? read(text, as: element) : nil) else { throw noOption(text, tags) }
      return .array(several.contains(option) ? several.filter { $0 != option } : several + [option])
    }
    if let chosen { return chosen }
    guard tags.isEmpty else { throw noOption(text, tags) }
    return try value(text, as: type)
  }

  private func noOption(_ text: String, _ tags: [Value]) -> EntryFailure {
    let known = tags.isEmpty ? "" : "; there are \(tags.map { written($0) }.joined(separator: ", "))"
    return .refused("there is no option `\(text)`\(known)")
  }

  /// The tags of the options in a control, in the order of the document; those in a control inside are its own.
  ///
  /// A view without a tag has the id of the element that a loop shows it for, if that is one that the selection can be.
  private func tags(below node: ViewNodeID, as type: ValueType) -> [Value] {
    let option = if case .array(let element) = type { element } else { type.unwrapped }
    let ids = tree.optionIDs(below: node, in: catalogue)
    var result: [Value] = []
    var pending = [(node: node, isTagged: false)]
    while let (next, outer) = pending.popLast() {
      var isTagged = outer
      // What a loop shows in what has a tag has ids of its own.
      if tree.elementIDs[next] != nil { isTagged = false }
      let label =
        catalogue.modifierOverload(of: tree[next])?.optionTag ?? catalogue.viewOverload(of: tree[next])?.optionTag
      let inner = next == node ? nil : BoundControl(next, in: self)
      if let label, let tag = inner?.value(label) {
        result.append(tag)
        isTagged = true
      } else if !isTagged, next != node, catalogue.takesID(tree[next]), let tag = ids[next],
        (read(written(tag), as: option) ?? tag) == tag
      {
        result.append(tag)
      }
      if inner?.binding(.selection) != nil { continue }
      pending.append(contentsOf: tree.children(of: next).reversed().map { ($0, isTagged) })
    }
    return result
  }

  private func written(_ value: Value) -> String {
    switch value {
    case .string(let text): text
    case .int(let number): String(number)
    case .double(let number): String(number)
    case .bool(let isTrue): String(isTrue)
    case .null: "nil"
    case .enumeration: evaluator.document.types.caseName(of: value) ?? ""
    case .record(_, let fields): fields.first.map { written($0) } ?? ""
    case .missing, .localized, .array, .dictionary, .range, .closedRange, .closedRealRange, .tuple, .color, .font,
      .style, .keyPath, .binding:
      ""
    }
  }
}

extension Double {
  /// As the value that it takes the place of: a whole number stays one.
  fileprivate func like(_ current: Value) -> Value {
    guard case .int = current else { return .double(self) }
    return .int(Int(exactly: rounded()) ?? (self < 0 ? .min : .max))
  }
}

extension UInt {
  fileprivate var toInt: Int { Int(clamping: self) }
}

extension TypeTable {
  /// The case of an enumeration by its name, with or without the dot.
  fileprivate func caseValue(_ type: TypeID, _ name: String) -> Value? {
    guard case .enumeration(let cases) = self[type].kind,
      let index = cases.firstIndex(where: { ($0.name == name || ".\($0.name)" == name) && $0.payload.isEmpty })
    else { return nil }
    return .enumeration(type, index: index, payload: [])
  }
}
