import GalleyTables

/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
///
/// Source: layout 4.2.
struct FlexibleFrameRule: FrameRule {
  static var lengthHabit: LengthHabit { .ofArguments }
  static var idleness: Idleness { .idleLimits }

  let node: NodeView

  static func store(_ frame: FlexibleFrame, in tree: inout LayoutTree) -> LayoutTree.Node {
    var frame = frame
    frame.horizontal.normalise()
    frame.vertical.normalise()
    var node = LayoutTree.Node(.flexibleFrame, alignment: frame.alignment)
    node.keep(tree.flexibleFrames.append(frame))
    return node
  }

  @inline(__always)
  private func frame(in tree: LayoutTree) -> FlexibleFrame {
    node.storage.parameters(in: tree.flexibleFrames)
  }

  func namedParameters(in tree: LayoutTree) -> [ParameterName: Double] {
    let frame = frame(in: tree)
    var result: [ParameterName: Double] = [:]
    for axis in Axis.allCases {
      let limits = frame[axis]
      result[.least(axis)] = limits.min ?? .nan
      result[.ideal(axis)] = limits.ideal ?? .nan
      result[.most(axis)] = limits.max ?? .nan
    }
    return result
  }

  /// The limits of an axis.
  func limits(_ axis: Axis, in engine: LayoutEngine) -> FlexibleFrame.Limits { frame(in: engine.tree)[axis] }

  /// What the view is offered while the frame is measured.
  func innerOffer(_ proposal: Proposal, in engine: LayoutEngine) -> Proposal {
    let frame = frame(in: engine.tree)
    return Proposal(
      rawWidth: FrameLength(frame.horizontal, proposal.rawWidth).inner,
      rawHeight: FrameLength(frame.vertical, proposal.rawHeight).inner)
  }

  func sets(_ axis: Axis, in engine: inout LayoutEngine) -> Bool { frame(in: engine.tree)[axis].areGiven }

  func adjust(_ facts: inout NodeFacts, in engine: inout LayoutEngine) {
    facts.priority = LayoutEngine.ordinaryPriority
    for axis in Axis.allCases {
      let limits = frame(in: engine.tree)[axis]
      guard limits.areGiven else { continue }
      facts.flags.insert(.dependsOn(axis))
      if limits.min == .infinity || limits.ideal == .infinity { facts.flags.insert(.isDisorderly) }
      guard let maximum = limits.max else { continue }
      if maximum == .infinity && limits.min != .infinity {
        facts.flags.insert(.unbounded(axis))
      } else {
        facts.flags.remove(.unbounded(axis))
      }
    }
  }

  @inline(never)
  func size(_ proposal: Proposal, in engine: inout LayoutEngine) -> Size {
    let frame = frame(in: engine.tree)
    let width = FrameLength(frame.horizontal, proposal.rawWidth)
    let height = FrameLength(frame.vertical, proposal.rawHeight)
    if let width = width.own, let height = height.own { return Size(width: width, height: height) }
    guard node.childCount > 0 else { return proposal.replacingUnspecified() }
    let offer = Proposal(rawWidth: width.inner, rawHeight: height.inner)
    let child = engine.measure(node.child(0, in: engine), offer)
    return Size(width: width.length(child: child.width), height: height.length(child: child.height))
  }

  func leastLength(
    around child: LayoutNodeID, along axis: Axis, _ offer: Proposal, in engine: inout LayoutEngine
  ) -> Double {
    let frame = frame(in: engine.tree)
    let width = FrameLength(frame.horizontal, offer.rawWidth)
    let height = FrameLength(frame.vertical, offer.rawHeight)
    let own = axis == .horizontal ? width : height
    if let length = own.own { return length }
    let inner = Proposal(rawWidth: width.inner, rawHeight: height.inner)
    let isLeast = own.inner == 0
    return own.length(
      child: isLeast ? engine.leastLength(of: child, along: axis, inner) : engine.measure(child, inner)[axis])
  }

  func placement(
    of child: LayoutNodeID, in size: Size, _ proposal: Proposal, by engine: inout LayoutEngine
  ) -> ChildPlacement {
    let frame = frame(in: engine.tree)
    var offer = Proposal(size)
    for axis in Axis.allCases where frame[axis].staysIdeal(length: size[axis], proposal: proposal[raw: axis]) {
      offer[raw: axis] = .nan
    }
    return aligned(child, offered: offer, in: size, by: &engine)
  }
}

/// What a flexible frame makes of one axis of a proposal.
private struct FrameLength {
  let limits: FlexibleFrame.Limits
  let proposal: Double
  /// What the child is offered; NaN for nil.
  let inner: Double

  init(_ limits: FlexibleFrame.Limits, _ proposal: Double) {
    self.limits = limits
    self.proposal = proposal
    let offered = proposal.isNaN ? limits.ideal ?? .nan : proposal
    inner = offered.isNaN ? .nan : limits.clamp(offered)
  }

  /// The length where the child has no say in it.
  var own: Double? {
    if proposal.isNaN { return limits.ideal }
    return limits.areBoth ? limits.clamp(proposal) : nil
  }

  func length(child: Double) -> Double {
    if let own { return own }
    if limits.areBoth { return limits.clamp(child) }
    if let minimum = limits.min, limits.max == nil {
      return max(min(inner.isNaN ? .infinity : inner, child), minimum)
    }
    if let maximum = limits.max, limits.min == nil {
      return min(max(inner.isNaN ? -.infinity : inner, child), maximum)
    }
    return UnconfirmedChoices.contradictoryFramesAreTheirChild ? child : limits.min ?? child
  }
}

/// The limits of `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
package struct FlexibleFrame: Sendable, Hashable {
  /// The limits of one axis; nil where not given.
  package struct Limits: Sendable, Hashable {
    package var min: Double?
    package var ideal: Double?
    package var max: Double?

    package init(min: Double? = nil, ideal: Double? = nil, max: Double? = nil) {
      self.min = min
      self.ideal = ideal
      self.max = max
    }
  }

  package var horizontal: Limits
  package var vertical: Limits
  package var alignment: Alignment

  package init(horizontal: Limits, vertical: Limits, alignment: Alignment) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.alignment = alignment
  }

  subscript(axis: Axis) -> Limits { axis == .horizontal ? horizontal : vertical }
}

extension FlexibleFrame.Limits {
  /// Brings the limits in order: ideal is at least the minimum, the maximum at least the ideal; NaN is not given.
  ///
  /// The maximum is raised to the ideal only, not to the minimum. Source: layout 4.2.
  fileprivate mutating func normalise() {
    min = min.flatMap { $0.isNaN ? nil : Swift.max($0, 0) }
    ideal = ideal.flatMap { $0.isNaN ? nil : Swift.max(min ?? 0, $0) }
    max = max.flatMap { $0.isNaN ? nil : Swift.max(ideal ?? 0, $0) }
  }

  var areGiven: Bool { min != nil || ideal != nil || max != nil }

  /// True when minimum and maximum are given and in order.
  var areBoth: Bool {
    guard let min, let max else { return false }
    return min <= max
  }

  fileprivate func clamp(_ length: Double) -> Double {
    Swift.min(Swift.max(min ?? -.infinity, length), max ?? .infinity)
  }

  /// True where the child keeps its ideal length: none was given, none proposed, and no limit was reached.
  fileprivate func staysIdeal(length: Double, proposal: Double) -> Bool {
    ideal == nil && proposal.isNaN && (min ?? -.infinity) < length && length < (max ?? .infinity)
  }
}
