package import GalleyExpressions
package import GalleyLayout
import GalleyTables

// What the definitions of the catalogue ask while a view of theirs is lowered.

extension Lowering {
  /// The evaluated arguments of a node.
  package func arguments(of node: ViewTree.Node, _ parameters: [Parameter]) -> Arguments {
    Arguments(parameters: parameters, given: tree.arguments[node.arguments], types: document.types)
  }

  /// The evaluated arguments of a view.
  package func arguments(of view: ViewReference) -> Arguments { arguments(of: view.node, view.parameters) }

  /// The evaluated arguments of a modifier.
  package func arguments(of modifier: ModifierReference) -> Arguments {
    arguments(of: modifier.node, modifier.parameters)
  }

  /// The environment that a node was evaluated in.
  package func environment(of node: ViewTree.Node) -> EnvironmentValues {
    var values = tree.environments[node.environment]
    if values.font == nil, let font = surroundings.controls.font { values.font = font }
    if surroundings.controls.centresLines, values.givenTextAlignment == nil { values.multilineTextAlignment = .center }
    values.lineLimit = values.lineLimit ?? surroundings.controls.lineLimit
    values.minimumScaleFactor = min(values.minimumScaleFactor, surroundings.controls.minimumScaleFactor)
    if let textCase = surroundings.controls.textCase, !values.setsTextCase { values.textCase = textCase }
    if let largest = surroundings.controls.largestText { values.dynamicTypeSize = min(values.dynamicTypeSize, largest) }
    return values
  }

  /// The node of the block that was given for a parameter; nil if none was.
  package func block(_ label: ArgumentLabel<ViewBlock>, of id: ViewNodeID, _ parameters: [Parameter]) -> ViewNodeID? {
    for child in tree.children(of: id) {
      if case .slot(let parameter) = tree[child].kind, parameters[parameter].label == label.name { return child }
    }
    return nil
  }

  /// Lowers a view's block where one view is needed.
  package mutating func lowerBlock(
    _ label: ArgumentLabel<ViewBlock>, of view: ViewReference, in container: ImplicitContainer
  ) -> LoweredView? {
    block(label, of: view.id, view.parameters).flatMap { lowerOne($0, in: container) }
  }

  /// Lowers a modifier's block where one view is needed.
  mutating func lowerBlock(
    _ label: ArgumentLabel<ViewBlock>, of id: ViewNodeID, in container: ImplicitContainer
  ) -> LoweredView? {
    let parameters = catalogue.modifierOverload(of: tree[id])?.parameters ?? []
    return block(label, of: id, parameters).flatMap { lowerOne($0, in: container) }
  }

  /// Lowers a view's block where a list of views is expected.
  package mutating func lowerList(_ label: ArgumentLabel<ViewBlock>, of view: ViewReference) -> [LoweredView] {
    block(label, of: view.id, view.parameters).map { lowerList($0) } ?? []
  }

  /// Adds a node for a view with the given layout children, which it reports as its own.
  package mutating func add(_ primitive: Primitive, for view: ViewReference, children: [LoweredView]) -> LoweredView {
    let node = layout.add(primitive, children: children.map(\.node))
    return LoweredView(node: node, report: report.add(source: Link(view.id), layout: node, children: children))
  }

  /// Reports a view whose layout is that of `content`.
  package mutating func stand(_ view: ViewReference, for content: LoweredView) -> LoweredView {
    content.wrapped(
      in: content.node, report: report.addLayer(source: view.id, layout: content.node, around: content))
  }

  /// Reports a view whose layout is that of several views, which its parent arranges one by one.
  package mutating func stand(_ view: ViewReference, for content: [LoweredView]) -> [LoweredView] {
    content.count == 1 ? [stand(view, for: content[0])] : report.addGroup(source: view.id, of: content)
  }

  /// Reports a view whose layout is a node that was added for it.
  package mutating func stand(_ view: ViewReference, at node: LayoutNodeID) -> LoweredView {
    LoweredView(node: node, report: report.add(source: Link(view.id), layout: node))
  }

  /// Reports a view whose layout is a node that was added for it, and the views in it.
  package mutating func report(
    _ view: ViewReference, at node: LayoutNodeID, children: [LoweredView]
  ) -> LoweredView {
    LoweredView(node: node, report: report.add(source: Link(view.id), layout: node, children: children))
  }

  /// The words of a localised argument, as a text in the view's environment.
  package func words(_ label: ArgumentLabel<LocalizedText>, of view: ViewReference) -> TextContent {
    TextContent(
      arguments(of: view)[label] ?? LocalizedText(""), in: environment(of: view.node), images: document.imageSizes)
  }

  /// The size of a picture of the asset catalogue in points.
  package func imageSize(_ name: String) -> Size { document.imageSizes[name] ?? .zero }

  /// The closure that a modifier was given for a parameter, ready to be called back; nil if none was.
  package mutating func closure(
    _ label: ArgumentLabel<LayoutClosure>, of modifier: ModifierReference
  ) -> HostClosureID? {
    guard case .modifier(let source) = modifier.node.source else { return nil }
    return closure(label.name, in: document.modifiers[source].call, modifier.parameters, modifier.id)
  }

  /// The closure whose content a view lays out, ready to be called back; nil if none was given.
  package mutating func closure(_ label: ArgumentLabel<ViewBlock>, of view: ViewReference) -> HostClosureID? {
    guard case .node(let source) = view.node.source else { return nil }
    return closure(label.name, in: document.nodes[source].call, view.parameters, view.id)
  }

  /// Lowers content that was evaluated while the tree was being laid out; it stands in no stack.
  package mutating func lowerContent(_ node: ViewNodeID, of closure: HostClosureID) -> [LoweredView] {
    within(LoweringSurroundings(controls: hostContent[closure].controlSurroundings)) { $0.lowerList(node) }
  }

  /// Tells layout the document's own guides: the horizontal ones, then the vertical ones.
  mutating func addCustomGuides() {
    for axis in Axis.allCases {
      for alignment in document.alignments where alignment.axis == axis {
        let closure = hostContent.add(HostClosure(alignment.defaultValue, in: EvaluationScope()))
        layout.customGuides.append(CustomGuide(axis: axis, defaultValue: closure))
      }
    }
  }

  private mutating func closure(
    _ label: String, in call: CheckedCall, _ parameters: [Parameter], _ view: ViewNodeID
  ) -> HostClosureID? {
    for index in call.arguments {
      let argument = document.arguments[index]
      guard case .closure(let closure) = argument.content, parameters[argument.parameter].label == label else {
        continue
      }
      return hostContent.add(
        HostClosure(closure, in: tree[view].scope, of: view, controlSurroundings: surroundings.controls))
    }
    return nil
  }
}
