package import GalleySource
import GalleyTables

extension TypeContext {
  /// Reports every modifier whose receiver does not have it: `resizable` on a Text, `bold` on a stack before iOS 16.
  package mutating func checkReceivers() -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    checkShapes(&diagnostics)
    checkViewValues(&diagnostics)
    checkParts(&diagnostics)
    for node in document.nodes.indices {
      for modifier in document.nodes[node].modifiers {
        if let problem = receiverProblem(modifier, of: node) { diagnostics.append(problem) }
      }
    }
    return diagnostics
  }

  private mutating func receiverProblem(_ index: Index<CheckedModifier>, of node: NodeID) -> Diagnostic? {
    let modifier = document.modifiers[index]
    guard case .modifier(let definition) = modifier.kind else { return nil }
    let overload = catalogue.modifiers[definition].overload(modifier.call.overload)
    // To find the receiver's type takes time: it matters to some modifiers, and to all of what is no view.
    guard overload.receivers != nil || !document.tableElements.isEmpty else { return nil }
    let receiver = receiver(of: index, node)
    guard let rule = overload.receivers else {
      return receiver.kind == .tableColumn ? modifierOfColumn(definition, at: modifier.span) : nil
    }
    let release = releaseAround { $0.modifiers.contains(index) }
    let reached = reaching(release) { $0.target }
    if receiver.kind == .tableColumn, !rule.kinds.contains(.tableColumn) {
      return modifierOfColumn(definition, at: modifier.span)
    }
    if rule.allows(receiver.kind, reached) { return nil }
    if let substitute = rule.substitute {
      return elsewhere(definition, modifier, overload.parameters, rule, substitute, receiver)
    }
    let name = catalogue.modifiers[definition].name
    // Whether the view is what the modifier is for, before others wrapped it.
    let first = document.nodes[node].modifiers.indices.first ?? index
    if first < index, rule.allows(self.receiver(of: first, node).kind, reached) {
      return wrongReceiver(name, rule, receiver, at: modifier.span)
    }
    return foreignReceiver(name, rule, receiver, at: modifier.span)
  }

  /// Says that a column of a table is no view.
  private func modifierOfColumn(_ definition: Index<ModifierDefinition>, at span: SourceSpan) -> Diagnostic {
    let name = catalogue.modifiers[definition].name
    return Diagnostic(
      .wrongReceiver, "`\(name)` can be applied to a view, and a `TableColumn` is none", at: span,
      label: "put it on the view in `content`", help: ["a column has the modifier `width`"])
  }

  /// Says that another modifier does the same here.
  private func elsewhere(
    _ definition: Index<ModifierDefinition>, _ modifier: CheckedModifier, _ parameters: [Parameter],
    _ rule: ReceiverRule,
    _ substitute: ReceiverRule.Substitute, _ receiver: TypedReceiver
  ) -> Diagnostic {
    let name = catalogue.modifiers[definition].name
    let arguments = document.arguments[modifier.call.arguments]
    var isKnown = true
    let members = arguments.map { argument in
      let label = parameters[argument.parameter].label
      var written = "…"
      if case .constant(let index) = argument.content, let number = document.constants[index].value.number {
        written = "\(number == number.rounded() ? "\(Int(exactly: number) ?? 0)" : "\(number)")"
      } else {
        isKnown = false
      }
      return "\(substitute.labels[label] ?? label): \(written)"
    }
    let mend = "\(substitute.modifier): { \(members.joined(separator: ", ")) }"
    // In YAML, and not in a mapping, whose end is not known here.
    let isPlain = modifier.span.length == name.utf8.count
    let scalar = arguments.count == 1 ? arguments.first : nil
    return Diagnostic(
      .wrongReceiver, "`\(name)` can be applied to \(rule.words), and this is `\(store.print(receiver.type))`",
      at: modifier.span, label: "write `\(mend)`",
      fix: scalar.flatMap { argument in
        // What an alias brings stands anywhere, also above.
        guard isKnown, isPlain, argument.span.file == modifier.span.file,
          Int(argument.span.start) == Int(modifier.span.end) + 2
        else { return nil }
        return TextEdit(
          span: SourceSpan(start: modifier.span.start, end: argument.span.end, file: modifier.span.file),
          replacement: mend)
      })
  }

  private func wrongReceiver(
    _ name: String, _ rule: ReceiverRule, _ receiver: TypedReceiver, at span: SourceSpan
  )
    -> Diagnostic
  {
    let kinds = rule.words
    var problem = foreignReceiver(name, rule, receiver, at: span)
    problem.label = "move it up, to stand directly behind \(kinds)"
    if rule.later[receiver.kind] == nil {
      problem.help.insert(
        "a modifier before it has wrapped the view: the order of modifiers has a meaning", at: 0)
    }
    return problem
  }

  /// Says that a view is not what a modifier is for.
  private func foreignReceiver(
    _ name: String, _ rule: ReceiverRule, _ receiver: TypedReceiver, at span: SourceSpan
  ) -> Diagnostic {
    let other = Synonyms.names(for: name).first { other in
      other != name && catalogue.modifier(named: other) != nil
    }
    var help: [HelpText] = other.map { ["`\($0)` does something like it to every view"] } ?? []
    if let others = rule.others?.first(on: target.platform), let release = Target.name(of: others, on: target.platform)
    {
      help.append("other views have `\(name)` from \(release) on")
    }
    if let later = rule.later[receiver.kind]?.first(on: target.platform),
      let release = Target.name(of: later, on: target.platform)
    {
      help = ["\(receiver.kind.name) has `\(name)` from \(release) on"]
    }
    return Diagnostic(
      .wrongReceiver, "`\(name)` can be applied to \(rule.words), and this is `\(store.print(receiver.type))`",
      at: span,
      label: other.map { "did you mean `\($0)`?" }, help: help)
  }
}

extension TypeContext {
  /// A note for every view and modifier whose printed type nobody has published: those of nodes, and those that methods
  /// apply.
  package mutating func unknownSignatures() -> [Diagnostic] {
    var notes: [Diagnostic] = []
    for node in document.nodes.indices {
      // First: to find a type may add it to the store.
      let own = base(of: node).type
      if let note = unknownSignature(of: node, own) { notes.append(note) }
      for modifier in document.nodes[node].modifiers {
        let type = type(of: node, upTo: modifier, in: .plain).type
        if let note = unknownSignature(of: modifier, type) { notes.append(note) }
      }
    }
    for method in document.viewMethods {
      for modifier in method.modifiers {
        let type = layer(of: modifier)
        if let note = unknownSignature(of: modifier, type) { notes.append(note) }
      }
    }
    return notes
  }

  private func unknownSignature(of node: NodeID, _ type: TypeRef) -> Diagnostic? {
    guard case .view(let definition) = document.nodes[node].kind, store.isUnknown(type),
      !catalogue.views[definition].standsForAnother
    else { return nil }
    let name = catalogue.views[definition].name
    return Diagnostic(
      .unknownSignature, "nobody has published what `\(name)` prints as, so the type says `unknown(\(name))`",
      at: document.nodes[node].span)
  }

  private func unknownSignature(of modifier: Index<CheckedModifier>, _ type: TypeRef) -> Diagnostic? {
    guard case .modifier(let definition) = document.modifiers[modifier].kind,
      let layer = store.parts(of: type).arguments.last, store.hasUnknownPart(layer),
      !catalogue.modifiers[definition].standsForAnother
    else { return nil }
    let name = catalogue.modifiers[definition].name
    return Diagnostic(
      .unknownSignature, "nobody has published what `\(name)` prints as, so the type says `unknown(\(name))`",
      at: document.modifiers[modifier].span)
  }
}

extension ReceiverRule {
  /// The receivers in the words of a message.
  fileprivate var words: String {
    var kinds = kinds
    if kinds.contains(.shape) { kinds.removeAll { $0 == .insettableShape } }
    return kinds.map(\.name).sorted().joined(separator: " or ")
  }
}

extension ReceiverKind {
  /// The receiver in the words of a message.
  fileprivate var name: String {
    switch self {
    case .text: "a `Text`"
    case .image: "an `Image`"
    case .color: "a `Color`"
    case .insettableShape: "a shape that can be inset"
    case .shape: "a shape"
    case .shapeView, .insettableShapeView: "a filled or stroked shape"
    case .forEach: "a `ForEach`"
    case .tableColumn: "a `TableColumn`"
    case .chartMark: "a mark of a chart"
    case .other: "a view"
    }
  }
}
