import GalleyFormats
import GalleyTables

// Uses of what the document defines: custom views, properties, slots.

extension Checker {
  mutating func checkDefinedName(_ key: EntryID, value: EntryID?) -> CheckedNode? {
    let name = text(key)
    if name == "ForEach", let value { return checkForEach(key: key, value: value) }
    if let shape = definitions.shapes[name] { return checkCustomShape(shape, key: key, value: value) }
    if let layout = definitions.layouts[name] { return checkCustomLayout(layout, key: key, value: value) }
    if let view = definitions.views[name] { return checkCustomView(view, key: key, value: value) }
    switch scopes.useView(name) {
    case (.property(let property), let depth)?:
      noteUse(ofProperty: property, at: span(key))
      return checkProperty(property, depth, key: key, value: value)
    case (.slot(let slot), let depth)?:
      if let value = viewValue(slot, depth) {
        return CheckedNode(.viewValue(document.viewValues.append(value)), span: span(key), entry: key)
      }
      return checkSlot(slot, name, depth, key: key, value: value)
    case nil: break
    }
    if let node = configurationNode(key, value: value) { return node }
    if name == "content", let owner = surroundings.contentOwner {
      return CheckedNode(.modifiedContent(of: owner), span: span(key), entry: key)
    }
    guard value.map({ tree.kind($0) }) ?? .null == .null else { return nil }
    return isTemplate(key) && value != nil ? shownExpression(key) : shownValue(key)
  }

  private mutating func checkCustomView(_ index: Index<CustomView>, key: EntryID, value: EntryID?) -> CheckedNode {
    checkViewBody(ifOpen: index)
    let view = document.views[index]
    let related = view.availability.filter { $0.platform.isRelated(to: document.target.platform) }
    if let first = related.first, reachedTarget.release < first.release {
      report(notAvailable(key, view.name, Availability(since: first.release)))
    }
    let callee = definitions.callee(ofView: index)
    guard let call = withGenericBindings({ $0.checkCall(callee, key: key, value: value) }) else {
      return CheckedNode(.invalid, span: span(key), entry: key)
    }
    return CheckedNode(.customView(index), call: call, span: span(key), entry: key)
  }

  private mutating func checkProperty(
    _ index: Index<CustomProperty>, _ depth: Int32, key: EntryID, value: EntryID?
  ) -> CheckedNode {
    guard let call = checkCall(definitions.callee(ofProperty: index), key: key, value: value) else {
      return CheckedNode(.invalid, span: span(key), entry: key)
    }
    return CheckedNode(.property(index, depth: depth), call: call, span: span(key), entry: key)
  }

  /// `content: { row: $(row) }`: the values for the block's closure parameters, by the slot's own names.
  private mutating func checkSlot(
    _ slot: Index<Parameter>, _ name: String, _ depth: Int32, key: EntryID, value: EntryID?
  ) -> CheckedNode {
    let parameters = slotParameters(slot, depth).map { closure in
      Parameter.required(closure.name, .slotValue, "A value or a view for the block.", primary: true)
    }
    let callee = Callee(name: name, parameters: parameters)
    guard let call = checkCall(callee, key: key, value: value) else {
      return CheckedNode(.invalid, span: span(key), entry: key)
    }
    noteSlotCall(call, of: slot, depth: depth)
    return CheckedNode(.slot(parameter: slot, depth: depth), call: call, span: span(key), entry: key)
  }

  private func slotParameters(_ slot: Index<Parameter>, _ depth: Int32) -> [ParameterKind.ClosureParameter] {
    guard let signature = scopes.scope(outwards: depth)?.signature, slot.position < signature.count,
      case .closureContent(let parameters) = signature[slot].kind
    else { return [] }
    return parameters
  }
}
