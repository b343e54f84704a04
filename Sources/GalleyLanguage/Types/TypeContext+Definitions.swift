import GalleyExpressions
import GalleySource

// The types of definitions of the document, which follow from the blocks that a use gives them.

extension TypeContext {
  /// The instantiation of a definition by the blocks of a call that stands in `outer`.
  package mutating func instantiate(
    blocksOf call: CheckedCall, _ definition: CustomView, _ outer: Int32
  ) -> Int32 {
    guard !definition.slots.isEmpty || !definition.generics.isEmpty else { return 0 }
    return within(outer) { $0.instantiation(of: call, definition) }
  }

  private mutating func instantiation(of call: CheckedCall, _ definition: CustomView) -> Int32 {
    guard !definition.slots.isEmpty || !definition.generics.isEmpty else { return 0 }
    let parameters = definition.parameters
    var blocks: [Int32: TypeRef] = [:]
    for slot in definition.slots { blocks[slot] = defaultBlock(slot, of: definition.plan) }
    for index in call.arguments.indices {
      let argument = document.arguments[index]
      if parameters[Int(argument.parameter)].kind.isContent {
        blocks[argument.parameter] = type(of: argument).type
      }
    }
    return instantiations.index(
      of: TypeInstantiations.Instantiation(blocks: blocks, generics: generics(of: call, definition)))
  }

  mutating func customView(_ index: Int32, _ call: CheckedCall) -> TypeRef {
    use(document.views[Int(index)], .view, index, call)
  }

  mutating func customModifier(_ index: Int32, _ call: CheckedCall) -> TypeRef {
    use(document.viewModifiers[Int(index)], .modifier, index, call)
  }

  /// What the type parameters of a definition stand for in a call.
  private mutating func generics(of call: CheckedCall, _ definition: CustomView) -> [TypeID: TypeRef] {
    guard !definition.generics.isEmpty else { return [:] }
    var bindings: [TypeID: ValueType] = [:]
    for index in call.arguments.indices {
      let argument = document.arguments[index]
      guard case .generic(let pattern) = definition.parameters[Int(argument.parameter)].kind else { continue }
      _ = pattern.bind(to: valueType(of: argument), in: document.types, &bindings)
    }
    return bindings.mapValues { written($0) }
  }

  /// The type of one use of a definition: its name, with the types of its blocks.
  private mutating func use(
    _ definition: CustomView, _ kind: DefinitionUse.Kind, _ index: Int32, _ call: CheckedCall
  ) -> TypeRef {
    let instantiation = instantiation(of: call, definition)
    uses.insert(DefinitionUse(kind: kind, definition: index, instantiation: instantiation))
    let generics = definition.generics.map { instantiations[instantiation].generics[$0] ?? named("_") }
    let blocks = definition.slots.compactMap { instantiations[instantiation].blocks[$0] }
    return documentType(definition.name, generics + blocks)
  }

  mutating func style(_ use: CheckedStyle) -> TypeRef {
    switch use.kind {
    case .builtIn(let kind, let style):
      return named(catalogue.styleProtocols[Int(kind)].styles[Int(style)].typeName)
    case .custom(let index):
      return self.use(document.styles[Int(index)].view, .style, index, use.call)
    }
  }

  /// The protocol of the style that was given for a parameter, such as `PrimitiveButtonStyle`; nil if none was.
  package func styleProtocol<Reading>(of label: ArgumentLabel<Reading>) -> String? {
    guard case .controlStyle(let index)? = argument(label)?.content else { return nil }
    return switch document.styleUses[Int(index)].kind {
    case .builtIn(let kind, _): catalogue.styleProtocols[Int(kind)].name
    case .custom(let style): catalogue.styleProtocols[Int(document.styles[Int(style)].styleProtocol)].name
    }
  }

  /// The type of what fills a slot of the definition around; nobody calls the document, so that its slots have their
  /// defaults.
  mutating func slot(_ parameter: Int32) -> TypeRef {
    if let known = instantiations[current].blocks[parameter] { return known }
    guard current == 0, let root = document.views.first, root.slots.contains(parameter) else {
      return named("EmptyView")
    }
    let type = defaultBlock(parameter, of: root.plan)
    instantiations.setDefault(type, ofSlot: parameter)
    return type
  }

  private mutating func defaultBlock(_ parameter: Int32, of plan: ActivationPlan) -> TypeRef {
    guard let content = plan.defaultBlocks[Int(parameter)] else { return named("EmptyView") }
    return type(of: CheckedArgument(parameter: 0, content: content, span: SourceSpan(start: 0, end: 0))).type
  }

  mutating func documentType(_ name: String, _ arguments: [TypeRef] = []) -> TypeRef {
    store.addDocumentType(name, module: document.module, arguments)
  }

  /// The name and the type of the body of a use of a definition.
  package mutating func body(of use: DefinitionUse) -> (name: String, type: TypeRef) {
    let definition =
      switch use.kind {
      case .view: document.views[Int(use.definition)]
      case .modifier: document.viewModifiers[Int(use.definition)]
      case .style: document.styles[Int(use.definition)].view
      }
    return (definition.name, type(of: definition.body, in: use.instantiation).type)
  }
}
