/// What a view wishes between itself and its neighbours: for each edge a table of category and distance.
///
/// The edges are leading and trailing ones; a subtree with another direction swaps them where it begins.
/// Source: layout-semantics 1.6.
struct SpacingWishes: Hashable {
  /// The kind of neighbour that a wish is meant for; the raw value is the wish's place in an edge's table.
  enum Category: Int, CaseIterable {
    /// No category: counts only where the edges have no other in common.
    case any
    /// Between lines of text; the value is the lower text's leading.
    case textToText
    case edgeAboveText
    case edgeBelowText
    case edgeLeadingText
    case edgeTrailingText
  }

  /// The wishes of an edge by category; NaN where there is none.
  struct EdgeTable: Hashable {
    var values = SIMD8<Double>(repeating: .nan)

    static let nothing = EdgeTable()
    static let zero = EdgeTable(.any, 0)

    init() {}

    init(_ category: Category, _ distance: Double) { values[category.rawValue] = distance }

    subscript(category: Category) -> Double {
      get { values[category.rawValue] }
      set { values[category.rawValue] = newValue }
    }

    /// Takes the larger wish of each category.
    mutating func merge(_ other: EdgeTable) {
      for category in Category.allCases {
        let wish = other[category]
        if !wish.isNaN && !(self[category] >= wish) { self[category] = wish }
      }
    }

    static func == (left: EdgeTable, right: EdgeTable) -> Bool {
      Category.allCases.allSatisfy { left[$0].bitPattern == right[$0].bitPattern }
    }

    func hash(into hasher: inout Hasher) {
      for category in Category.allCases { hasher.combine(self[category].bitPattern) }
    }
  }

  /// The distance between views that have no wish in common, on either axis; also a Spacer's smallest length.
  static let defaultDistance = 8.0

  var top: EdgeTable
  var leading: EdgeTable
  var bottom: EdgeTable
  var trailing: EdgeTable

  /// A view without text.
  static let ordinary = SpacingWishes(
    top: EdgeTable(.edgeBelowText, 0), leading: EdgeTable(.edgeTrailingText, 0),
    bottom: EdgeTable(.edgeAboveText, 0), trailing: EdgeTable(.edgeLeadingText, 0))

  /// An empty container, or a Spacer outside stacks: no distance at all.
  static let none = SpacingWishes(top: .zero, leading: .zero, bottom: .zero, trailing: .zero)

  /// No wish at any edge.
  static let nothing = SpacingWishes(top: .nothing, leading: .nothing, bottom: .nothing, trailing: .nothing)

  /// A text whose first and last lines have these figures.
  static func text(first: TextSpacingMetrics, last: TextSpacingMetrics) -> SpacingWishes {
    var wishes = nothing
    wishes.top[.textToText] = first.leading
    wishes.top[.edgeAboveText] = first.descent + first.tenthOfLine
    wishes.bottom[.textToText] = last.leading
    let lineHeight = last.ascent + last.descent
    wishes.bottom[.edgeBelowText] = max(
      lineHeight + last.tenthOfLine - last.capHeight, last.descent + last.tenthOfLine)
    return wishes
  }

  /// A Spacer: no distance along its stack's axis and no wish across it.
  static func spacer(orientation: Axis?) -> SpacingWishes {
    guard let orientation else { return none }
    var wishes = nothing
    for edge in Edge.allCases where edge.axis == orientation { wishes[edge] = .zero }
    return wishes
  }

  subscript(edge: Edge) -> EdgeTable {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// Takes the larger wishes of each edge in `edges`.
  mutating func merge(_ other: SpacingWishes, edges: EdgeSet = .all) {
    for edge in Edge.allCases where edges.contains(EdgeSet(edge)) { self[edge].merge(other[edge]) }
  }

  /// The table of the same view seen from the other layout direction.
  var mirrored: SpacingWishes {
    SpacingWishes(top: top, leading: trailing.mirrored, bottom: bottom, trailing: leading.mirrored)
  }

  /// The distance between two neighbours along `axis`.
  static func distance(from before: SpacingWishes, to after: SpacingWishes, axis: Axis) -> Double {
    let end = axis == .horizontal ? before.trailing : before.bottom
    let start = axis == .horizontal ? after.leading : after.top
    var largest = -Double.infinity
    for category in Category.allCases where category != .any {
      let (wish, other) = (end[category], start[category])
      guard !wish.isNaN && !other.isNaN else { continue }
      largest = max(largest, category == .textToText ? other : wish + other)
    }
    if largest > -.infinity { return largest }
    if end[.any].isNaN && start[.any].isNaN { return defaultDistance }
    return end[.any].isNaN ? start[.any] : start[.any].isNaN ? end[.any] : max(end[.any], start[.any])
  }
}

extension SpacingWishes.EdgeTable {
  fileprivate var mirrored: SpacingWishes.EdgeTable {
    var table = self
    table[.edgeLeadingText] = self[.edgeTrailingText]
    table[.edgeTrailingText] = self[.edgeLeadingText]
    return table
  }
}
