import GalleyLanguage

/// Finds for the nodes of one text those of another text that are the same to their author.
///
/// A view and the modifiers around it are one to an author. In a container those are the same of which all is said alike, then
/// those of one type and name in their order, then the one that stands where another stood. What is called by a name that is
/// used once in each text is the same wherever it stands.
struct NodeMatcher {
  /// By node of the second layout, that of the first.
  private(set) var earlier: [Node: Node] = [:]
  /// By view of the second layout, the view of another type that it took the place of.
  private(set) var replaced: [Node: Node] = [:]
  /// The nodes of the first layout that have been found.
  private var found: Set<Node> = []
  /// Views side by side whose counterparts are still to be found.
  private var pending: [(before: [Node], after: [Node])] = []

  init(_ before: DocumentLayout, _ after: DocumentLayout) {
    pending = [(before.root.map { [$0] } ?? [], after.root.map { [$0] } ?? [])]
    matchPending()
    matchNames(before, after)
    matchPending()
  }

  /// A view with the modifiers around it.
  private struct Unit {
    let view: Node
    /// The modifiers, the outermost first.
    let layers: [Node]

    init(_ outermost: Node) {
      var layers: [Node] = []
      var view = outermost
      while let content = view.content {
        layers.append(view)
        view = content
      }
      self.view = view
      self.layers = layers
    }

    /// What it is called, by itself or by a modifier.
    var name: String? { view.name ?? layers.last { $0.name != nil }?.name }
    /// What it is, whatever is said of it.
    var kind: [String?] { [view.view, name, view.role?.rawValue] }
    /// All that is said of the view itself.
    var wording: [String?] { kind + [view.summary] }
  }

  // MARK: Views side by side

  /// Works through a list instead of recursion: whatever could be laid out can be compared.
  private mutating func matchPending() {
    while let (before, after) = pending.popLast() {
      let (first, second) = (before.map { Unit($0) }, after.map { Unit($0) })
      var (i, j) = (0, 0)
      let alike = CommonSequence.pairs(first.map(\.wording), second.map(\.wording))
      for pair in alike + [(first.count, second.count)] {
        matchKinds(Array(first[i..<pair.first]), Array(second[j..<pair.second]))
        if pair.first < first.count { match(first[pair.first], second[pair.second]) }
        (i, j) = (pair.first + 1, pair.second + 1)
      }
    }
  }

  /// Matches views that are of one kind; where one stands between those, it took the place of the other.
  private mutating func matchKinds(_ before: [Unit], _ after: [Unit]) {
    var (i, j) = (0, 0)
    for pair in CommonSequence.pairs(before.map(\.kind), after.map(\.kind)) + [(before.count, after.count)] {
      if pair.first - i == 1, pair.second - j == 1 { replace(before[i], after[j]) }
      if pair.first < before.count { match(before[pair.first], after[pair.second]) }
      (i, j) = (pair.first + 1, pair.second + 1)
    }
  }

  private mutating func match(_ before: Unit, _ after: Unit) {
    pair(before.view, after.view)
    pending.append((Array(before.view.children), Array(after.view.children)))
    matchLayers(before.layers, after.layers)
  }

  private mutating func replace(_ before: Unit, _ after: Unit) {
    guard before.view.view != after.view.view else { return match(before, after) }
    replaced[after.view] = before.view
    pending.append((Array(before.view.children), Array(after.view.children)))
    matchLayers(before.layers, after.layers)
  }

  /// Matches modifiers with what stands in them beside what they modify: first those of one name, then those of which all is said
  /// alike, in their order and then wherever they stand, at last those of one kind in their order.
  private mutating func matchLayers(_ before: [Node], _ after: [Node]) {
    let names = Set(before.compactMap(\.name)).intersection(after.compactMap(\.name))
    func isNamed(_ layer: Node) -> Bool { layer.name.map { names.contains($0) } ?? false }
    var (old, new) = (before.filter { !isNamed($0) }, after.filter { !isNamed($0) })
    for layer in after {
      if let name = layer.name, let same = before.first(where: { $0.name == name && $0.view == layer.view }) {
        matchLayer(same, layer)
      }
    }
    matchLayers(&old, &new) { $0.part?.summary ?? $0.summary }
    for layer in new {
      let wording = layer.part?.summary ?? layer.summary
      guard let same = old.firstIndex(where: { ($0.part?.summary ?? $0.summary) == wording }) else { continue }
      matchLayer(old.remove(at: same), layer)
      new.removeAll { $0 == layer }
    }
    matchLayers(&old, &new, by: \.view)
  }

  /// Matches modifiers that have something in common in their order, and leaves the others.
  private mutating func matchLayers<Key: Hashable>(
    _ before: inout [Node], _ after: inout [Node], by key: (Node) -> Key
  ) {
    let pairs = CommonSequence.pairs(before.map(key), after.map(key))
    for (first, second) in pairs { matchLayer(before[first], after[second]) }
    for (first, second) in pairs.reversed() {
      before.remove(at: first)
      after.remove(at: second)
    }
  }

  private mutating func matchLayer(_ before: Node, _ after: Node) {
    pair(before, after)
    let (old, new) = (before.children.filter { $0.role != nil }, after.children.filter { $0.role != nil })
    if !old.isEmpty || !new.isEmpty { pending.append((old, new)) }
  }

  private mutating func pair(_ before: Node, _ after: Node) {
    guard earlier[after] == nil, found.insert(before).inserted else { return }
    earlier[after] = before
  }

  // MARK: Names

  /// Matches views that moved into another container under a name of their own.
  private mutating func matchNames(_ before: DocumentLayout, _ after: DocumentLayout) {
    let old = Self.named(before)
    for (name, node) in Self.named(after).sorted(by: { $0.key < $1.key }) {
      guard earlier[node] == nil, let before = old[name], !found.contains(before), before.view == node.view,
        !node.isModifier
      else { continue }
      pair(before, node)
      pending.append((Array(before.children), Array(node.children)))
      matchLayers(before.modifiers.reversed(), node.modifiers.reversed())
    }
  }

  /// The nodes that have a name to themselves.
  private static func named(_ layout: DocumentLayout) -> [String: Node] {
    var nodes: [String: Node?] = [:]
    for node in layout.nodes { if let name = node.name { nodes[name] = .some(nodes[name] == nil ? node : nil) } }
    return nodes.compactMapValues(\.self)
  }
}
