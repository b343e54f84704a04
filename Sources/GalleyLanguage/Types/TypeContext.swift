import CStackRoom
package import GalleyExpressions
import GalleySource

/// Writes the types that Swift would print for a checked document.
///
/// Types are static: they follow from the checked nodes alone, whichever branch of a condition runs. Inside a definition
/// with blocks they depend on the blocks that a use gives it; such a use is an instantiation.
package struct TypeContext: Sendable {
  package let catalogue: Catalogue
  package let document: CheckedProgram
  package var store = TypeStore()
  /// The blocks of each generic use of a definition; the first stands for everything that is not generic.
  private var instantiations: [Instantiation] = [Instantiation(blocks: [:])]
  private var instantiationIndices: [Instantiation: Int32] = [:]
  /// The instantiation that types are being written in.
  private var current: Int32 = 0
  /// The call whose rule is at work.
  private var call = CheckedCall.empty
  private var parameters: [Parameter] = []
  private var memo: TypeMemo
  /// The uses of definitions that were met, for `--views`.
  package private(set) var uses: [DefinitionUse] = []
  private var knownUses: Set<DefinitionUse> = []
  /// The modifiers and views that were met and whose printed type is not known.
  package private(set) var unknownTypes: Set<String> = []

  /// How many more modifiers methods may apply, each use counted: methods that use methods twice multiply.
  private var methodLayersLeft: Int
  /// Whether they applied more, so that the types are not whole.
  package var hasTooManyLayers: Bool { methodLayersLeft < 0 }

  private struct Instantiation: Hashable, Sendable {
    var blocks: [Int32: TypeRef]
    /// What the type parameters stand for.
    var generics: [TypeID: TypeRef] = [:]
  }

  package init(catalogue: Catalogue, document: CheckedProgram, mostMethodLayers: Int = 1_000_000) {
    methodLayersLeft = mostMethodLayers
    self.catalogue = catalogue
    self.document = document
    memo = TypeMemo(nodes: document.nodes.count, modifiers: document.modifiers.count)
  }

  /// The release that a condition or definition around the node at work asks for.
  private var reachedRelease: Release?

  /// The target whose SwiftUI is meant.
  package var target: Target {
    var target = document.target
    if let reachedRelease { target.release = max(target.release, reachedRelease) }
    return target
  }
}

/// A definition with the blocks of one use.
package struct DefinitionUse: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case view
    case modifier
    case style
  }

  package var kind: Kind
  package var definition: Int32
  package var instantiation: Int32
}

// MARK: - Nodes

extension TypeContext {
  /// The type of a node with all its modifiers.
  package mutating func type(of node: NodeID) -> TypedReceiver {
    let modifiers = document.nodes[node.index].modifiers.indices
    if let last = modifiers.last { return type(of: node, upTo: last) }
    return base(of: node)
  }

  /// The type of a node with all its modifiers, in an instantiation.
  package mutating func type(of node: NodeID, in instantiation: Int32) -> TypedReceiver {
    within(instantiation) { $0.type(of: node) }
  }

  /// The type of a node with its modifiers up to and including the one at this index of the document's modifiers.
  package mutating func type(of node: NodeID, upTo last: Int, in instantiation: Int32) -> TypedReceiver {
    within(instantiation) { $0.type(of: node, upTo: last) }
  }

  private mutating func type(of node: NodeID, upTo last: Int) -> TypedReceiver {
    if let known = memo.layer(last, current) { return known }
    let modifiers = document.nodes[node.index].modifiers.indices
    guard !modifiers.isEmpty, last >= modifiers.lowerBound else { return base(of: node) }
    // From the nearest layer that is known, not from the innermost: a chain may have a hundred thousand.
    var next = min(last, modifiers.upperBound - 1)
    while next > modifiers.lowerBound, memo.layer(next - 1, current) == nil { next -= 1 }
    var receiver = next > modifiers.lowerBound ? memo.layer(next - 1, current) ?? base(of: node) : base(of: node)
    for index in next...max(next, min(last, modifiers.upperBound - 1)) {
      let release = releaseAround { $0.modifiers.contains(index) }
      receiver = reaching(release) {
        $0.apply($0.document.modifiers[index], to: receiver)
      }
      memo.setLayer(index, current, receiver)
    }
    return receiver
  }

  /// The type that a modifier is applied to.
  package mutating func receiver(of modifier: Int, _ node: NodeID) -> TypedReceiver {
    let first = document.nodes[node.index].modifiers.indices.lowerBound
    return modifier == first ? base(of: node) : type(of: node, upTo: modifier - 1)
  }

  /// The type that a modifier is applied to, in an instantiation.
  package mutating func receiver(of modifier: Int, _ node: NodeID, in instantiation: Int32) -> TypedReceiver {
    within(instantiation) { $0.receiver(of: modifier, node) }
  }

  /// What a modifier of the catalogue does to its receiver: folds into it, changes a shape, or wraps it.
  package mutating func effect(
    ofModifier modifier: Int, on node: NodeID, in instantiation: Int32
  ) -> ViewTree.Kind {
    within(instantiation) { context in
      let receiver = context.receiver(of: modifier, node)
      let result = context.type(of: node, upTo: modifier)
      if receiver.type == result.type { return .folded }
      if receiver.kind.isShape { return result.kind.isShape || result.kind.isShapeView ? .shapeModifier : .modifier }
      return receiver.kind.isShapeView && result.kind.isShapeView ? .shapeModifier : .modifier
    }
  }

  /// The type of a node without its modifiers.
  package mutating func base(of node: NodeID) -> TypedReceiver {
    if let known = memo.base(node.index, current) { return known }
    // Not remembered: whoever asks sees that the stack ran out, and prints no type.
    guard stackHasRoom() else { return TypedReceiver(named("EmptyView")) }
    let release = releaseAround { $0.nodes.contains(node.index) }
    let result = reaching(release) { $0.makeBase($0.document.nodes[node.index]) }
    memo.setBase(node.index, current, result)
    return result
  }

  private mutating func makeBase(_ node: CheckedNode) -> TypedReceiver {
    switch node.kind {
    case .invalid, .constants: return TypedReceiver(named("EmptyView"))
    case .block(let members): return TypedReceiver(block(members))
    case .view(let definition):
      let overload = catalogue.views[Int(definition)].overloads[Int(node.call.overload)]
      return with(node.call, overload.parameters) { overload.type.resolve(&$0) }
    case .conditional(let index): return TypedReceiver(conditional(document.conditionals[Int(index)]))
    case .selection(let index): return TypedReceiver(selection(document.selections[Int(index)]))
    case .forEach(let index): return TypedReceiver(forEach(document.forEachs[Int(index)]), .forEach)
    case .customView(let index): return TypedReceiver(customView(index, node.call))
    case .customShape(let index):
      let shape = document.shapes[Int(index)]
      return TypedReceiver(documentType(shape.name), shape.isInsettable ? .insettableShape : .shape)
    case .property(let index, _):
      let property = document.properties[Int(index)]
      let content = type(of: property.body)
      return property.isOpaque ? TypedReceiver(content.type) : content
    case .slot(let parameter, _):
      return TypedReceiver(slot(parameter))
    case .modifiedContent(let modifier):
      let name = documentType(document.viewModifiers[Int(modifier)].name)
      return TypedReceiver(store.add("_ViewModifier_Content", [name]))
    case .configuration(let style, let member):
      let kind = catalogue.styleProtocols[Int(document.styles[Int(style)].styleProtocol)]
      return TypedReceiver(named(kind.typeName(of: kind.members[Int(member)])))
    }
  }

  private mutating func apply(_ modifier: CheckedModifier, to receiver: TypedReceiver) -> TypedReceiver {
    guard stackHasRoom() else { return receiver }
    switch modifier.kind {
    case .invalid: return receiver
    case .modifier(let definition):
      let overload = catalogue.modifiers[Int(definition)].overloads[Int(modifier.call.overload)]
      return with(modifier.call, overload.parameters) { overload.type.resolve(&$0, receiver) }
    case .custom(let index): return TypedReceiver(modified(receiver.type, customModifier(index, modifier.call)))
    case .concatenation(let calls): return concatenate(calls, to: receiver)
    case .method(let index):
      var result = TypedReceiver(receiver.type)
      for position in document.viewMethods[Int(index)].modifiers.indices where methodLayersLeft >= 0 {
        methodLayersLeft -= 1
        result = apply(document.modifiers[position], to: result)
      }
      return result
    }
  }

  /// The type of a modifier around a view of any type.
  mutating func layer(of modifier: Int) -> TypeRef {
    let receiver = TypedReceiver(named("EmptyView"))
    return apply(document.modifiers[modifier], to: receiver).type
  }

  private mutating func concatenate(_ calls: IndexRange, to receiver: TypedReceiver) -> TypedReceiver {
    var joined: TypeRef?
    for index in calls.indices {
      let call = document.modifierCalls[index]
      guard case .custom(let definition) = call.kind else { continue }
      let next = customModifier(definition, call.call)
      joined = joined.map { modified($0, next) } ?? next
    }
    return joined.map { TypedReceiver(modified(receiver.type, $0)) } ?? receiver
  }

  private mutating func with(
    _ call: CheckedCall, _ parameters: [Parameter], _ body: (inout TypeContext) -> TypedReceiver
  ) -> TypedReceiver {
    let outer = (self.call, self.parameters)
    (self.call, self.parameters) = (call, parameters)
    defer { (self.call, self.parameters) = outer }
    return body(&self)
  }

  /// What the innermost condition or definition around something asks for.
  func releaseAround(_ isAround: (ReachedRelease) -> Bool) -> Release? {
    document.reachedReleases.isEmpty ? nil : document.reachedReleases.first(where: isAround)?.release
  }

  mutating func reaching<Result>(_ release: Release?, _ body: (inout TypeContext) -> Result) -> Result {
    guard release != reachedRelease else { return body(&self) }
    let outer = reachedRelease
    reachedRelease = release
    defer { reachedRelease = outer }
    return body(&self)
  }

  private mutating func within<Result>(_ instantiation: Int32, _ body: (inout TypeContext) -> Result) -> Result {
    let outer = current
    current = instantiation
    defer { current = outer }
    return body(&self)
  }
}

// MARK: - Definitions

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
    let key = Instantiation(blocks: blocks, generics: generics(of: call, definition))
    if let known = instantiationIndices[key] { return known }
    instantiations.append(key)
    let result = Int32(instantiations.count - 1)
    instantiationIndices[key] = result
    return result
  }

  private mutating func customView(_ index: Int32, _ call: CheckedCall) -> TypeRef {
    use(document.views[Int(index)], .view, index, call)
  }

  private mutating func customModifier(_ index: Int32, _ call: CheckedCall) -> TypeRef {
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
    note(DefinitionUse(kind: kind, definition: index, instantiation: instantiation))
    let generics = definition.generics.map { instantiations[Int(instantiation)].generics[$0] ?? named("_") }
    let blocks = definition.slots.compactMap { instantiations[Int(instantiation)].blocks[$0] }
    return documentType(definition.name, generics + blocks)
  }

  private mutating func style(_ use: CheckedStyle) -> TypeRef {
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
  private mutating func slot(_ parameter: Int32) -> TypeRef {
    if let known = instantiations[Int(current)].blocks[parameter] { return known }
    guard current == 0, let root = document.views.first, root.slots.contains(parameter) else {
      return named("EmptyView")
    }
    let type = defaultBlock(parameter, of: root.plan)
    instantiations[0].blocks[parameter] = type
    return type
  }

  private mutating func defaultBlock(_ parameter: Int32, of plan: ActivationPlan) -> TypeRef {
    guard let content = plan.defaultBlocks[Int(parameter)] else { return named("EmptyView") }
    return type(of: CheckedArgument(parameter: 0, content: content, span: SourceSpan(start: 0, end: 0))).type
  }

  private mutating func note(_ use: DefinitionUse) {
    if knownUses.insert(use).inserted { uses.append(use) }
  }

  private mutating func documentType(_ name: String, _ arguments: [TypeRef] = []) -> TypeRef {
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

// MARK: - What type rules ask

extension TypeContext {
  /// A type of SwiftUI or the standard library, spelled as Swift prints it: `Optional<Color>`.
  package mutating func named(_ name: String) -> TypeRef { store.spelled(name) }

  /// A type with arguments.
  package mutating func generic(_ name: String, _ arguments: [TypeRef]) -> TypeRef {
    arguments.isEmpty ? named(name) : store.add(name, arguments)
  }

  /// What stands for a type that nobody has seen printed: `unknown(searchable)`, which is no Swift type.
  package mutating func unknown(_ name: String) -> TypeRef {
    unknownTypes.insert(name)
    return store.add(TypeStore.unknownMark + name + ")")
  }

  /// A view with a modifier around it, `ModifiedContent<content, modifier>`.
  package mutating func modified(_ content: TypeRef, _ modifier: TypeRef) -> TypeRef {
    store.add("ModifiedContent", [content, modifier])
  }

  /// A layer that writes an environment value of the given printed type.
  package mutating func environmentLayer(_ receiver: TypedReceiver, writing valueType: String) -> TypedReceiver {
    let modifier = generic("_EnvironmentKeyWritingModifier", [named(valueType)])
    return TypedReceiver(modified(receiver.type, modifier))
  }

  /// The type of the block or the value that was given for a label; `EmptyView` where there is none.
  package mutating func component<Reading>(_ label: ArgumentLabel<Reading>) -> TypeRef { component(.of(label)) }

  /// The type that an argument of a printed type stands for.
  package mutating func component(_ argument: TypeArgument) -> TypeRef {
    switch argument {
    case .named(let name): return named(name)
    case .given(let label):
      guard let argument = self.argument(label.name) else { return named("EmptyView") }
      return type(of: argument).type
    }
  }

  /// The checked argument with this label; nil if it was not given.
  package func argument<Reading>(_ label: ArgumentLabel<Reading>) -> CheckedArgument? { argument(label.name) }

  private func argument(_ label: String) -> CheckedArgument? {
    for index in call.arguments.indices {
      let argument = document.arguments[index]
      if parameters[Int(argument.parameter)].label == label { return argument }
    }
    return nil
  }

  /// A type of the author's own code, by its name; one with arguments is a library's.
  private mutating func documentType(spelled value: Value) -> TypeRef {
    guard case .string(let name) = value else { return named("Never") }
    return name.contains("<") ? store.spelled(name) : documentType(name)
  }

  /// The number of names that the closure of an action gives its parameters; nil where it is not given, or plain.
  package func closureParameterCount<Reading>(_ label: ArgumentLabel<Reading>) -> Int? {
    guard case .action(let index)? = argument(label)?.content else { return nil }
    return document.actionParameters[index]?.namedCount
  }

  /// The constant text that was given for a parameter; nil if none was.
  package func constantText(_ label: ArgumentLabel<String>) -> String? {
    guard case .constant(let index)? = argument(label)?.content,
      case .string(let text) = document.constants[Int(index)].value
    else { return nil }
    return text
  }

  /// Tells whether a value is written with a type of its own: `$(Color.red)` and not `red`.
  package func isTyped(_ argument: CheckedArgument) -> Bool { !argument.isImplicitMember }

  /// The printed type of the member of the environment that a key argument names, which a value argument may tell.
  package mutating func environmentType(
    ofKey key: ArgumentLabel<String>, value: ArgumentLabel<Value>?
  ) -> TypeRef {
    if let name = constantText(key), let known = EnvironmentKey.named(name) { return named(known.printedType) }
    if let name = constantText(key), document.environmentDefaults.contains(where: { $0.name == name }),
      let type = document.environmentTypes[name]
    {
      return written(type)
    }
    guard let given = value.flatMap({ argument($0) }) else { return unknown("environment") }
    return written(valueType(of: given))
  }

  package func isGiven<Reading>(_ label: ArgumentLabel<Reading>) -> Bool { argument(label.name) != nil }

  /// What the parameter with this label takes in the form of the call; nil if it has none.
  package func kind<Reading>(of label: ArgumentLabel<Reading>) -> ParameterKind? {
    parameters.first { $0.label == label.name }?.kind
  }

  /// What the columns of the table around the call are about; nil outside tables.
  package var tableElement: TableElement? {
    call.table < 0 ? nil : document.tableElements[Int(call.table)]
  }

  /// The type of an argument: of its block, or of its value.
  package mutating func type(of argument: CheckedArgument) -> TypedReceiver {
    switch argument.content {
    case .node(let node): return type(of: node)
    case .constant(let index) where parameters[Int(argument.parameter)].kind == .typeName:
      return TypedReceiver(documentType(spelled: document.constants[Int(index)].value))
    case .closure(let index):
      if let body = document.closures[Int(index)].body { return type(of: body) }
      return TypedReceiver(named("EmptyView"))
    case .constant, .dynamic: return TypedReceiver(written(valueType(of: argument)))
    case .action: return TypedReceiver(named("Never"))
    case .controlStyle(let index): return TypedReceiver(style(document.styleUses[Int(index)]))
    }
  }

  /// The static type of a value argument.
  package func valueType(of argument: CheckedArgument) -> ValueType {
    switch argument.content {
    case .constant(let index): document.constants[Int(index)].type
    case .dynamic(let index): document.dynamicValues[Int(index)].type
    default: .unknown
    }
  }

  /// A value's type as it is printed.
  package mutating func written(_ type: ValueType) -> TypeRef {
    switch type {
    case .named(let id) where document.types[id].traits.contains(.generic):
      return instantiations[Int(current)].generics[id] ?? named("_")
    case .named(let id) where document.types[id].module == nil:
      return store.addDocumentType(document.types[id].swiftName, module: document.module)
    case .optional(let wrapped): return store.add("Optional", [written(wrapped)])
    case .array(let element): return store.add("Array", [written(element)])
    default: return store.spelled(swiftName(of: type, in: document.types))
    }
  }
}

// MARK: - What reports ask

extension TypeContext {
  /// The type of a modifier's result, if it has been written already.
  package func layer(_ modifier: Int, in instantiation: Int32) -> TypeRef? {
    memo.layer(modifier, instantiation)?.type
  }

  /// The type of a node without its modifiers, if it has been written already.
  package func knownBase(of node: NodeID, in instantiation: Int32) -> TypeRef? {
    memo.base(node.index, instantiation)?.type
  }
}
