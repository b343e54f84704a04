import GalleyCatalogue
import GalleyLanguage
import GalleyLayout
import GalleySource

/// Walks the report tree and hands each node to a visitor; the one place that decides what a report shows.
struct FrameTraversal {
  private let document: LaidOutDocument
  /// The document's own: read through the document, it would be copied for every node.
  private let typing: TypeContext
  private let layout: LayoutResult
  private let options: FrameOptions
  private let estimates: EstimatedViews
  private var readsPlacesAndTypes = true
  /// By file; empty for a report without places.
  private var lines: [LineMap] = []
  private var paths: [PathIndex] = []
  /// How many bytes of paths may still be given: in a document of thousands of levels they would fill the memory.
  private var pathBudget = 16 << 20

  init?(_ document: LaidOutDocument, options: FrameOptions) {
    guard let layout = document.layout else { return nil }
    self.document = document
    typing = document.typing
    self.layout = layout
    estimates = EstimatedViews(document.report, in: layout.tree)
    self.options = options
  }

  /// Hands every node to the visitor, from the root.
  mutating func visit<Visitor: FrameVisitor>(_ visitor: inout Visitor) {
    readsPlacesAndTypes = Visitor.readsPlacesAndTypes
    if readsPlacesAndTypes {
      lines = document.located.map { LineMap($0.source) }
      paths = document.located.map { PathIndex($0) }
    }
    // A list, not recursion: whatever could be laid out can be reported.
    var pending = [Step.visit(Place(index: document.root))]
    while let step = pending.popLast() {
      switch step {
      case .visit(let place): visit(place, &pending, &visitor)
      case .leave: visitor.leave()
      }
    }
  }

  /// What is still to be done; the last comes next.
  private enum Step {
    case visit(Place)
    case leave
  }

  /// A node with what its report depends on.
  private struct Place {
    var index: Int32
    var parent = Point.zero
    var depth = 0
    /// What is seen through the scroll views around the node; nil if all of it is.
    var viewport: Rect?
    /// The nodes behind it belong to the report as well.
    var goesOn = false
  }

  private mutating func visit(_ place: Place, _ pending: inout [Step], _ visitor: inout some FrameVisitor) {
    let reported = document.report.entries[Int(place.index)]
    if place.goesOn, reported.nextSibling >= 0 {
      var next = place
      next.index = reported.nextSibling
      pending.append(.visit(next))
    }
    var inside = place
    inside.index = reported.firstChild
    inside.goesOn = reported.extent != .place
    if reported.extent != .place {
      guard let frame = frame(of: reported), place.viewport.map({ frame.meets($0) }) ?? true else { return }
      if options.showsOnlyVisible, layout.tree.kind(of: reported.layout) == .scroll {
        inside.viewport = place.viewport.map { $0.common(with: frame) } ?? frame
      }
      if let origin = report(reported, frame, at: place, &visitor) {
        pending.append(.leave)
        inside.parent = origin
        inside.depth += 1
      }
    }
    if inside.index >= 0 { pending.append(.visit(inside)) }
  }

  /// Hands an entry to the visitor; returns its origin, or nil if it is not shown.
  private mutating func report(
    _ reported: ReportTree.Entry, _ frame: Rect, at place: Place, _ visitor: inout some FrameVisitor
  ) -> Point? {
    var entry = makeEntry(reported, frame, depth: place.depth)
    guard options.showsAll || !entry.isNeutral || entry.label != nil else { return nil }
    let origin = entry.frame.origin
    if options.usesLocalCoordinates {
      entry.frame.origin = origin.relative(to: place.parent)
      if let drawn = entry.drawn { entry.drawn?.origin = drawn.origin.relative(to: place.parent) }
    }
    visitor.enter(entry)
    return origin
  }

  /// The frame of an entry, which for a group is what encloses its views; nil if it is not placed.
  private func frame(of entry: ReportTree.Entry) -> Rect? {
    if entry.extent == .node { return layout.isPlaced[entry.layout.index] ? layout.frames[entry.layout.index] : nil }
    var result: Rect?
    for node in document.report.nodes(of: entry) where layout.isPlaced[node.index] {
      result = result?.enclosing(layout.frames[node.index]) ?? layout.frames[node.index]
    }
    return result
  }

  private mutating func makeEntry(_ reported: ReportTree.Entry, _ frame: Rect, depth: Int) -> FrameEntry {
    let frame = rounded(frame)
    var entry = FrameEntry(
      kind: .container, view: "", label: nil, path: "", position: nil, type: nil,
      proposal: layout.proposals[reported.layout.index], frame: frame, role: reported.role.name, isNeutral: false,
      depth: depth)
    guard !reported.source.isNone else {
      entry.view = reported.role.containerName
      return entry
    }
    if case .made(let view) = reported.role {
      describe(view, of: document.views[reported.source], in: &entry)
      return entry
    }
    describe(document.views[reported.source], in: &entry)
    let standsAlone = reported.role == .toolbar || presentsSomething(reported)
    entry.isEstimated = estimates.contains(reported.layout) && !addsNothing(reported)
    if entry.kind == .modifier, addsNothing(reported) {
      entry.isNeutral = true
    } else if entry.kind == .modifier, layout.tree.kind(of: reported.layout) == .styleLayer {
      entry.drawn = layout.drawnFrames[reported.layout].map { rounded($0) }
    }
    if standsAlone { entry.isNeutral = false }
    return entry
  }

  private func rounded(_ frame: Rect) -> Rect {
    options.roundsToPixels ? roundedToPixels(frame, scale: document.surroundings.canvas.scale) : frame
  }

  /// Tells whether an entry has no node of its own in the layout tree that could change a frame.
  private func addsNothing(_ entry: ReportTree.Entry) -> Bool {
    entry.extent != .node || layout.tree.kind(of: entry.layout) == .matchedSource
      || entry.firstChild >= 0 && document.report.entries[Int(entry.firstChild)].layout == entry.layout
  }

  /// What a modifier or a tab makes elsewhere: it stands where that is written, and has no name of its own.
  private mutating func describe(_ view: ReportTree.MadeView, of node: ViewTree.Node, in entry: inout FrameEntry) {
    entry.view = view.name
    switch node.kind {
    case .modifier, .folded:
      let definition = typing.catalogue.modifiers[Int(node.definition)]
      setShownArguments(of: &entry, view, definition.overloads[Int(node.overload)].parameters, node)
      locateModifier(&entry, node)
    case .view:
      let definition = typing.catalogue.views[Int(node.definition)]
      setShownArguments(of: &entry, view, definition.overloads[Int(node.overload)].parameters, node)
      locateView(&entry, node)
    case .shape, .slot, .group, .loop, .custom, .customModifier, .shapeModifier, .styled: locateView(&entry, node)
    }
    entry.type = nil
  }

  /// Of the arguments of its maker those that a view shows; the words of a title have no label, as those of a `Text`.
  private func setShownArguments(
    of entry: inout FrameEntry, _ view: ReportTree.MadeView, _ parameters: [Parameter], _ node: ViewTree.Node
  ) {
    let shown = view.shownArguments
    guard !shown.isEmpty else { return }
    setArguments(of: &entry, parameters, node)
    entry.arguments = entry.arguments.filter { shown.contains(parameters[Int($0.parameter)].label) }[...]
    if view == .barTitle { entry.parameters = parameters.map { $0.unlabelled } }
  }

  /// Tells whether a sheet or the like stands below an entry, beside the view that presents it.
  private func presentsSomething(_ entry: ReportTree.Entry) -> Bool {
    guard entry.extent == .node, entry.firstChild >= 0 else { return false }
    let second = document.report.entries[Int(entry.firstChild)].nextSibling
    guard second >= 0 else { return false }
    let presented = document.report.entries[Int(second)]
    if case .made = presented.role { return layout.isPlaced[presented.layout.index] }
    return false
  }

  private mutating func describe(_ node: ViewTree.Node, in entry: inout FrameEntry) {
    entry.label = node.label < 0 ? nil : document.views.labels[Int(node.label)]
    switch node.kind {
    case .modifier, .folded, .shapeModifier: describeModifier(node, in: &entry)
    case .view, .styled: describeView(node, in: &entry)
    case .shape:
      let shape = document.document.shapes[Int(node.definition)]
      entry.kind = .view
      entry.view = shape.name
      setArguments(of: &entry, shape.parameters, node)
      locateView(&entry, node)
    case .custom:
      entry.kind = .view
      entry.view = document.document.views[Int(node.definition)].name
      locateView(&entry, node)
    case .customModifier:
      entry.kind = .modifier
      entry.view = document.document.viewModifiers[Int(node.definition)].name
      locateModifier(&entry, node)
    case .slot, .group, .loop:
      entry.kind = .view
      if case .forEach = document.document.nodes[Int(node.source)].kind {
        entry.view = "ForEach"
      } else {
        entry.view = "Group"
      }
      entry.isNeutral = true
      locateView(&entry, node)
    }
  }

  private mutating func describeModifier(_ node: ViewTree.Node, in entry: inout FrameEntry) {
    let definition = typing.catalogue.modifiers[Int(node.definition)]
    let overload = definition.overloads[Int(node.overload)]
    entry.kind = .modifier
    entry.view = definition.name
    entry.isNeutral = node.kind != .modifier || overload.layout.isNeutral
    setArguments(of: &entry, overload.parameters, node)
    locateModifier(&entry, node)
  }

  private mutating func describeView(_ node: ViewTree.Node, in entry: inout FrameEntry) {
    let definition = typing.catalogue.views[Int(node.definition)]
    let overload = definition.overloads[Int(node.overload)]
    entry.kind = .view
    entry.view = definition.name
    setArguments(of: &entry, overload.parameters, node)
    if overload.layout.isTransparent { entry.isNeutral = true }
    locateView(&entry, node)
  }

  private func setArguments(of entry: inout FrameEntry, _ parameters: [Parameter], _ node: ViewTree.Node) {
    entry.locale = document.views.environments[Int(node.environment)].locale
    let first = Int(node.firstArgument)
    entry.parameters = parameters
    entry.arguments = document.views.arguments[first..<first + Int(node.argumentCount)]
  }

  private mutating func locateView(_ entry: inout FrameEntry, _ node: ViewTree.Node) {
    guard readsPlacesAndTypes else { return }
    let checked = document.document.nodes[Int(node.source)]
    entry.type = typing.knownBase(of: NodeID(rawValue: node.source), in: node.instantiation)
    place(&entry, checked.span, checked.entry)
  }

  private mutating func locateModifier(_ entry: inout FrameEntry, _ node: ViewTree.Node) {
    guard readsPlacesAndTypes else { return }
    let checked = document.document.modifiers[Int(node.source)]
    // The layer of a concatenation is that of all its members together.
    if case .concatenation = checked.kind {
    } else {
      entry.type = typing.layer(Int(node.source), in: node.instantiation)
    }
    place(&entry, checked.span, checked.entry)
  }

  private mutating func place(_ entry: inout FrameEntry, _ span: SourceSpan, _ source: Int32) {
    guard lines.indices.contains(Int(span.file)) else { return }
    entry.position = lines[Int(span.file)].position(at: Int(span.start))
    entry.file = span.file == 0 ? nil : document.fileNames[Int(span.file)]
    guard pathBudget > 0 else { return }
    entry.path = paths[Int(span.file)].path(of: source)
    pathBudget -= entry.path.utf8.count
  }
}
