import GalleyTables

/// What is known of a node before any proposal, from its own kind and its children's facts.
struct NodeFacts {
  struct Flags: OptionSet {
    let rawValue: UInt16
    /// The size may depend on the proposed width.
    static let dependsOnWidth = Flags(rawValue: 1)
    /// The size may depend on the proposed height.
    static let dependsOnHeight = Flags(rawValue: 2)
    static let dependsOnBoth: Flags = [.dependsOnWidth, .dependsOnHeight]
    /// Offered an infinite width the node is infinitely wide; unless it is disorderly, its smallest width is finite.
    static let unboundedWidth = Flags(rawValue: 4)
    static let unboundedHeight = Flags(rawValue: 8)
    static let unboundedBoth: Flags = [.unboundedWidth, .unboundedHeight]
    /// The size is the same for every proposal and stands in the node's frame.
    static let isFixed = Flags(rawValue: 16)
    /// The size depends on the nearest container (`containerRelativeFrame`).
    static let usesContainer = Flags(rawValue: 32)
    /// Nothing is known of how sizes follow from proposals: a larger one may lead to a smaller size, the smallest size
    /// may be infinite.
    static let isDisorderly = Flags(rawValue: 64)
    /// The children are not all of one priority.
    static let mixedPriorities = Flags(rawValue: 128)
    /// A Spacer, directly or under overlays, whose spacing wishes a frame leaves alone.
    static let isSpacer = Flags(rawValue: 256)
    /// A text, or what wraps one and asks it for its least length when it is asked for its own.
    static let wrapsText = Flags(rawValue: 512)
    /// There is nothing to place in it.
    static let isLeaf = Flags(rawValue: 1024)

    static func dependsOn(_ axis: Axis) -> Flags { axis == .horizontal ? .dependsOnWidth : .dependsOnHeight }
    static func unbounded(_ axis: Axis) -> Flags { axis == .horizontal ? .unboundedWidth : .unboundedHeight }
    /// What a wrapper shares with its child whatever it does to its size.
    static let inherited: Flags = [.usesContainer, .isDisorderly]
  }

  /// The guides for which the node may have an explicit value, by `GuideID.maskBit`.
  var guides: UInt16 = 0
  var flags: Flags = []
  /// In the engine's table of priorities.
  var priority = LayoutEngine.ordinaryPriority
  /// The node's slot in the memo; none for a node whose size is fixed.
  var slot = Link<SizeMemo.Slot>.none

  /// The guides that containers of several views do not hand on: all but baselines and custom ones.
  static let standardGuides: UInt16 = 0b11_1111
}

extension GuideID {
  /// The guide's bit in a set of guides; custom guides beyond the seventh share one.
  var maskBit: UInt16 { 1 << min(rawValue, 15) }
}
