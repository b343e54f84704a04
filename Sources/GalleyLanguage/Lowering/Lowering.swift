package import GalleyLayout
import GalleyTables

/// What stands around a view where exactly one is needed and several are given (layout 3.6).
package enum ImplicitContainer: Sendable {
  case verticalStack
  case depthStack
  case horizontalStack

  /// The axis that spacers and dividers inside follow; nil for none.
  var axis: Axis? {
    switch self {
    case .verticalStack: .vertical
    case .horizontalStack: .horizontal
    case .depthStack: nil
    }
  }
}

/// A row of a grid, with the alignment that it gives its cells.
package struct GridRow: Sendable {
  var alignment: GuideID?
}

/// Turns the evaluated tree into the layout tree, and keeps the report tree that leads from one to the other.
///
/// Builder content is flattened here: groups, loops, conditions and custom views contribute their views; a modifier on
/// several views is applied to each of them in a container, and once, around an implicit container, where one view is
/// needed.
package struct Lowering: Sendable {
  package let catalogue: Catalogue
  package let document: CheckedProgram
  package var tree: ViewTree
  package var layout: LayoutTree
  package var report = ReportTree()
  /// What controls draw; only pictures ask.
  package internal(set) var parts = ControlParts()
  /// The figures of controls, lists and bars.
  package var metrics: ControlMetricTable
  package var window = LoweringWindow()
  package var surroundings = LoweringSurroundings()
  package var hostContent = HostContent()
  package var findings = LoweringFindings()
  package var budget = ReportBudget()
  /// The views lowered so far of the lists that are being collected, innermost last.
  var results: [LoweredView] = []

  package init(catalogue: Catalogue, document: CheckedProgram, tree: ViewTree) {
    self.catalogue = catalogue
    self.document = document
    self.tree = tree
    metrics = catalogue.metrics(for: document.target)
    layout = LayoutTree(capacity: tree.nodes.count)
    addCustomGuides()
    report.reserve(tree.nodes.count)
  }

  /// Lowers a node where one view is needed; several are put into the implicit container, none gives nil.
  package mutating func lowerOne(_ id: ViewNodeID, in container: ImplicitContainer) -> LoweredView? {
    within(\.controls.isRowLevel, false) { $0.lowerOffRows(id, in: container) }
  }

  private mutating func lowerOffRows(_ id: ViewNodeID, in container: ImplicitContainer) -> LoweredView? {
    let node = tree[id]
    switch node.kind {
    case .modifier, .custom, .customModifier, .styled:
      guard let content = node.firstChild.index, admits(0, of: id) else { return nil }
      let mark = results.count
      guard let inner = withinWishes(of: id, node, { $0.lowerOffRows(content, in: container) }) else { return nil }
      results.append(inner)
      wrapResults(from: mark, with: id, node)
      return results.popLast()
    case .view, .shape, .layout, .slot, .group, .loop:
      let mark = surroundings.spacers.count
      let views = lowerList(id)
      if views.count > 1 {
        for spacer in surroundings.takeSpacers(behind: mark) { layout.turn(spacer: spacer, along: container.axis) }
      }
      return combine(views, in: container)
    }
  }

  /// Lowers a node where a list of views is expected.
  package mutating func lowerList(_ id: ViewNodeID) -> [LoweredView] {
    let mark = results.count
    lower(id)
    return takeResults(from: mark)
  }

  /// Takes the views from `mark` on out of the list that is being collected.
  mutating func takeResults(from mark: Int) -> [LoweredView] {
    // A copy: the array made of a whole buffer would be that buffer, with the room that the largest list once took.
    let list = results[mark...].map(\.self)
    results.removeSubrange(mark...)
    return list
  }

  /// Puts several views into an implicit container; none gives nil, one is itself.
  private mutating func combine(_ list: [LoweredView], in container: ImplicitContainer) -> LoweredView? {
    if list.count <= 1 { return list.first }
    let primitive: Primitive
    switch container {
    case .verticalStack: primitive = .stack(axis: .vertical, alignment: .horizontalCenter, spacing: nil)
    case .horizontalStack: primitive = .stack(axis: .horizontal, alignment: .verticalCenter, spacing: nil)
    case .depthStack: primitive = .depthStack(alignment: .center)
    }
    let node = layout.add(primitive, children: list.map(\.node))
    let entry = report.add(source: .none, layout: node, role: .container(container), children: list)
    var view = LoweredView(node: node, report: entry)
    view.controlHeight = primitive.controlHeight(of: list.map(\.controlHeight))
    return view
  }

  func isTransparent(_ node: ViewTree.Node) -> Bool {
    node.isView && catalogue.viewOverload(of: node)?.layout.isTransparent == true
  }
}
