import GalleyLayout

/// A layout tree that is the same on every machine, and what it is laid out in.
///
/// No workload uses random numbers: its name says all that decides its shape.
struct LayoutWorkload: Sendable {
  /// A tree with its outermost node.
  struct Built {
    var tree: LayoutTree
    var root: LayoutNodeID
  }

  let name: String
  /// The window, in points.
  let root: Size
  /// The measurer of its texts.
  let measurer: any TextMeasuring
  let build: @Sendable () -> Built

  init(
    _ name: String, root: Size = LayoutWorkload.window, measurer: any TextMeasuring = FixedWidthMeasurer(),
    build: @escaping @Sendable () -> Built
  ) {
    self.name = name
    self.root = root
    self.measurer = measurer
    self.build = build
  }

  /// The window of most workloads.
  static let window = Size(width: 800, height: 800)
  /// A window in which space never runs out, so that no shortage hides repeated measuring.
  static let vastWindow = Size(width: 1e9, height: 1e9)
  /// The distance between the views of a stack.
  static let spacing = 8.0
}

extension LayoutTree {
  /// Adds a leaf that is always 10×10.
  mutating func addLeaf() -> LayoutNodeID { add(.image(size: Size(width: 10, height: 10), isResizable: false)) }

  /// Adds a stack with centred children.
  mutating func addStack(_ axis: Axis, _ children: [LayoutNodeID]) -> LayoutNodeID {
    let alignment = Alignment.center[axis.cross]
    return add(.stack(axis: axis, alignment: alignment, spacing: LayoutWorkload.spacing), children: children)
  }
}
