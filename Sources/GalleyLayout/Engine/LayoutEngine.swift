import GalleyTables

/// The state of one layout: the tree, what is known of its nodes, the memo of sizes, and the frames found so far.
///
/// Everything lies in arrays addressed by node, held by a struct that is only ever passed `inout`. Sizes are computed
/// by recursion, one small frame per level; placing works through a list.
struct LayoutEngine {
  /// A child with its place in its parent, in leading-to-trailing coordinates.
  struct Arranged {
    var origin = Point.zero
    var size = Size.zero
    var proposal: Proposal
    var child: LayoutNodeID
  }

  var tree: LayoutTree
  let canvas: Canvas
  let text: any TextMeasuring
  let host: any LayoutHost

  var facts: [NodeFacts] = []
  /// The priorities that nodes have, by `NodeFacts.priority`.
  var priorities = Table<Double>([0, -.infinity])
  /// The place of priority 0 in `priorities`.
  static let ordinaryPriority = Index<Double>(0)
  /// The place of −∞, a Spacer's priority, in `priorities`.
  static let lowestPriority = Index<Double>(1)
  var memo = SizeMemo()
  var spacing = SpacingMemo()
  var preparedTexts = PreparedTexts()
  /// By node, true below a change of direction to right-to-left; empty unless the tree has such changes.
  var directions: [Bool] = []
  /// By index of the tree's grids.
  var gridPlans: [GridPlan] = []
  var guideMemo: [GuideKey: Double] = [:]

  /// Children being arranged; every arrangement takes the end of it and gives it back.
  var arranged: [Arranged] = []
  /// The children of the stacks being laid out, in the order in which they are served; used like `arranged`.
  var candidates: [StackCandidate] = []

  var frames: [Rect] = []
  var proposals: [Proposal] = []
  var isPlaced: [Bool] = []
  var placedCount = 0
  var drawnFrames: [LayoutNodeID: Rect] = [:]
  var readerContent: [LayoutNodeID: [LayoutNodeID]] = [:]

  var lazy = LazyCells()
  var matched = MatchedGroups()

  /// Nodes whose frame is known and whose children are still to be placed.
  var pending: [PendingNode] = []
  var records = PlacingRecords()
  /// What the node that is being measured or placed stands in; it holds until another is entered.
  private(set) var container = LayoutEngine.firstContainer
  static let firstContainer = Index<LayoutContainer>(0)

  var budget: LayoutBudget

  init(tree: LayoutTree, canvas: Canvas, text: any TextMeasuring, host: any LayoutHost, limits: LayoutLimits) {
    self.tree = tree
    self.canvas = canvas
    self.text = text
    self.host = host
    budget = LayoutBudget(limits: limits)
  }

  /// Makes room for every node of the tree and finds the facts of those that are new.
  mutating func prepareNewNodes() {
    let isFirst = facts.isEmpty
    let new = tree.nodes.indices(from: LayoutNodeID(facts.count))
    // Only at first: the content of each of many readers would move all facts to a buffer that is hardly larger.
    if isFirst { facts.reserveCapacity(new.count) }
    frames.append(contentsOf: repeatElement(.zero, count: new.count))
    proposals.append(contentsOf: repeatElement(.unspecified, count: new.count))
    isPlaced.append(contentsOf: repeatElement(false, count: new.count))
    if tree.usesDefaultSpacing {
      if isFirst { spacing.reserveCapacity(new.count) }
      while spacing.count < facts.count { findSpacing(of: LayoutNodeID(spacing.count)) }
    }
    findFacts(of: new)
  }

  /// The layout priority of a node.
  ///
  /// Source: layout 1.5.
  func priority(of node: LayoutNodeID) -> Double { priorities[facts[node.position].priority] }
}

// What stands around the node that is being measured or placed.

extension LayoutEngine {
  /// What is measured or placed from here on stands in a container.
  mutating func enter(_ container: Index<LayoutContainer>) { self.container = container }

  /// What is measured or placed from here on stands where something was placed.
  mutating func enter(_ context: Index<PlacingContext>) { container = records.contexts[context].container }

  /// The size of a view that another container is around.
  mutating func measure(
    _ child: LayoutNodeID, _ proposal: Proposal, in container: Index<LayoutContainer>
  ) -> Size {
    let outer = self.container
    self.container = container
    defer { self.container = outer }
    return measure(child, proposal)
  }
}
