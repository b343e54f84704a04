package import GalleySource

extension TypeContext {
  /// Reports every modifier whose receiver does not have it: `resizable` on a Text, `bold` on a stack before iOS 16.
  package mutating func checkReceivers() -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    checkShapes(&diagnostics)
    for index in document.nodes.indices {
      let node = NodeID(rawValue: Int32(index))
      for modifier in document.nodes[index].modifiers.indices {
        if let problem = receiverProblem(modifier, of: node) { diagnostics.append(problem) }
      }
    }
    return diagnostics
  }

  private mutating func receiverProblem(_ index: Int, of node: NodeID) -> Diagnostic? {
    let modifier = document.modifiers[index]
    guard case .modifier(let definition) = modifier.kind else { return nil }
    let overload = catalogue.modifiers[Int(definition)].overloads[Int(modifier.call.overload)]
    guard let rule = overload.receivers else { return nil }
    let receiver = receiver(of: index, node)
    let release = releaseAround { $0.modifiers.contains(index) }
    let reached = reaching(release) { $0.target }
    if rule.allows(receiver.kind, reached) { return nil }
    return wrongReceiver(catalogue.modifiers[Int(definition)].name, rule, receiver, at: modifier.span)
  }

  private func wrongReceiver(
    _ name: String, _ rule: ReceiverRule, _ receiver: TypedReceiver, at span: SourceSpan
  )
    -> Diagnostic
  {
    let kinds = rule.words
    var help = ["a modifier before it may have wrapped the view: the order of modifiers has a meaning"]
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
      .wrongReceiver, "`\(name)` can be applied to \(kinds), and this is `\(store.print(receiver.type))`", at: span,
      label: "move it up, to stand directly behind \(kinds)", help: help)
  }
}

extension TypeContext {
  /// A note for every modifier whose printed type nobody has published: those of nodes, and those that methods apply.
  package mutating func unknownSignatures() -> [Diagnostic] {
    var notes: [Diagnostic] = []
    for index in document.nodes.indices {
      let node = NodeID(rawValue: Int32(index))
      for modifier in document.nodes[index].modifiers.indices {
        // First: to find the type may add it to the store.
        let type = type(of: node, upTo: modifier, in: 0).type
        if let note = unknownSignature(of: modifier, type) { notes.append(note) }
      }
    }
    for method in document.viewMethods {
      for modifier in method.modifiers.indices {
        let type = layer(of: modifier)
        if let note = unknownSignature(of: modifier, type) { notes.append(note) }
      }
    }
    return notes
  }

  private func unknownSignature(of modifier: Int, _ type: TypeRef) -> Diagnostic? {
    guard case .modifier(let definition) = document.modifiers[modifier].kind,
      let layer = store.parts(of: type).arguments.last, store.hasUnknownPart(layer)
    else { return nil }
    let name = catalogue.modifiers[Int(definition)].name
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
    case .other: "a view"
    }
  }
}
