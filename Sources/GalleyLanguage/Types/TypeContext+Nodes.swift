import CStackRoom
import GalleyExpressions
package import GalleyTables

// The types of checked nodes: what they are made of, and each of their modifiers around it.

extension TypeContext {
  /// The type of a node with all its modifiers.
  package mutating func type(of node: NodeID) -> TypedReceiver {
    let modifiers = document.nodes[node].modifiers
    if let last = modifiers.last { return type(of: node, upTo: last) }
    return base(of: node)
  }

  /// The type of a node with all its modifiers, in an instantiation.
  package mutating func type(of node: NodeID, in instantiation: Index<TypeInstantiation>) -> TypedReceiver {
    within(instantiation) { $0.type(of: node) }
  }

  /// The type of a node with its modifiers up to and including the one at this index of the document's modifiers.
  package mutating func type(
    of node: NodeID, upTo last: Index<CheckedModifier>, in instantiation: Index<TypeInstantiation>
  ) -> TypedReceiver {
    within(instantiation) { $0.type(of: node, upTo: last) }
  }

  private mutating func type(of node: NodeID, upTo last: Index<CheckedModifier>) -> TypedReceiver {
    if let known = memo.layer(last, current) { return known }
    let layers = document.nodes[node].modifiers.through(last)
    // From the nearest layer that is known, not from the innermost: a chain may have a hundred thousand.
    let known = layers.lastIndex { memo.layer($0, current) != nil }
    var receiver = known.flatMap { memo.layer($0, current) } ?? base(of: node)
    for index in known.map({ layers.suffix(from: layers.index(after: $0)) }) ?? layers {
      let release = releaseAround { $0.modifiers.contains(index) }
      receiver = reaching(release) {
        $0.apply($0.document.modifiers[index], to: receiver)
      }
      memo.setLayer(index, current, receiver)
    }
    return receiver
  }

  /// The type that a modifier is applied to.
  package mutating func receiver(of modifier: Index<CheckedModifier>, _ node: NodeID) -> TypedReceiver {
    let modifiers = document.nodes[node].modifiers
    return modifier == modifiers.first ? base(of: node) : type(of: node, upTo: modifiers.index(before: modifier))
  }

  /// The type that a modifier is applied to, in an instantiation.
  package mutating func receiver(
    of modifier: Index<CheckedModifier>, _ node: NodeID, in instantiation: Index<TypeInstantiation>
  ) -> TypedReceiver {
    within(instantiation) { $0.receiver(of: modifier, node) }
  }

  /// What a modifier of the catalogue does to its receiver: folds into it, changes a shape, or wraps it.
  package mutating func effect(
    ofModifier modifier: Index<CheckedModifier>, on node: NodeID, in instantiation: Index<TypeInstantiation>
  ) -> ModifierEffect {
    within(instantiation) { context in
      let receiver = context.receiver(of: modifier, node)
      let result = context.type(of: node, upTo: modifier)
      if receiver.type == result.type { return .folded }
      if receiver.kind.isShape { return result.kind.isShape || result.kind.isShapeView ? .shape : .layer }
      return receiver.kind.isShapeView && result.kind.isShapeView ? .shape : .layer
    }
  }

  /// The type of a node without its modifiers.
  package mutating func base(of node: NodeID) -> TypedReceiver {
    if let known = memo.base(node, current) { return known }
    // Not remembered: whoever asks sees that the stack ran out, and prints no type.
    guard stackHasRoom() else { return TypedReceiver(named("EmptyView")) }
    let release = releaseAround { $0.nodes.contains(node) }
    let result = reaching(release) { $0.makeBase($0.document.nodes[node]) }
    memo.setBase(node, current, result)
    return result
  }

  /// What several views are as the receiver of a modifier: marks of a chart where the first is one.
  private mutating func kind(ofSeveral first: NodeID?) -> ReceiverKind {
    first.map { type(of: $0).kind } == .chartMark ? .chartMark : .other
  }

  private func content(of call: CheckedCall) -> NodeID? {
    for index in call.arguments {
      if case .node(let content) = document.arguments[index].content { return content }
    }
    return nil
  }

  private mutating func makeBase(_ node: CheckedNode) -> TypedReceiver {
    switch node.kind {
    case .invalid, .constants: return TypedReceiver(named("EmptyView"))
    case .block(let members):
      return TypedReceiver(block(members), kind(ofSeveral: members.first.map { document.blockMembers[$0] }))
    case .view(let definition):
      let overload = catalogue.views[definition].overload(node.call.overload)
      var receiver = with(node.call, overload.parameters) { overload.type.resolve(&$0) }
      if overload.layout.isTransparent, kind(ofSeveral: content(of: node.call)) == .chartMark {
        receiver.kind = .chartMark
      }
      return receiver
    case .conditional(let index):
      let conditional = document.conditionals[index]
      return TypedReceiver(self.conditional(conditional), kind(ofSeveral: conditional.branches.first?.body))
    case .selection(let index):
      let selection = document.selections[index]
      return TypedReceiver(self.selection(selection), kind(ofSeveral: selection.cases.first?.body))
    case .forEach(let index):
      let loop = document.forEachs[index]
      return TypedReceiver(forEach(loop), kind(ofSeveral: loop.content) == .chartMark ? .chartMark : .forEach)
    case .customView(let index): return TypedReceiver(customView(index, node.call))
    case .customShape(let index):
      let shape = document.shapes[index]
      return TypedReceiver(documentType(shape.name), shape.isInsettable ? .insettableShape : .shape)
    case .customLayout(let index):
      let layout = document.layouts[index]
      return with(node.call, layout.parameters) { context in
        // Source: types 4.2.
        let root = context.generic("_LayoutRoot", [context.documentType(layout.name)])
        return TypedReceiver(context.generic("_VariadicView.Tree", [root, context.component(.content)]))
      }
    case .property(let index, _):
      let property = document.properties[index]
      let content = within(instantiate(property, node.call, in: current)) { $0.type(of: property.body) }
      return property.isOpaque ? TypedReceiver(content.type) : content
    case .slot(let parameter, _):
      return TypedReceiver(slot(parameter))
    case .viewValue(let index): return receiver(document.viewValues[index].type)
    case .shownValue(let index): return receiver(document.shownValues[index].type)
    case .modifiedContent(.method): return TypedReceiver(receiverOfMethod)
    case .modifiedContent(.modifier(let modifier)):
      let name = documentType(document.viewModifiers[modifier].view.name)
      return TypedReceiver(store.add("_ViewModifier_Content", [name]))
    case .configuration(let style, let member):
      let kind = catalogue.styleProtocols[document.styles[style].styleProtocol]
      return TypedReceiver(named(kind.typeName(of: kind.members[member])))
    }
  }

  private mutating func apply(_ modifier: CheckedModifier, to receiver: TypedReceiver) -> TypedReceiver {
    guard stackHasRoom() else { return receiver }
    switch modifier.kind {
    case .invalid: return receiver
    case .modifier(let definition):
      let overload = catalogue.modifiers[definition].overload(modifier.call.overload)
      var result = with(modifier.call, overload.parameters) { overload.type.resolve(&$0, receiver) }
      if receiver.kind == .chartMark { result.kind = .chartMark }
      return result
    case .custom(let index): return TypedReceiver(modified(receiver.type, customModifier(index, modifier.call)))
    case .concatenation(let calls): return concatenate(calls, to: receiver)
    case .method(let index): return method(document.viewMethods[index], modifier.call, of: receiver)
    }
  }

  /// What a method of a View extension makes of a view; its type is looked through, and nothing folds there.
  private mutating func method(
    _ method: ViewMethod, _ call: CheckedCall, of receiver: TypedReceiver
  ) -> TypedReceiver {
    var result = TypedReceiver(receiver.type)
    let instantiation = instantiation(of: call, method, receiver: receiver.type)
    return within(instantiation) { context in
      if let body = method.body, context.methodLayersLeft >= 0 {
        context.methodLayersLeft -= 1
        return TypedReceiver(context.type(of: body).type)
      }
      for position in method.modifiers where context.methodLayersLeft >= 0 {
        context.methodLayersLeft -= 1
        result = context.apply(context.document.modifiers[position], to: result)
      }
      return result
    }
  }

  /// The type of a node with modifiers of which some stand in methods, each in its own instantiation.
  mutating func type(
    of node: NodeID, with chain: ArraySlice<ModifierLink>, in outer: Index<TypeInstantiation>
  ) -> TypeRef {
    var result = within(outer) { $0.base(of: node) }
    for link in chain {
      let receiver = link.isOwn ? result : TypedReceiver(result.type)
      result = within(link.instantiation) { $0.apply(link.modifier, to: receiver) }
    }
    return result.type
  }

  /// The type of a modifier around a view of any type.
  mutating func layer(of modifier: Index<CheckedModifier>) -> TypeRef {
    let receiver = TypedReceiver(named("EmptyView"))
    return apply(document.modifiers[modifier], to: receiver).type
  }

  private mutating func concatenate(
    _ calls: IndexRange<ConcatenationMember>, to receiver: TypedReceiver
  ) -> TypedReceiver {
    var joined: TypeRef?
    for index in calls {
      let call = document.modifierCalls[index].modifier
      let next: TypeRef
      switch call.kind {
      case .custom(let definition): next = customModifier(definition, call.call)
      case .modifier(let definition) where catalogue.modifiers[definition].isType:
        next = named(catalogue.modifiers[definition].name)
      case .modifier, .concatenation, .method, .invalid: continue
      }
      joined = joined.map { modified($0, next) } ?? next
    }
    return joined.map { TypedReceiver(modified(receiver.type, $0)) } ?? receiver
  }
}
