package import GalleyLayout
import GalleyTables

// Modifiers that a container reads off its views: tags, insets of rows, titles of bars.

extension Lowering {
  /// The use of a modifier nearest to a view among the layers directly around it; nil if there is none.
  package func layer(_ modifier: ModifierDefinition, of view: LoweredView) -> ModifierReference? {
    guard let definition = catalogue.modifier(named: modifier.name) else { return nil }
    for layer in layers(around: view) {
      if let found = reference(layer.id, layer.node, to: definition) { return found }
    }
    return nil
  }

  /// The nodes from the outermost layer of a view inwards, up to the view that has a layout of its own.
  func layers(around view: LoweredView) -> [(id: ViewNodeID, node: ViewTree.Node)] {
    var result: [(ViewNodeID, ViewTree.Node)] = []
    var next = Link(view.report)
    while let index = next.index {
      let entry = report.entries[index]
      guard let source = entry.source.index else { break }
      let node = tree[source]
      result.append((source, node))
      if case .layout = node.kind { break }
      // What stands for its views has no layers between itself and the only one of them: a section of one row.
      if node.isView, catalogue.viewOverload(of: node)?.showing != .container { break }
      next = entry.firstChild
    }
    return result
  }

  /// The first use of a modifier in a node's content, however deep.
  package func firstLayer(_ modifier: ModifierDefinition, below id: ViewNodeID) -> ModifierReference? {
    layers([modifier], below: id, outside: []).first?.layer
  }

  /// The uses of some modifiers in a node's content, however deep, outermost first, with the position of each modifier.
  ///
  /// The views of `stops` keep theirs to themselves, and so do the blocks of modifiers that show them elsewhere:
  /// items of toolbars, sheets, menus.
  package func layers(
    _ modifiers: [ModifierDefinition], below id: ViewNodeID, outside stops: [ViewDefinition]
  ) -> [(position: Int, layer: ModifierReference)] {
    let definitions = modifiers.map { catalogue.modifier(named: $0.name) }
    let stopped = stops.compactMap { catalogue.view(named: $0.name) }
    var result: [(Int, ModifierReference)] = []
    var pending = [id]
    while let next = pending.popLast() {
      let node = tree[next]
      switch node.kind {
      case .modifier(let definition, _):
        if let position = definitions.firstIndex(of: definition), let found = reference(next, node, to: definition) {
          result.append((position, found))
        }
        guard catalogue.modifierOverload(of: node)?.layout.showsBlocksBesideView == true else {
          if let content = node.firstChild.index { pending.append(content) }
          continue
        }
      case .view(let definition) where next != id && stopped.contains(definition): continue
      case .view, .shape, .layout, .slot, .group, .loop, .custom, .customModifier, .styled: break
      }
      pending.append(contentsOf: Array(tree.children(of: next)).reversed())
    }
    return result
  }

  /// The uses of a view in a node's content, however deep, in order.
  package func views(_ view: ViewDefinition, below id: ViewNodeID) -> [ViewReference] {
    guard let definition = catalogue.view(named: view.name) else { return [] }
    var result: [ViewReference] = []
    var pending = [id]
    while let next = pending.popLast() {
      let node = tree[next]
      if case .view(definition) = node.kind {
        let overload = catalogue.views[definition].overload(node.overload)
        result.append(ViewReference(id: next, node: node, parameters: overload.parameters))
        continue
      }
      pending.append(contentsOf: Array(tree.children(of: next)).reversed())
    }
    return result
  }

  /// The view that a node stands for, if it is one of some.
  package func view(at id: ViewNodeID, among views: [ViewDefinition]) -> ViewReference? {
    let node = tree[id]
    guard case .view(let index) = node.kind else { return nil }
    let definition = catalogue.views[index]
    guard views.contains(where: { $0.name == definition.name }) else { return nil }
    return ViewReference(id: id, node: node, parameters: definition.overload(node.overload).parameters)
  }

  private func reference(
    _ id: ViewNodeID, _ node: ViewTree.Node, to definition: Index<ModifierDefinition>
  ) -> ModifierReference? {
    guard case .modifier(definition, let effect) = node.kind, effect != .shape else { return nil }
    let overload = catalogue.modifiers[definition].overload(node.overload)
    return ModifierReference(id: id, node: node, parameters: overload.parameters)
  }

  /// The use of a modifier that a node is.
  package func modifier(at id: ViewNodeID) -> ModifierReference? {
    let node = tree[id]
    guard let overload = catalogue.modifierOverload(of: node) else { return nil }
    return ModifierReference(id: id, node: node, parameters: overload.parameters)
  }

  /// The node of the block that a modifier was given for a parameter; nil if none was.
  package func block(_ label: ArgumentLabel<ViewBlock>, of modifier: ModifierReference) -> ViewNodeID? {
    block(label, of: modifier.id, modifier.parameters)
  }

  /// Registers an arrangement that the host computes.
  package mutating func arrangement(_ arrangement: some CustomLayout & Sendable) -> Primitive {
    .custom(hostContent.add(arrangement))
  }
}

extension ModifierLayout {
  /// The blocks of the modifier show behind, over or beside the view.
  fileprivate var showsBlocksBesideView: Bool {
    switch self {
    case .layer, .companion: true
    case .neutral, .surrounding, .wish, .wrapper, .presentation, .dialog, .custom: false
    }
  }
}
