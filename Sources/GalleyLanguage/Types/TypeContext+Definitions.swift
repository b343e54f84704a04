import GalleyExpressions
import GalleySource
package import GalleyTables

// The types of definitions of the document, which follow from the blocks that a use gives them.

extension TypeContext {
  /// The instantiation of a definition by the blocks of a call that stands in `outer`.
  package mutating func instantiate(
    blocksOf call: CheckedCall, _ definition: CustomView, _ outer: Index<TypeInstantiation>
  ) -> Index<TypeInstantiation> {
    guard !definition.slots.isEmpty || !definition.generics.isEmpty else { return .plain }
    return within(outer) { $0.instantiation(of: call, definition) }
  }

  private mutating func instantiation(of call: CheckedCall, _ definition: CustomView) -> Index<TypeInstantiation> {
    guard !definition.slots.isEmpty || !definition.generics.isEmpty else { return .plain }
    let blocks = blocks(of: call, definition.parameters, definition.slots, definition.plan)
    return instantiations.index(
      of: TypeInstantiation(blocks: blocks, generics: generics(of: call, definition)))
  }

  /// The instantiation of a method by the view that it is called on and the blocks of the call.
  mutating func instantiation(
    of call: CheckedCall, _ method: ViewMethod, receiver: TypeRef
  ) -> Index<TypeInstantiation> {
    if method.body == nil, method.slots.isEmpty { return .plain }
    let blocks = blocks(of: call, method.parameters, method.slots, method.plan)
    return instantiations.index(of: TypeInstantiation(blocks: blocks, receiver: method.body == nil ? nil : receiver))
  }

  /// The instantiation of a method with a body by a call of it that stands in `outer`.
  mutating func instantiate(
    _ method: ViewMethod, _ call: CheckedCall, _ receiver: TypeRef, in outer: Index<TypeInstantiation>
  ) -> Index<TypeInstantiation> {
    within(outer) { $0.instantiation(of: call, method, receiver: receiver) }
  }

  /// The instantiation of a property with parameters by a call of it that stands in `outer`, whose definition it is in.
  mutating func instantiate(
    _ property: CustomProperty, _ call: CheckedCall, in outer: Index<TypeInstantiation>
  ) -> Index<TypeInstantiation> {
    let slots = property.parameters.indices.filter { property.parameters[$0].kind.isContent }.map {
      Index<Parameter>($0)
    }
    guard !slots.isEmpty else { return outer }
    return within(outer) { context in
      let own = context.blocks(of: call, property.parameters, slots, property.plan)
      var instantiation = context.instantiations[outer]
      instantiation.blocks.merge(own) { $1 }
      return context.instantiations.index(of: instantiation)
    }
  }

  /// The type of `content` in the body of a method.
  var receiverOfMethod: TypeRef { mutating get { instantiations[current].receiver ?? named("EmptyView") } }

  /// The types of what fills the slots of a definition in a call.
  private mutating func blocks(
    of call: CheckedCall, _ parameters: [Parameter], _ slots: [Index<Parameter>], _ plan: ActivationPlan
  ) -> [Index<Parameter>: TypeRef] {
    var blocks: [Index<Parameter>: TypeRef] = [:]
    for slot in slots { blocks[slot] = defaultBlock(slot, of: plan) }
    for index in call.arguments {
      let argument = document.arguments[index]
      if parameters[argument.parameter].kind.isContent {
        blocks[argument.parameter] = type(of: argument).type
      }
    }
    return blocks
  }

  mutating func customView(_ index: Index<CustomView>, _ call: CheckedCall) -> TypeRef {
    use(.view(index), call)
  }

  mutating func customModifier(_ index: Index<CustomModifier>, _ call: CheckedCall) -> TypeRef {
    use(.modifier(index), call)
  }

  /// What the type parameters of a definition stand for in a call.
  private mutating func generics(of call: CheckedCall, _ definition: CustomView) -> [TypeID: TypeRef] {
    guard !definition.generics.isEmpty else { return [:] }
    var bindings: [TypeID: ValueType] = [:]
    for index in call.arguments {
      let argument = document.arguments[index]
      guard case .generic(let pattern) = definition.parameters[argument.parameter].kind else { continue }
      _ = pattern.bind(to: valueType(of: argument), in: document.types, &bindings)
    }
    return bindings.mapValues { written($0) }
  }

  /// The type of one use of a definition: its name, with the types of its blocks.
  private mutating func use(
    _ id: DefinitionID, _ call: CheckedCall
  ) -> TypeRef {
    let definition = document.view(id)
    let instantiation = instantiation(of: call, definition)
    uses.insert(DefinitionUse(definition: id, instantiation: instantiation))
    let generics = definition.generics.map { instantiations[instantiation].generics[$0] ?? named("_") }
    let blocks = definition.slots.compactMap { instantiations[instantiation].blocks[$0] }
    return documentType(definition.name, generics + blocks)
  }

  mutating func style(_ use: CheckedStyle) -> TypeRef {
    switch use.kind {
    case .builtIn(let kind, let style):
      return named(catalogue.styleProtocols[kind].styles[style].typeName)
    case .custom(let index): return self.use(.style(index), use.call)
    }
  }

  /// The protocol of the style that was given for a parameter, such as `PrimitiveButtonStyle`; nil if none was.
  package func styleProtocol<Reading>(of label: ArgumentLabel<Reading>) -> String? {
    guard case .controlStyle(let index)? = argument(label)?.content else { return nil }
    return switch document.styleUses[index].kind {
    case .builtIn(let kind, _): catalogue.styleProtocols[kind].name
    case .custom(let style): catalogue.styleProtocols[document.styles[style].styleProtocol].name
    }
  }

  /// The type of what fills a slot of the definition around; nobody calls the document, so that its slots have what
  /// its preview passes, or their defaults.
  mutating func slot(_ parameter: Index<Parameter>) -> TypeRef {
    if let known = instantiations[current].blocks[parameter] { return known }
    guard current == .plain, let root = document.views.first, root.slots.contains(parameter) else {
      return named("EmptyView")
    }
    let type = defaultBlock(parameter, of: root.plan)
    instantiations.setDefault(type, ofSlot: parameter)
    return type
  }

  private mutating func defaultBlock(_ parameter: Index<Parameter>, of plan: ActivationPlan) -> TypeRef {
    let given = document.preview?.blocks[parameter]
    guard let content = given ?? plan.defaultBlocks[parameter.position] else { return named("EmptyView") }
    return type(of: CheckedArgument(parameter: Index(0), content: content, span: SourceSpan(start: 0, end: 0))).type
  }

  mutating func documentType(_ name: String, _ arguments: [TypeRef] = []) -> TypeRef {
    store.addDocumentType(name, module: document.module, arguments)
  }

  /// The name and the type of the body of a use of a definition.
  package mutating func body(of use: DefinitionUse) -> (name: String, type: TypeRef) {
    let definition = document.view(use.definition)
    return (definition.name, type(of: definition.body, in: use.instantiation).type)
  }
}
