import GalleyTables

/// `containerRelativeFrame`: a frame whose lengths follow from those of the nearest container.
///
/// Source: layout 4.13.
struct ContainerRelativeFrameRule: FrameRule {
  static var lengthHabit: LengthHabit { .ofArguments }

  static let passesOnLeastLength = false

  let node: NodeView

  static func store(_ frame: ContainerRelativeFrame, in tree: inout LayoutTree) -> LayoutTree.Node {
    var node = LayoutTree.Node(.containerRelativeFrame, alignment: frame.alignment)
    node.keep(tree.containerFrames.append(frame))
    return node
  }

  @inline(__always)
  func frame(in engine: LayoutEngine) -> ContainerRelativeFrame {
    node.storage.parameters(in: engine.tree.containerFrames)
  }

  func sets(_ axis: Axis, in engine: inout LayoutEngine) -> Bool { frame(in: engine).axes.contains(axis) }

  func adjust(_ facts: inout NodeFacts, in engine: inout LayoutEngine) {
    facts.priority = LayoutEngine.ordinaryPriority
    for axis in Axis.allCases where sets(axis, in: &engine) {
      facts.flags.subtract([.dependsOn(axis), .unbounded(axis)])
      facts.flags.formUnion([.usesContainer, .isDisorderly])
    }
  }

  private func offer(_ proposal: Proposal, in engine: inout LayoutEngine) -> Proposal {
    let frame = frame(in: engine)
    var offer = proposal
    for axis in Axis.allCases where frame.axes.contains(axis) {
      offer[raw: axis] = length(frame.rule, axis: axis, in: &engine)
    }
    return offer
  }

  private func length(_ rule: ContainerRelativeFrame.Rule, axis: Axis, in engine: inout LayoutEngine) -> Double {
    let length = engine.records.containers[engine.container].size[axis]
    switch rule {
    case .whole: return length
    case .columns(let count, let span, let spacing):
      let columns = Double(max(count, 1))
      let column = (length - spacing * (columns - 1)) / columns
      let spanned = Double(max(span, 1))
      return LayoutEngine.sane(column * spanned + spacing * (spanned - 1))
    case .closure(let closure):
      return LayoutEngine.sane(engine.host.length(of: closure, containerLength: length, axis: axis))
    }
  }

  @inline(never)
  func size(around child: LayoutNodeID, _ proposal: Proposal, in engine: inout LayoutEngine) -> Size {
    let axes = frame(in: engine).axes
    let offer = offer(proposal, in: &engine)
    if axes == .both { return offer.replacingUnspecified() }
    var size = engine.measure(child, offer)
    for axis in Axis.allCases where axes.contains(axis) { size[axis] = offer[axis] ?? size[axis] }
    return size
  }

  func placement(
    of child: LayoutNodeID, in size: Size, _ proposal: Proposal, by engine: inout LayoutEngine
  ) -> ChildPlacement { aligned(child, offered: offer(proposal, in: &engine), in: size, by: &engine) }
}

/// The parameters of `containerRelativeFrame`.
package struct ContainerRelativeFrame: Sendable, Hashable {
  /// How the length follows from the container's.
  package enum Rule: Sendable, Hashable {
    case whole
    case columns(count: Int, span: Int, spacing: Double)
    case closure(HostClosureID)
  }

  package var axes: AxisSet
  package var rule: Rule
  package var alignment: Alignment

  package init(axes: AxisSet, rule: Rule, alignment: Alignment) {
    self.axes = axes
    self.rule = rule
    self.alignment = alignment
  }
}
