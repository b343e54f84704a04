package import GalleyExpressions

/// Writes the types that Swift would print for a checked document.
///
/// Types are static: they follow from the checked nodes alone, whichever branch of a condition runs.
package struct TypeContext: Sendable {
  package let catalogue: Catalogue
  package let document: CheckedDocument
  package var store = TypeStore()
  /// The call whose rule is at work.
  private var call = CheckedCall.empty
  private var parameters: [Parameter] = []
  /// By checked node: its type without its modifiers, once it is known.
  private var bases: [TypedReceiver?]
  /// By checked modifier: the type of its receiver with it applied, once it is known.
  private var layers: [TypedReceiver?]

  package init(catalogue: Catalogue, document: CheckedDocument) {
    self.catalogue = catalogue
    self.document = document
    bases = Array(repeating: nil, count: document.nodes.count)
    layers = Array(repeating: nil, count: document.modifiers.count)
  }

  /// The target whose SwiftUI is meant.
  package var target: Target { document.target }
}

// MARK: - Nodes

extension TypeContext {
  /// The type of a node with all its modifiers.
  package mutating func type(of node: NodeID) -> TypedReceiver {
    let modifiers = document.nodes[node.index].modifiers.indices
    if let last = modifiers.last { return type(of: node, upTo: last) }
    return base(of: node)
  }

  /// The type of a node with its modifiers up to and including the one at this index of the document's modifiers.
  package mutating func type(of node: NodeID, upTo last: Int) -> TypedReceiver {
    if let known = layers[last] { return known }
    var receiver = base(of: node)
    for index in document.nodes[node.index].modifiers.indices where index <= last {
      if let known = layers[index] {
        receiver = known
      } else {
        receiver = apply(document.modifiers[index], to: receiver)
        layers[index] = receiver
      }
    }
    return receiver
  }

  /// Tells whether a modifier leaves its receiver's type as it is.
  package mutating func folds(_ modifier: Int, of node: NodeID) -> Bool {
    receiver(of: modifier, node).type == type(of: node, upTo: modifier).type
  }

  /// The type of a node without its modifiers.
  package mutating func base(of node: NodeID) -> TypedReceiver {
    if let known = bases[node.index] { return known }
    let result = makeBase(document.nodes[node.index])
    bases[node.index] = result
    return result
  }

  private mutating func makeBase(_ node: CheckedNode) -> TypedReceiver {
    switch node.kind {
    case .invalid: return TypedReceiver(named("EmptyView"))
    case .block(let members): return TypedReceiver(block(members))
    case .view(let definition):
      let overload = catalogue.views[Int(definition)].overloads[Int(node.call.overload)]
      return with(node.call, overload.parameters) { overload.type.resolve(&$0) }
    }
  }

  private mutating func apply(_ modifier: CheckedModifier, to receiver: TypedReceiver) -> TypedReceiver {
    switch modifier.kind {
    case .invalid: return receiver
    case .modifier(let definition):
      let overload = catalogue.modifiers[Int(definition)].overloads[Int(modifier.call.overload)]
      return with(modifier.call, overload.parameters) { overload.type.resolve(&$0, receiver) }
    }
  }

  private mutating func with(
    _ call: CheckedCall, _ parameters: [Parameter], _ body: (inout TypeContext) -> TypedReceiver
  ) -> TypedReceiver {
    let outer = (self.call, self.parameters)
    (self.call, self.parameters) = (call, parameters)
    defer { (self.call, self.parameters) = outer }
    return body(&self)
  }

  /// The type of a view-builder block (type-signatures 3.1).
  private mutating func block(_ members: IndexRange) -> TypeRef {
    var types: [TypeRef] = []
    for index in members.indices { types.append(type(of: document.blockMembers[index]).type) }
    return builderType(types)
  }

  /// What `ViewBuilder` makes of these statements.
  package mutating func builderType(_ types: [TypeRef]) -> TypeRef {
    switch types.count {
    case 0: named("EmptyView")
    case 1: types[0]
    default: store.add("TupleView", [store.addTuple(types)])
    }
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

  /// A view with a modifier around it, `ModifiedContent<content, modifier>`.
  package mutating func modified(_ content: TypeRef, _ modifier: TypeRef) -> TypeRef {
    store.add("ModifiedContent", [content, modifier])
  }

  /// A layer that writes an environment value of the given printed type.
  package mutating func environmentLayer(_ receiver: TypedReceiver, writing valueType: String) -> TypedReceiver {
    let modifier = generic("_EnvironmentKeyWritingModifier", [named(valueType)])
    return TypedReceiver(modified(receiver.type, modifier))
  }

  /// The type of what a parameter label stands for: the block or the value that was given for it (`EmptyView` and `Never`
  /// where there is none); a word in upper case is a type's own name.
  package mutating func component(_ label: String) -> TypeRef {
    if label.first?.isUppercase == true || label.first == "_" { return named(label) }
    guard let argument = argument(label) else { return named("EmptyView") }
    return type(of: argument).type
  }

  /// The checked argument with this label; nil if it was not given.
  package func argument(_ label: String) -> CheckedArgument? {
    for index in call.arguments.indices {
      let argument = document.arguments[index]
      if parameters[Int(argument.parameter)].label == label { return argument }
    }
    return nil
  }

  package func isGiven(_ label: String) -> Bool { argument(label) != nil }

  /// The type of an argument: of its block, or of its value.
  package mutating func type(of argument: CheckedArgument) -> TypedReceiver {
    switch argument.content {
    case .node(let node): return type(of: node)
    case .closure(let index):
      if let body = document.closures[Int(index)].body { return type(of: body) }
      return TypedReceiver(named("EmptyView"))
    case .constant, .dynamic: return TypedReceiver(store.spelled(valueTypeName(of: argument)))
    case .action: return TypedReceiver(named("Never"))
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

  /// The value of an argument that needs no evaluation.
  package func constant(_ label: String) -> Value? {
    guard let argument = argument(label), case .constant(let index) = argument.content else { return nil }
    return document.constants[Int(index)].value
  }

  private func valueTypeName(of argument: CheckedArgument) -> String {
    swiftName(of: valueType(of: argument), in: document.types)
  }
}

// MARK: - What reports ask

extension TypeContext {
  /// The type of a modifier's result, if it has been written already.
  package func layer(_ modifier: Int) -> TypeRef? { layers[modifier]?.type }

  /// The type of a node without its modifiers, if it has been written already.
  package func knownBase(of node: NodeID) -> TypeRef? { bases[node.index]?.type }
}
