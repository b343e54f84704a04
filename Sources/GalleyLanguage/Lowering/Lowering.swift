package import GalleyLayout

/// A view as its parent's layout sees it, after flattening.
package struct LoweredView: Sendable {
  package var node: LayoutNodeID
  /// The outermost report entry that stands for it and no other view.
  package var report: Int32
  /// The outermost report entry that stands for it and for views beside it, or -1.
  package var group: Int32 = -1
  /// The place in its innermost group, where layers around it go; or -1.
  package var groupPlace: Int32 = -1
  /// The grid row that it is a cell of (an index in `Lowering.rows`), or -1.
  package var row: Int32
  /// What it is to the section of a list that it stands in; nil outside sections.
  package var listPart: ListPart?
  /// The height of the control that it is, in points, which the insets of a list's row give way to; 0 for anything else.
  package var controlHeight = 0.0
  /// It stands for the views of a loop that layout asks for.
  package var isDeferred = false

  package init(node: LayoutNodeID, report: Int32, row: Int32 = -1) {
    self.node = node
    self.report = report
    self.row = row
  }

  /// The same view with another layer around it.
  func wrapped(in node: LayoutNodeID, report: Int32) -> LoweredView {
    var result = self
    result.node = node
    result.report = report
    return result
  }
}

/// What stands around a view where exactly one is needed and several are given (layout 3.6).
package enum ImplicitContainer: Sendable {
  case verticalStack
  case depthStack
  case horizontalStack
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
  /// The axis that Spacer and Divider follow here; nil outside a stack.
  package var orientation: Axis?
  /// The alignments of grid rows, by row.
  package var rows: [GuideID?] = []
  /// What layout calls back, by `HostClosureID`.
  package var closures: [HostClosure] = []
  /// The arrangements that layout asks the host for, by `HostLayoutID`.
  package var arrangements: [any CustomLayout & Sendable] = []
  /// The figures of controls, lists and bars.
  package var metrics: ControlMetricTable
  /// How far a navigation bar directly under the status bar reaches into the safe area, in points.
  package var barRise = 0.0
  /// Whether a keyboard covers the lower part of the window.
  package var showsKeyboard = false
  /// Whether there is a window, and not only a proposal.
  package var hasWindow = false
  /// The tab views so far, each with the content that it shows.
  package var shownTabs: [(tabView: ViewNodeID, content: ViewNodeID)] = []
  /// The sections of lists so far.
  package var sectionCount = 0
  /// What controls adapt to here.
  package var place = ControlPlace()
  /// The views with matched geometry; nil as long as there are none.
  var matchedViews: MatchedGeometry?
  /// The loops whose elements layout asks for, by `HostLoopID`.
  package var deferredLoops: [DeferredLoop] = []
  /// The modifiers and definitions around the place that is being lowered, inside the container around it; they are
  /// applied to what a deferred loop there gives.
  var wrappers: [ViewNodeID] = []
  /// How many views and modifiers may be reported, where a modifier of several views counts for each of them.
  package var mostEntries = Int.max
  /// The view or modifier that is one too many; nil as long as none is.
  ///
  /// Nothing is lowered from there on.
  package internal(set) var excess: ViewNodeID?
  /// The views lowered so far of the lists that are being collected, innermost last.
  var results: [LoweredView] = []

  package init(catalogue: Catalogue, document: CheckedProgram, tree: ViewTree) {
    self.catalogue = catalogue
    self.document = document
    self.tree = tree
    metrics = ControlMetricTable(
      platform: document.target.platform.metricPlatform, year: document.target.release.year)
    layout = LayoutTree(capacity: tree.nodes.count)
    addCustomGuides()
    report.reserve(tree.nodes.count)
  }

  /// Lowers a node where one view is needed; several are put into the implicit container, none gives nil.
  package mutating func lowerOne(_ id: ViewNodeID, in container: ImplicitContainer) -> LoweredView? {
    let outer = place.isRowLevel
    place.isRowLevel = false
    defer { place.isRowLevel = outer }
    let node = tree[id]
    switch node.kind {
    case .modifier, .folded, .shapeModifier, .custom, .customModifier, .styled:
      guard admits(0, of: id) else { return nil }
      let mark = results.count
      guard let inner = lowerOne(node.firstChild, in: container) else { return nil }
      results.append(inner)
      wrapResults(from: mark, with: id, node)
      return results.popLast()
    case .view, .shape, .slot, .group, .loop: return combine(lowerList(id), in: container)
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
  package mutating func combine(_ list: [LoweredView], in container: ImplicitContainer) -> LoweredView? {
    if list.count <= 1 { return list.first }
    let primitive: Primitive
    switch container {
    case .verticalStack: primitive = .stack(axis: .vertical, alignment: .horizontalCenter, spacing: nil)
    case .horizontalStack: primitive = .stack(axis: .horizontal, alignment: .verticalCenter, spacing: nil)
    case .depthStack: primitive = .depthStack(alignment: .center)
    }
    let node = layout.add(primitive, children: list.map(\.node))
    let entry = report.add(source: .none, layout: node, role: .container(container), children: list)
    return LoweredView(node: node, report: entry)
  }

  func isTransparent(_ node: ViewTree.Node) -> Bool {
    node.kind == .view && overload(of: node).layout.isTransparent
  }
}

// MARK: - Nodes

extension Lowering {
  func overload(of node: ViewTree.Node) -> ViewOverload {
    catalogue.views[Int(node.definition)].overloads[Int(node.overload)]
  }

  /// Appends the views of a node to `results`.
  mutating func lower(_ id: ViewNodeID) {
    guard admits(1, of: id) else { return }
    let node = tree[id]
    let mark = results.count
    switch node.kind {
    case .group, .slot:
      lowerChildren(of: node)
      if node.label >= 0 { groupResults(from: mark, source: id) }
    case .view: lowerView(id, node)
    case .shape: appendLeaf(.fill, source: id)
    case .loop: results.append(placeholder(for: id, node, firstCount: 0))
    case .modifier, .folded, .shapeModifier, .custom, .customModifier, .styled:
      wrappers.append(id)
      lower(node.firstChild)
      wrappers.removeLast()
      wrapResults(from: mark, with: id, node)
    }
  }

  private mutating func lowerChildren(of node: ViewTree.Node) {
    let mark = results.count
    var child = node.firstChild
    while !child.isNone {
      let next = tree[child]
      if next.kind == .loop {
        results.append(placeholder(for: child, next, firstCount: results.count - mark))
      } else {
        lower(child)
      }
      child = next.nextSibling
    }
  }

  private mutating func lowerView(_ id: ViewNodeID, _ node: ViewTree.Node) {
    let overload = overload(of: node)
    switch overload.layout {
    case .leaf(let makePrimitive):
      appendLeaf(makePrimitive(arguments(of: node, overload.parameters)), source: id)
    case .transparent, .erased:
      let mark = results.count
      lowerChildren(of: node)
      if node.label >= 0 { groupResults(from: mark, source: id) }
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
    let entry = report.entries[Int(view.report)]
    let isTransparent = entry.firstChild >= 0 && report.entries[Int(entry.firstChild)].layout == entry.layout
    guard isControl || !isTransparent, view.group < 0 else { return view }
    var hidden = view
    hidden.node = layout.add(.cellBoundary, child: view.node)
    return hidden
  }

  private mutating func appendLeaf(_ primitive: Primitive, source: ViewNodeID) {
    let node = layout.add(primitive)
    results.append(LoweredView(node: node, report: report.add(source: source, layout: node)))
  }

  private mutating func appendContainer(
    _ primitive: Primitive, orientation axis: Axis?, source: ViewNodeID, _ node: ViewTree.Node
  ) {
    let outer = (orientation, place.isRowLevel, place.isBelowLargeTitle, wrappers)
    orientation = axis
    place.isRowLevel = false
    if place.isBelowLargeTitle, !keepsWhatIsAbove(primitive, node) { place.isBelowLargeTitle = false }
    wrappers = []
    let mark = results.count
    let cells = layout.gridCellCount
    lowerChildren(of: node)
    (orientation, place.isRowLevel, place.isBelowLargeTitle, wrappers) = outer
    let view = container(
      primitive, of: results[mark...], source: source, node, hasCells: layout.gridCellCount > cells)
    results.removeSubrange(mark...)
    results.append(view)
  }

  /// Whether a container's content has above it what the container has: views of depth stacks fill them, and an only
  /// child may take its stack's place.
  private func keepsWhatIsAbove(_ primitive: Primitive, _ node: ViewTree.Node) -> Bool {
    if case .depthStack = primitive { return true }
    return primitive.givesWayToOneChild && hasOneStaticChild(node)
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
      return LoweredView(node: node, report: report.add(source: source, layout: node, children: children))
    }
    let layoutNode = layout.add(completed(primitive, with: children), children: children.map(\.node))
    return LoweredView(node: layoutNode, report: report.add(source: source, layout: layoutNode, children: children))
  }

  /// Tells whether a container's list is one view that no condition or loop stands behind.
  private func hasOneStaticChild(_ node: ViewTree.Node) -> Bool {
    var current = node.firstChild
    while !current.isNone {
      let child = tree[current]
      switch child.kind {
      case .slot, .modifier, .folded, .shapeModifier, .custom, .customModifier, .styled: current = child.firstChild
      case .shape: return true
      case .group:
        let views = tree.children(of: current).filter { !isAlwaysNothing($0) }
        guard child.definition == ViewTree.staticGroup, let only = views.first, views.count == 1 else { return false }
        current = only
      case .loop: return false
      case .view:
        guard isTransparent(child) else { return true }
        if case .erased = overload(of: child).layout { return false }
        current = child.firstChild
      }
    }
    return false
  }

  /// Tells whether a node is an EmptyView, which is no child of a container (layout 3.5), under modifiers or not.
  private func isAlwaysNothing(_ id: ViewNodeID) -> Bool {
    var current = id
    while !current.isNone {
      let node = tree[current]
      switch node.kind {
      case .modifier, .folded, .shapeModifier, .customModifier, .styled: current = node.firstChild
      case .view: return isTransparent(node) && overload(of: node).parameters.isEmpty
      case .slot, .custom, .shape, .group, .loop: return false
      }
    }
    return false
  }
}

// MARK: - Modifiers

extension Lowering {
  /// Applies a modifier (or the mark of a definition) to each view from `mark` on.
  mutating func wrapResults(from mark: Int, with id: ViewNodeID, _ node: ViewTree.Node) {
    guard admits(results.count - mark, of: id) else { return }
    switch node.kind {
    case .modifier, .shapeModifier: break
    case .folded: return wrapInEntries(from: mark, source: id, deferred: false)
    default: return groupResults(from: mark, source: id, deferred: false)
    }
    let overload = catalogue.modifiers[Int(node.definition)].overloads[Int(node.overload)]
    if node.kind == .shapeModifier {
      if case .filled = overload.shapeFrame {
        for index in mark..<results.count where !results[index].isDeferred { layout.fill(results[index].node) }
      }
      wrapInEntries(from: mark, source: id, deferred: false)
      return
    }
    switch overload.layout {
    case .neutral: wrapInEntries(from: mark, source: id, deferred: false)
    case .wrapper(let makePrimitive):
      guard let primitive = makePrimitive(arguments(of: node, overload.parameters)) else {
        wrapInEntries(from: mark, source: id, deferred: false)
        return
      }
      for index in mark..<results.count where !results[index].isDeferred {
        let wrapper = layout.add(primitive, child: results[index].node)
        replaceResult(at: index, node: wrapper, source: id)
      }
    case .layer(let label, let isBackground):
      let reference = ModifierReference(id: id, node: node, parameters: overload.parameters)
      for index in mark..<results.count where !results[index].isDeferred {
        addCompanion(reference, label: label, role: isBackground ? .background : .overlay, at: index) { arguments in
          .layered(alignment: arguments[.alignment] ?? .center, isBackground: isBackground)
        }
      }
    case .companion(let label, let role, let makePrimitive):
      let reference = ModifierReference(id: id, node: node, parameters: overload.parameters)
      for index in mark..<results.count where !results[index].isDeferred {
        addCompanion(reference, label: label, role: role, at: index, makePrimitive)
      }
    case .presentation(_, let present):
      let reference = ModifierReference(id: id, node: node, parameters: overload.parameters)
      addPresentation(reference, from: mark, present)
    case .custom(let apply):
      let reference = ModifierReference(id: id, node: node, parameters: overload.parameters)
      for index in mark..<results.count where !results[index].isDeferred {
        let wrapper = apply(&self, reference, results[index].node)
        replaceResult(at: index, node: wrapper, source: id)
      }
    }
  }

  /// Reports a presenting modifier around each view from `mark` on; the first of them presents.
  private mutating func addPresentation(
    _ reference: ModifierReference, from mark: Int,
    _ present: (inout Lowering, ModifierReference, LayoutNodeID) -> LoweredView?
  ) {
    var isFirst = true
    for index in mark..<results.count where !results[index].isDeferred {
      let primary = results[index]
      var presented: LoweredView?
      if isFirst {
        let outer = (orientation, place, wrappers)
        (orientation, place, wrappers) = (nil, ControlPlace(), [])
        presented = present(&self, reference, primary.node)
        (orientation, place, wrappers) = outer
      }
      isFirst = false
      let entry = report.addLayer(source: reference.id, layout: primary.node, around: primary, secondary: presented)
      results[index] = primary.wrapped(in: primary.node, report: entry)
    }
  }

  private mutating func replaceResult(at index: Int, node: LayoutNodeID, source: ViewNodeID) {
    let inner = results[index]
    let entry = report.addLayer(source: source, layout: node, around: inner)
    results[index] = inner.wrapped(in: node, report: entry)
  }

  /// Reports `source` around each view from `mark` on; around what stands for a loop too, unless its views have it.
  private mutating func wrapInEntries(from mark: Int, source: ViewNodeID, deferred: Bool) {
    for index in mark..<results.count where deferred || !results[index].isDeferred {
      replaceResult(at: index, node: results[index].node, source: source)
    }
  }

  /// Reports the views from `mark` on as one, each of which its parent lays out on its own.
  ///
  /// Where the views of a loop, which are lowered later, have `source` around each of them, so have the others.
  private mutating func groupResults(from mark: Int, source: ViewNodeID, deferred: Bool = true) {
    let isWhole = deferred || !results[mark...].contains { $0.isDeferred }
    guard results.count - mark > 1, isWhole else {
      return wrapInEntries(from: mark, source: source, deferred: deferred)
    }
    results.replaceSubrange(mark..., with: report.addGroup(source: source, of: Array(results[mark...])))
  }

  private mutating func addCompanion(
    _ reference: ModifierReference, label: ArgumentLabel<ViewBlock>, role: ReportTree.Role, at index: Int,
    _ makePrimitive: (Arguments) -> Primitive?
  ) {
    let primary = results[index]
    var node = primary.node
    var companion: LoweredView?
    if let primitive = makePrimitive(arguments(of: reference)),
      let secondary = lowerBlock(label, of: reference.id, in: .depthStack)
    {
      node = layout.add(primitive, children: [primary.node, secondary.node])
      report.setRole(role, of: secondary.report)
      companion = secondary
    }
    let entry = report.addLayer(source: reference.id, layout: node, around: primary, secondary: companion)
    results[index] = primary.wrapped(in: node, report: entry)
  }
}

/// A view that is being lowered.
package struct ViewReference: Sendable {
  package let id: ViewNodeID
  package let node: ViewTree.Node
  package let parameters: [Parameter]
}

/// A modifier that is being lowered.
package struct ModifierReference: Sendable {
  package let id: ViewNodeID
  package let node: ViewTree.Node
  package let parameters: [Parameter]
}

/// A closure of the document with the place that it was written in.
package struct HostClosure: Sendable {
  /// An index in `CheckedProgram.closures`.
  package var closure: Int32
  package var activation: Int32
  package var environment: Int32
  package var instantiation: Int32
  /// The report entry that content of the closure is reported below.
  package var reportEntry: Int32?

  /// What controls in its content adapt to.
  var controlPlace: ControlPlace

  package init(closure: Int32, node: ViewTree.Node, controlPlace: ControlPlace = ControlPlace()) {
    self.closure = closure
    self.controlPlace = controlPlace
    activation = node.activation
    environment = node.environment
    instantiation = node.instantiation
  }
}
