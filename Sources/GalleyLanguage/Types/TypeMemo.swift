/// The types that have been written, by node and by modifier.
///
/// Nodes outside generic definitions have one type each, kept in arrays; the few others are kept by instantiation.
struct TypeMemo: Sendable {
  private struct Key: Hashable, Sendable {
    var index: Int
    var instantiation: Int32
  }

  private var bases: [TypedReceiver?]
  private var layers: [TypedReceiver?]
  private var genericBases: [Key: TypedReceiver] = [:]
  private var genericLayers: [Key: TypedReceiver] = [:]

  init(nodes: Int, modifiers: Int) {
    bases = Array(repeating: nil, count: nodes)
    layers = Array(repeating: nil, count: modifiers)
  }

  func base(_ node: Int, _ instantiation: Int32) -> TypedReceiver? {
    instantiation == 0 ? bases[node] : genericBases[Key(index: node, instantiation: instantiation)]
  }

  mutating func setBase(_ node: Int, _ instantiation: Int32, _ receiver: TypedReceiver) {
    if instantiation == 0 {
      bases[node] = receiver
    } else {
      genericBases[Key(index: node, instantiation: instantiation)] = receiver
    }
  }

  func layer(_ modifier: Int, _ instantiation: Int32) -> TypedReceiver? {
    instantiation == 0 ? layers[modifier] : genericLayers[Key(index: modifier, instantiation: instantiation)]
  }

  mutating func setLayer(_ modifier: Int, _ instantiation: Int32, _ receiver: TypedReceiver) {
    if instantiation == 0 {
      layers[modifier] = receiver
    } else {
      genericLayers[Key(index: modifier, instantiation: instantiation)] = receiver
    }
  }
}
