import GalleyTables

/// The state of one layout: the tree, what is known of its nodes, the memo of sizes, and the frames found so far.
///
/// Everything lies in arrays addressed by node, held by a struct that is only ever passed `inout`. Sizes are computed
/// by recursion, one small frame per level; placing works through a list.
struct LayoutEngine {
  /// One remembered answer of a node, and where the node's other answers begin.
  struct MemoSlot {
    var key = Proposal.never
    var size = Size.zero
    /// The first of the node's older answers in `pool`.
    var older = Link<PooledAnswer>.none
    /// Sizes computed for the node.
    var computations: UInt32 = 0
    /// Where a stack's shares begin in `shares`.
    var shares = Link<Double>.none
    /// Whether the shares are those that led to the youngest answer.
    var hasShares = false
  }

  /// An answer in the pool; a list per node, the youngest first.
  struct PooledAnswer {
    var key: Proposal
    var size: Size
    var next: Link<PooledAnswer>
    /// The container that the answer holds for; the first one where it does not matter.
    var container: Index<LayoutContainer>
  }

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
  var limits: LayoutLimits

  var facts: [NodeFacts] = []
  /// The priorities that nodes have, by `NodeFacts.priority`.
  var priorities = Table<Double>([0, -.infinity])
  /// The place of priority 0 in `priorities`.
  static let ordinaryPriority = Index<Double>(0)
  /// The place of −∞, a Spacer's priority, in `priorities`.
  static let lowestPriority = Index<Double>(1)
  /// The youngest answer of every node whose size is not fixed, by `NodeFacts.slot`.
  var memo = Table<MemoSlot>()
  var pool = Table<PooledAnswer>()
  /// By node, where its wishes stand; empty as long as no default spacing is asked for.
  var spacing: [Index<SpacingWishes>] = []
  var spacingTables = Table<SpacingWishes>([.ordinary, .none])
  /// The distance asked for last, by the places of the two tables: in a list it is the next one's too.
  var lastDistance: (first: Link<SpacingWishes>, second: Link<SpacingWishes>, axis: Axis, length: Double) = (
    .none, .none, .horizontal, 0
  )
  /// The figures of the text seen last and where its wishes stand.
  var lastTextSpacing: (font: Font, size: DynamicTypeSize, index: Index<SpacingWishes>)?
  /// The texts measured last, by the last digits of their index; empty before the first.
  var preparedTexts: [(text: Index<TextContent>, prepared: PreparedText)?] = []
  /// The bytes of all texts that were put there since they were last cleared.
  var preparedBytes = 0
  /// What texts took so far, in sizes of other views that take as long.
  var textWork = 0
  /// By node, true below a change of direction to right-to-left; empty unless the tree has such changes.
  var directions: [Bool] = []
  /// By index of the tree's grids.
  var gridPlans: [GridPlan] = []
  var guideMemo: [GuideKey: Double] = [:]

  /// Children being arranged; every arrangement takes the end of it and gives it back.
  var arranged: [Arranged] = []
  /// By stack, what its children were offered along its axis, so that placing need not share again.
  var shares: [Double] = []
  /// The children of the stacks being laid out, in the order in which they are served; used like `arranged`.
  var candidates: [StackCandidate] = []

  var frames: [Rect] = []
  var proposals: [Proposal] = []
  var isPlaced: [Bool] = []
  var placedCount = 0
  var drawnFrames: [LayoutNodeID: Rect] = [:]
  var readerContent: [LayoutNodeID: [LayoutNodeID]] = [:]

  /// By node, the cells of lazy containers that have deferred loops.
  var lazyBuilds: [LayoutNodeID: LazyBuild] = [:]
  /// The lazy container that is being placed, and how far it can be seen from its start.
  var visibleExtent: (node: Link<LayoutTree.Node>, length: Double) = (.none, 0)
  /// The lazy containers that are not built whole.
  var lazyEstimates: [LayoutNodeID: LazyEstimate] = [:]
  /// What deferred loops have given so far.
  var loopYields: [HostLoopID: LoopYield] = [:]

  /// Nodes whose frame is known and whose children are still to be placed.
  var pending: [(node: LayoutNodeID, context: Index<PlacingContext>)] = []
  var contexts = Table<PlacingContext>()
  /// The layout of the host that is being placed stands directly below a navigation bar with a large title.
  var standsBelowLargeTitle = false
  var safeAreas = Table<SafeAreaRecord>()
  var spaces = Table<CoordinateSpaceRecord>()
  var transforms = Table<TransformRecord>()
  /// What `containerRelativeFrame` and lazy containers work from; sizes are remembered for each.
  var containers = Table<LayoutContainer>()
  var container = LayoutEngine.firstContainer
  static let firstContainer = Index<LayoutContainer>(0)

  /// By group, the views of `matchedGeometryEffect`.
  var matchedGroups: [MatchedGroup] = []
  /// The groups with views that wait for their source, in the order in which they were met.
  var waitingGroups: [Int] = []

  var counters = LayoutCounters()
  var isOverBudget = false

  init(tree: LayoutTree, canvas: Canvas, text: any TextMeasuring, host: any LayoutHost, limits: LayoutLimits) {
    self.tree = tree
    self.canvas = canvas
    self.text = text
    self.host = host
    self.limits = limits
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

extension Proposal {
  /// A key that no proposal has.
  static let never: Proposal = {
    var proposal = Proposal.unspecified
    proposal.rawWidth = Double(nan: 1, signaling: false)
    return proposal
  }()
}
