import GalleyExpressions
import GalleyFormats
import GalleySource
import GalleyTables

// Custom view modifiers.

extension Checker {
  /// Declares custom view modifiers under their type names and their methods.
  mutating func declareViewModifiers(_ entry: EntryID) {
    for (key, value) in definitions(entry, of: "viewModifiers") {
      checkDefinitionName(key, isUpperCase: true)
      noteDefinition(key, .types)
      let keys = bodyKeys(value, of: key, allowed: DefinitionKind.viewModifier.keys)
      scopes.begin()
      let declared = checkParameters(keys[.parameters]?.value)
      var modifier = CustomView(name: text(key), parameters: declared.parameters, span: span(key))
      modifier.plan = declared.plan
      modifier.slots = declared.slots
      let index = document.viewModifiers.append(CustomModifier(view: modifier))
      definitions.addModifier(modifier.name, .custom(index), parameters: declared.parameters)
      if let method = keys[.method] { declareMethod(method.value, index, declared.parameters) }
      openDefinitions.addModifier(
        OpenDefinition(index: index, keys: keys, scope: scopes.end(), file: Int(tree.file)))
    }
  }

  /// Checks the bodies of the custom modifiers that were declared.
  mutating func checkModifierBodies() {
    for definition in openDefinitions.takeModifiers() {
      inDocument(definition.file) { $0.checkModifierBody(definition) }
    }
  }

  private mutating func checkModifierBody(_ definition: OpenDefinition<CustomModifier>) {
    scopes.begin(definition.scope)
    var modifier = document.viewModifiers[definition.index].view
    checkInside(definition.keys, &modifier.plan)
    modifier.body = within(\.contentOwner, .modifier(definition.index)) { $0.checkBody(of: definition.keys) }
    modifier.plan.slotCount = slotCount
    document.viewModifiers[definition.index].view = modifier
    endScope()
  }

  /// `method: titleStyle`, or `{ name: watermarked, parameters: { with: text } }` with labels of its own.
  private mutating func declareMethod(_ entry: EntryID, _ index: Index<CustomModifier>, _ parameters: [Parameter]) {
    guard tree.kind(entry) == .mapping else {
      checkMethodName(entry)
      noteDefinition(entry, .modifiers)
      definitions.addModifier(text(entry), .custom(index), parameters: parameters)
      return
    }
    var name: EntryID?
    var labels: [String: String] = [:]
    for (key, value) in pairs(of: entry) {
      switch text(key) {
      case "name": name = value
      case "parameters": for (label, parameter) in pairs(of: value) { labels[text(parameter)] = text(label) }
      default: report(unknownControlKey(key, "method", ["name", "parameters"]))
      }
    }
    guard let name else {
      report(Diagnostic(.missingArgument, "`method` needs `name`", at: span(entry), expected: ["name"]))
      return
    }
    checkMethodName(name)
    noteDefinition(name, .modifiers)
    definitions.addModifier(
      text(name), .custom(index), parameters: parameters.map { $0.renamed(labels[$0.label] ?? $0.label) })
  }
}
