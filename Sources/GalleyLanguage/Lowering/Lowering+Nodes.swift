import GalleyLayout
import GalleyTables

// Views, and the lists that groups, loops and definitions contribute.

extension Lowering {
  /// Appends the views of a node to `results`.
  mutating func lower(_ id: ViewNodeID) {
    guard admits(1, of: id) else { return }
    let node = tree[id]
    let mark = results.count
    switch node.kind {
    case .group, .slot:
      lowerChildren(of: node)
      if !node.label.isNone { groupResults(from: mark, source: id) }
    case .view(let definition): lowerView(id, node, catalogue.views[definition].overload(node.overload))
    case .shape: appendLeaf(.fill, source: id)
    case .layout(let layout): appendContainer(arrangement(of: layout, node), orientation: nil, source: id, node)
    case .loop(let progress): results.append(placeholder(for: id, progress, firstCount: 0))
    case .modifier, .custom, .customModifier, .styled:
      guard let content = node.firstChild.index else { return }
      within(wrapper: id) { inside in inside.withinWishes(of: id, node) { $0.lower(content) } }
      wrapResults(from: mark, with: id, node)
    }
  }

  private mutating func lowerChildren(of node: ViewTree.Node) {
    let mark = results.count
    var upcoming = node.firstChild
    while let child = upcoming.index {
      let next = tree[child]
      if case .loop(let progress) = next.kind {
        results.append(placeholder(for: child, progress, firstCount: results.count - mark))
      } else {
        lower(child)
      }
      upcoming = next.nextSibling
    }
  }

  private mutating func lowerView(_ id: ViewNodeID, _ node: ViewTree.Node, _ overload: ViewOverload) {
    switch overload.layout {
    case .leaf(let makePrimitive):
      appendLeaf(makePrimitive(arguments(of: node, overload.parameters)), source: id)
    case .transparent:
      let mark = results.count
      // What its other blocks hold stands elsewhere, if anywhere.
      if let content = block(.content, of: id, overload.parameters) { lower(content) }
      if !node.label.isNone { groupResults(from: mark, source: id) }
    case .erased:
      let mark = results.count
      lowerChildren(of: node)
      if !node.label.isNone { groupResults(from: mark, source: id) }
    case .container(let makePrimitive, let axis):
      let primitive = makePrimitive(arguments(of: node, overload.parameters))
      appendContainer(primitive, orientation: axis, source: id, node)
    case .custom(let lower):
      let reference = ViewReference(id: id, node: node, parameters: overload.parameters)
      let cells = layout.gridCellCount
      let views = lower(&self, reference)
      let isControl = overload.styled != nil
      results.append(
        contentsOf: layout.gridCellCount > cells ? views.map { hidingCells(of: $0, isControl: isControl) } : views)
    }
  }

  /// The view so that a grid around does not see attributes of cells in it, if it has a layout of its own, as controls
  /// have even where their style shows the label alone.
  ///
  /// Source: grid 1.1.
  private mutating func hidingCells(of view: LoweredView, isControl: Bool) -> LoweredView {
    let entry = report.entries[view.report]
    let isTransparent = entry.firstChild.index.map { report.entries[$0].layout == entry.layout } ?? false
    guard isControl || !isTransparent, view.group.isNone else { return view }
    var hidden = view
    hidden.node = layout.add(.cellBoundary, child: view.node)
    return hidden
  }

  private mutating func appendLeaf(_ primitive: Primitive, source: ViewNodeID) {
    let node = layout.add(primitive)
    results.append(LoweredView(node: node, report: report.add(source: Link(source), layout: node)))
  }

  private mutating func appendContainer(
    _ primitive: Primitive, orientation axis: Axis?, source: ViewNodeID, _ node: ViewTree.Node
  ) {
    let mark = results.count
    let cells = layout.gridCellCount
    withinContainer(orientation: axis) { $0.lowerChildren(of: node) }
    let view = container(
      primitive, of: results[mark...], source: source, node, hasCells: layout.gridCellCount > cells)
    results.removeSubrange(mark...)
    results.append(view)
  }

  /// The view that a container makes of its children.
  ///
  /// They are a slice of `results`, which must be gone before that changes: else all of it is copied. `hasCells` tells that
  /// attributes of grid cells were met inside.
  private mutating func container(
    _ primitive: Primitive, of children: ArraySlice<LoweredView>, source: ViewNodeID, _ node: ViewTree.Node,
    hasCells: Bool
  ) -> LoweredView {
    if children.count == 1, let only = children.first, primitive.givesWayToOneChild, hasOneStaticChild(node) {
      // The identity shortcut of stacks: the only child takes the stack's place (layout 2.6), but a grid around
      // does not see its attributes (grid 1.1).
      let node = hasCells ? layout.add(.cellBoundary, child: only.node) : only.node
      var view = LoweredView(
        node: node, report: report.add(source: Link(source), layout: node, children: children))
      view.controlHeight = only.controlHeight
      return view
    }
    let layoutNode = layout.add(completed(primitive, with: children), children: children.map(\.node))
    var view = LoweredView(
      node: layoutNode, report: report.add(source: Link(source), layout: layoutNode, children: children))
    if surroundings.controls.isInRow { view.controlHeight = primitive.controlHeight(of: children.map(\.controlHeight)) }
    return view
  }

  /// Tells whether a container's list is one view that no condition or loop stands behind.
  private func hasOneStaticChild(_ node: ViewTree.Node) -> Bool {
    var next = node.firstChild
    while let current = next.index {
      let child = tree[current]
      switch child.kind {
      case .slot, .modifier, .custom, .customModifier, .styled: next = child.firstChild
      case .shape, .layout: return true
      case .group(.block):
        let views = tree.children(of: current).filter { !isAlwaysNothing($0) }
        guard let only = views.first, views.count == 1 else { return false }
        next = Link(only)
      case .group(.dynamic), .group(.branch), .loop: return false
      case .view(let definition):
        let layout = catalogue.views[definition].overload(child.overload).layout
        guard layout.isTransparent else { return true }
        if case .erased = layout { return false }
        next = child.firstChild
      }
    }
    return false
  }

  /// Tells whether a node is an EmptyView, which is no child of a container (layout 3.5), under modifiers or not.
  private func isAlwaysNothing(_ id: ViewNodeID) -> Bool {
    var next = Link(id)
    while let current = next.index {
      let node = tree[current]
      switch node.kind {
      case .modifier, .customModifier, .styled: next = node.firstChild
      case .view(let definition):
        let overload = catalogue.views[definition].overload(node.overload)
        return overload.layout.isTransparent && overload.parameters.isEmpty
      case .slot, .custom, .shape, .layout, .group, .loop: return false
      }
    }
    return false
  }
}
