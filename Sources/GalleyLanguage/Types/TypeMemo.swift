import GalleyTables

/// The types that have been written, by node and by modifier.
///
/// Nodes outside generic definitions have one type each, kept in arrays; the few others are kept by instantiation.
struct TypeMemo: Sendable {
  private struct Key<Element>: Hashable, Sendable {
    var index: Index<Element>
    var instantiation: Index<TypeInstantiation>
  }

  private var bases: [TypedReceiver?]
  private var layers: [TypedReceiver?]
  private var genericBases: [Key<CheckedNode>: TypedReceiver] = [:]
  private var genericLayers: [Key<CheckedModifier>: TypedReceiver] = [:]

  init(nodes: Int, modifiers: Int) {
    bases = Array(repeating: nil, count: nodes)
    layers = Array(repeating: nil, count: modifiers)
  }

  func base(_ node: NodeID, _ instantiation: Index<TypeInstantiation>) -> TypedReceiver? {
    instantiation == .plain ? bases[node.position] : genericBases[Key(index: node, instantiation: instantiation)]
  }

  mutating func setBase(_ node: NodeID, _ instantiation: Index<TypeInstantiation>, _ receiver: TypedReceiver) {
    if instantiation == .plain {
      bases[node.position] = receiver
    } else {
      genericBases[Key(index: node, instantiation: instantiation)] = receiver
    }
  }

  func layer(_ modifier: Index<CheckedModifier>, _ instantiation: Index<TypeInstantiation>) -> TypedReceiver? {
    instantiation == .plain
      ? layers[modifier.position] : genericLayers[Key(index: modifier, instantiation: instantiation)]
  }

  mutating func setLayer(
    _ modifier: Index<CheckedModifier>, _ instantiation: Index<TypeInstantiation>, _ receiver: TypedReceiver
  ) {
    if instantiation == .plain {
      layers[modifier.position] = receiver
    } else {
      genericLayers[Key(index: modifier, instantiation: instantiation)] = receiver
    }
  }
}
