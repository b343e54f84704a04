import GalleyTables

/// What a view wishes between itself and its neighbours: for each edge a table of category and distance.
///
/// The edges are leading and trailing ones; a subtree with another direction swaps them where it begins.
/// Source: layout 1.6.
struct SpacingWishes: Hashable {
  /// The wishes of an edge by the kind of neighbour that they are meant for; −∞ where there is none.
  struct EdgeTable: Hashable {
    /// Counts only where the edges have no other kind in common.
    var any = -Double.infinity
    /// Between lines of text, where the smaller wish counts: a text wishes its leading above itself and takes whatever the
    /// text below it wishes.
    var textToText = -Double.infinity
    var aboveText = -Double.infinity
    var belowText = -Double.infinity
    var leadingText = -Double.infinity
    var trailingText = -Double.infinity

    static let nothing = EdgeTable()
    static let zero = EdgeTable(any: 0)

    /// Takes the larger wish of each kind.
    mutating func merge(_ other: EdgeTable) {
      any = max(any, other.any)
      textToText = max(textToText, other.textToText)
      aboveText = max(aboveText, other.aboveText)
      belowText = max(belowText, other.belowText)
      leadingText = max(leadingText, other.leadingText)
      trailingText = max(trailingText, other.trailingText)
    }

    /// The distance to a neighbour whose facing edge is `next`: the largest over the kinds that both know.
    func distance(to next: EdgeTable) -> Double {
      var largest = max(aboveText + next.aboveText, belowText + next.belowText)
      largest = max(largest, leadingText + next.leadingText, trailingText + next.trailingText)
      largest = max(largest, min(textToText, next.textToText))
      if largest > -.infinity { return largest }
      let unspecific = max(any, next.any)
      return unspecific > -.infinity ? unspecific : SpacingWishes.defaultDistance
    }
  }

  /// The distance between views that have no wish in common, on either axis; also a Spacer's smallest length.
  static let defaultDistance = 8.0

  var top: EdgeTable
  var leading: EdgeTable
  var bottom: EdgeTable
  var trailing: EdgeTable

  /// The number of `ordinary` among the engine's tables.
  static let ordinaryIndex = Index<SpacingWishes>(0)
  /// The number of `none` among the engine's tables.
  static let noneIndex = Index<SpacingWishes>(1)

  /// A view without text.
  static let ordinary = SpacingWishes(
    top: EdgeTable(belowText: 0), leading: EdgeTable(trailingText: 0), bottom: EdgeTable(aboveText: 0),
    trailing: EdgeTable(leadingText: 0))

  /// An empty container, or a Spacer outside stacks: no distance at all.
  static let none = SpacingWishes(top: .zero, leading: .zero, bottom: .zero, trailing: .zero)

  /// No wish at any edge.
  static let nothing = SpacingWishes(top: .nothing, leading: .nothing, bottom: .nothing, trailing: .nothing)

  /// The same distance to every kind of neighbour, an edge each.
  static func distances(_ distances: EdgeInsets) -> SpacingWishes {
    SpacingWishes(
      top: EdgeTable(any: distances.top), leading: EdgeTable(any: distances.leading),
      bottom: EdgeTable(any: distances.bottom), trailing: EdgeTable(any: distances.trailing))
  }

  /// A text whose first and last lines have these figures.
  static func text(first: TextSpacingMetrics, last: TextSpacingMetrics) -> SpacingWishes {
    var wishes = nothing
    wishes.top.textToText = first.leading
    wishes.top.aboveText = first.distanceAbove
    wishes.bottom.textToText = .infinity
    wishes.bottom.belowText = last.distanceBelow
    return wishes
  }

  /// A symbol in a font: a text that wishes no distance to other texts.
  static func symbol(_ metrics: TextSpacingMetrics) -> SpacingWishes {
    var wishes = text(first: metrics, last: metrics)
    wishes.top.textToText = 0
    wishes.bottom.textToText = 0
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

  /// The table of the same view seen from the other layout direction.
  var mirrored: SpacingWishes {
    SpacingWishes(top: top, leading: trailing.mirrored, bottom: bottom, trailing: leading.mirrored)
  }
}

extension SpacingWishes.EdgeTable {
  fileprivate var mirrored: SpacingWishes.EdgeTable {
    var table = self
    table.leadingText = self.trailingText
    table.trailingText = self.leadingText
    return table
  }
}
