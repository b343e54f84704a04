/// A control whose inside is not laid out: the proposal within the control's limits, its ideal length at nil.
///
/// Source: grid 4.1.
struct ControlRule: LeafRule {
  static var look: NodeLook { .control }
  static var lengthHabit: LengthHabit { .own }

  let node: NodeView

  static func store(_ metrics: ControlMetrics, in tree: inout LayoutTree) -> LayoutTree.Node {
    var node = LayoutTree.Node(.control)
    node.keep(tree.controls.append(metrics))
    return node
  }

  @inline(__always)
  func metrics(in engine: LayoutEngine) -> ControlMetrics { node.storage.parameters(in: engine.tree.controls) }

  func facts(in engine: inout LayoutEngine) -> NodeFacts {
    let metrics = metrics(in: engine)
    var facts = NodeFacts(guides: metrics.firstBaseline == nil ? 0 : GuideID.baselineBits)
    for axis in Axis.allCases {
      if metrics.minimum[axis] != metrics.maximum[axis] || metrics.ideal[axis] != metrics.maximum[axis] {
        facts.flags.insert(.dependsOn(axis))
      }
      if metrics.maximum[axis] == .infinity { facts.flags.insert(.unbounded(axis)) }
      if !metrics.minimum[axis].isFinite || !metrics.ideal[axis].isFinite { facts.flags.insert(.isDisorderly) }
    }
    return facts
  }

  @inline(never)
  func size(_ proposal: Proposal, in engine: inout LayoutEngine) -> Size {
    let metrics = metrics(in: engine)
    var size = metrics.ideal
    for axis in Axis.allCases {
      guard let length = proposal[axis] else { continue }
      size[axis] = max(min(length, metrics.maximum[axis]), metrics.minimum[axis])
    }
    return size
  }

  func explicitGuide(_ guide: GuideID, size: Size, proposal: Proposal, in engine: inout LayoutEngine) -> Double {
    let isBaseline = guide == .firstTextBaseline || guide == .lastTextBaseline
    return isBaseline ? metrics(in: engine).firstBaseline ?? .nan : .nan
  }
}

/// The answers of a control whose inside is not laid out.
package struct ControlMetrics: Sendable, Hashable {
  package var minimum: Size
  package var ideal: Size
  /// Infinite where the control takes what it is offered.
  package var maximum: Size
  /// From the top edge; nil where the control has no text.
  package var firstBaseline: Double?

  package init(minimum: Size, ideal: Size, maximum: Size, firstBaseline: Double? = nil) {
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = maximum
    self.firstBaseline = firstBaseline
  }
}
