import GalleyTables

/// A finished layout whose steps can be run again, one node at a time, to see how they came about.
///
/// Nothing is written down while a layout works. The rules are run again with the engine that has finished: sizes are pure, so
/// that they come out the same, and mostly stand in its memo.
package struct LayoutReplay {
  var engine: LayoutEngine
  let root: LayoutNodeID
  /// By node, the node around it.
  private var parents: [Link<LayoutTree.Node>]
  /// What was found out so far.
  var known = KnownPlacements()

  init(_ engine: LayoutEngine, root: LayoutNodeID) {
    self.engine = engine
    self.root = root
    parents = Array(repeating: .none, count: engine.tree.count)
    for node in engine.tree.nodes.indices {
      for child in engine.tree.children(of: node) { parents[child.position] = Link(node) }
    }
    for (reader, children) in engine.readerContent {
      for child in children { parents[child.position] = Link(reader) }
    }
  }

  /// The tree that was laid out.
  package var tree: LayoutTree { engine.tree }

  /// The size that a node takes when it is offered something where it stands.
  package mutating func size(of node: LayoutNodeID, offered proposal: Proposal, at placement: Placement) -> Size {
    engine.enter(placement.context)
    return engine.measure(node, proposal)
  }

  /// How a node and those around it were placed, from what a window holds inwards; empty for a node that is not placed.
  package mutating func path(to node: LayoutNodeID) -> [Placement] {
    guard engine.tree.nodes.indices.contains(node), engine.isPlaced[node.position] else { return [] }
    var inner = [node]
    while let parent = parents[inner[inner.count - 1].position].index { inner.append(parent) }
    guard var placement = window(of: inner.removeLast(), towards: inner.last) else { return [] }
    // A presentation is a window of its own, whose content is hosted with it.
    if !inner.isEmpty, inner.last == placement.node { inner.removeLast() }
    var path = [placement]
    for next in inner.reversed() {
      guard let found = children(of: placement).first(where: { $0.node == next }) else { return [] }
      placement = found
      path.append(found)
    }
    return path
  }

  /// The priority that a stack gives a view by.
  package func priority(of node: LayoutNodeID) -> Double { engine.priority(of: node) }

  /// The node around another; nil for what a window holds.
  func parent(of node: LayoutNodeID) -> LayoutNodeID? { parents[node.position].index }

  /// The innermost node around another that is placed; nil if there is none.
  package func nearestPlaced(around node: LayoutNodeID) -> LayoutNodeID? {
    var next = parents[node.position]
    while let outer = next.index {
      if engine.isPlaced[outer.position] { return outer }
      next = parents[outer.position]
    }
    return nil
  }

  /// The nodes that windows hold: the root, and the content of what is presented.
  package mutating func windows() -> [Placement] {
    var result = [window(of: root, towards: nil)].compactMap(\.self)
    for node in engine.tree.presentationNodes where engine.isPlaced[node.position] {
      let content = engine.tree.children(of: node).first
      if let content, let placement = window(of: node, towards: content) { result.append(placement) }
    }
    return result
  }

  /// Hosts the root of a window again, or the content of a presentation.
  private mutating func window(of outermost: LayoutNodeID, towards content: LayoutNodeID?) -> Placement? {
    engine.pending.removeAll()
    var node = outermost
    if outermost == root {
      engine.hostRoot(root)
    } else {
      guard let position = engine.tree.presentationNodes.firstIndex(of: outermost) else { return nil }
      engine.place(engine.tree.presentations[Index(position)], node: outermost)
      node = content ?? outermost
    }
    let context = engine.pending.last?.context ?? Index(engine.records.contexts.count - 1)
    let frame = engine.frames[node.position]
    return Placement(
      node: node, parent: .none, proposal: engine.proposals[node.position], size: frame.size, origin: frame.origin,
      frame: frame, context: context)
  }

  /// How the content of a presentation is hosted in its window; empty for one without content.
  mutating func content(ofPresentation node: LayoutNodeID) -> [Placement] {
    let content = engine.tree.children(of: node).first
    return content.flatMap { window(of: node, towards: $0) }.map { [$0] } ?? []
  }

  /// How the children of a node are placed when it is placed again.
  package mutating func children(of parent: Placement) -> [Placement] {
    let index = parent.node.position
    let children = engine.readerContent[parent.node] ?? Array(engine.tree.children(of: parent.node))
    let before = parent.trial.isNone ? [] : engine.placements(of: [parent.node] + children)
    engine.frames[index] = parent.frame
    engine.proposals[index] = parent.proposal
    engine.enter(parent.context)
    engine.pending.removeAll()
    for child in children { engine.isPlaced[child.position] = false }
    place(parent)
    var placed: [Placement] = []
    for child in children where engine.isPlaced[child.position] {
      let frame = engine.frames[child.position]
      let context = engine.pending.first { $0.node == child }?.context ?? parent.context
      placed.append(
        Placement(
          node: child, parent: Link(parent.node), proposal: engine.proposals[child.position], size: frame.size,
          origin: origin(of: frame, in: parent), frame: frame, context: context, trial: parent.trial))
    }
    engine.pending.removeAll()
    // What is only tried leaves no trace in the layout.
    engine.restore(before)
    return placed
  }

  /// Runs the rule of a node that places its children; a stack always shares its space anew, and a reader's content, which
  /// stands in the tree, is not evaluated again.
  private mutating func place(_ parent: Placement) {
    let node = NodeView(index: parent.node, storage: engine.tree.nodes[parent.node])
    let kind = node.storage.kind
    if kind == .stack {
      var nobody = Unobserved()
      put(arrange(node, parent, &nobody), in: parent)
    } else if kind == .geometryReader {
      let offer = Proposal(parent.size)
      for child in engine.readerContent[parent.node] ?? [] {
        let size = engine.measure(child, offer)
        engine.put(child, at: .zero, size: size, proposal: offer, in: parent.frame, context: parent.context)
      }
    } else if kind == .matchedSource, !parent.trial.isNone {
      // What is only tried is no source for others.
      MatchedSourceRule(node: node).placeChild(in: parent.context, by: &engine)
    } else {
      engine.ask(PlaceQuestion(context: parent.context), of: parent.node)
      // Without a source a matched view waited until all else was placed.
      guard kind == .matchedView, let content = engine.tree.children(of: parent.node).first,
        !engine.isPlaced[content.position]
      else { return }
      MatchedViewRule(node: node).placeChild(in: parent.context, by: &engine)
    }
  }

  /// Arranges the children of a stack by the general algorithm.
  mutating func arrange(
    _ node: NodeView, _ parent: Placement, _ observer: inout some StackObserver
  ) -> [LayoutEngine.Arranged] {
    let base = StackRule(node: node).arrange(
      size: parent.size, proposal: parent.proposal, in: &engine, observer: &observer)
    defer { engine.arranged.removeLast(engine.arranged.count - base) }
    return Array(engine.arranged[base...])
  }

  private mutating func put(_ items: [LayoutEngine.Arranged], in parent: Placement) {
    for item in items {
      engine.put(
        item.child, at: item.origin, size: item.size, proposal: item.proposal, in: parent.frame,
        context: parent.context)
    }
  }

  /// The place of a rectangle in a parent, from its leading edge.
  private func origin(of frame: Rect, in parent: Placement) -> Point {
    var origin = Point(x: frame.minX - parent.frame.minX, y: frame.minY - parent.frame.minY)
    if engine.records.contexts[parent.context].isRightToLeft {
      origin.x = parent.size.width - origin.x - frame.size.width
    }
    return origin
  }
}

extension LayoutEngine {
  /// Where a node is placed, to be taken back.
  fileprivate struct KeptPlacement {
    var node: LayoutNodeID
    var frame: Rect
    var proposal: Proposal
    var isPlaced: Bool
  }

  fileprivate func placements(of nodes: [LayoutNodeID]) -> [KeptPlacement] {
    nodes.map {
      KeptPlacement(
        node: $0, frame: frames[$0.position], proposal: proposals[$0.position], isPlaced: isPlaced[$0.position])
    }
  }

  fileprivate mutating func restore(_ kept: [KeptPlacement]) {
    for placement in kept {
      frames[placement.node.position] = placement.frame
      proposals[placement.node.position] = placement.proposal
      isPlaced[placement.node.position] = placement.isPlaced
    }
  }
}
