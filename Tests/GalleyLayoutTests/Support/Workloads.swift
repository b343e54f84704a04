import GalleyLayout

/// The trees that the engine's cost is counted on; all of them are deterministic.
enum Workloads {
  /// A leaf of 10×10.
  private static func leaf(_ tree: inout LayoutTree) -> LayoutNodeID {
    tree.add(.image(size: Size(width: 10, height: 10), isResizable: false))
  }

  /// One VStack of `count` leaves.
  static func flat(_ count: Int) -> (LayoutTree, LayoutNodeID) {
    var tree = LayoutTree(capacity: count + 1)
    let children = (0..<count).map { _ in leaf(&tree) }
    let root = tree.add(.stack(axis: .vertical, alignment: .horizontalCenter, spacing: 8), children: children)
    return (tree, root)
  }

  /// Stacks of ten, H on odd levels from the leaves and V on even ones; each leaf in a padding of 4.
  static func balanced(_ depth: Int) -> (LayoutTree, LayoutNodeID) {
    var tree = LayoutTree()
    func level(_ depth: Int) -> LayoutNodeID {
      if depth == 0 { return tree.add(.padding(EdgeInsets(4)), child: leaf(&tree)) }
      let children = (0..<10).map { _ in level(depth - 1) }
      return tree.add(stack(depth, spacing: 8), children: children)
    }
    let root = level(depth)
    return (tree, root)
  }

  /// Level by level a stack of a leaf, a Spacer and the level before.
  static func deep(_ depth: Int) -> (LayoutTree, LayoutNodeID) {
    var tree = LayoutTree(capacity: 3 * depth + 1)
    var current = leaf(&tree)
    for level in 1...depth {
      let axis: Axis = level % 2 == 1 ? .horizontal : .vertical
      let children = [leaf(&tree), tree.add(.spacer(minLength: nil, orientation: axis)), current]
      current = tree.add(stack(level, spacing: nil), children: children)
    }
    return (tree, current)
  }

  /// Level by level a stack of a text, a Spacer and the level before: the widths offered matter.
  static func textDeep(_ depth: Int) -> (LayoutTree, LayoutNodeID) {
    var tree = LayoutTree()
    func text(_ tree: inout LayoutTree) -> LayoutNodeID {
      tree.add(.text(TextContent(runs: [TextContent.Run(string: "wrap 60", font: .body)])))
    }
    var current = text(&tree)
    for level in 1...depth {
      let axis: Axis = level % 2 == 1 ? .horizontal : .vertical
      let children = [text(&tree), tree.add(.spacer(minLength: nil, orientation: axis)), current]
      current = tree.add(stack(level, spacing: nil), children: children)
    }
    return (tree, current)
  }

  /// A list of texts of different lengths.
  static func texts(_ count: Int) -> (LayoutTree, LayoutNodeID) {
    var tree = LayoutTree()
    let children = (0..<count).map { index in
      tree.add(
        .text(TextContent(runs: [TextContent.Run(string: "wrap \(20 + 37 * index % 180)", font: .body)])))
    }
    let root = tree.add(.stack(axis: .vertical, alignment: .leading, spacing: nil), children: children)
    return (tree, root)
  }

  /// A leaf in wrappers: a padding of 1 and a frame with a maximum width, by turns.
  static func chain(_ depth: Int) -> (LayoutTree, LayoutNodeID) {
    var tree = LayoutTree(capacity: depth + 1)
    var current = leaf(&tree)
    let frame = FlexibleFrame(
      horizontal: .init(max: .infinity), vertical: .init(), alignment: .center)
    for level in 0..<depth {
      current = tree.add(level % 2 == 0 ? .padding(EdgeInsets(1)) : .flexibleFrame(frame), child: current)
    }
    return (tree, current)
  }

  /// Level by level a stack of two flexible views and the level before.
  static func flexibleDeep(_ depth: Int) -> (LayoutTree, LayoutNodeID) {
    var tree = LayoutTree()
    var current = tree.add(.fill)
    for level in 1...depth {
      let frame = FlexibleFrame(
        horizontal: .init(min: 5, max: .infinity), vertical: .init(min: 5, max: .infinity), alignment: .center)
      let other = tree.add(.flexibleFrame(frame), child: tree.add(.fill))
      current = tree.add(stack(level, spacing: 2), children: [tree.add(.fill), other, current])
    }
    return (tree, current)
  }

  private static func stack(_ level: Int, spacing: Double?) -> Primitive {
    level % 2 == 1
      ? .stack(axis: .horizontal, alignment: .verticalCenter, spacing: spacing)
      : .stack(axis: .vertical, alignment: .horizontalCenter, spacing: spacing)
  }
}
