import GalleyLanguage
import GalleyLayout

/// A node that two layouts show in different ways.
public struct NodeDifference: Sendable {
  /// What is different.
  public enum Aspect: String, Sendable, CaseIterable {
    /// Whether it is shown at all.
    case shown
    case width
    case height
    /// The distance of its leading edge from that of the window, and of its top edge.
    case x
    case y
    /// How many lines its text has.
    case lines
    /// Whether something of its text is cut off.
    case truncation
    /// What its style covers beside its frame.
    case drawn
  }

  /// The node in the first layout; nil if it is not shown there.
  public let before: Node?
  /// The node in the second layout; nil if it is not shown there.
  public let after: Node?
  /// What is different, in the order of the cases.
  public let aspects: [Aspect]
  /// By how many points the edges move that move most; endless for a node that only one of the layouts shows.
  public let extent: Double
  /// Whether it only moves along with the node around it.
  public let follows: Bool

  /// The node where it is shown, that of the first layout before that of the second.
  public var node: Node? { before ?? after }
}

extension NodeDifference {
  /// Lengths that differ by less are equal: that much comes of rounding.
  static let tolerance = 1e-6

  /// The differences of all nodes that can change layout, in the order of the document: what went, then the others.
  static func between(_ pairs: NodePairs) -> [NodeDifference] {
    var counterparts: [Node: Node] = [:]
    for case (let before?, let after) in pairs.present { counterparts[after] = before }
    let gone = pairs.gone.filter(\.changesLayout).map {
      NodeDifference(before: $0, after: nil, aspects: [.shown], extent: .infinity, follows: false)
    }
    return gone
      + pairs.present.compactMap { before, after in
        guard after.changesLayout else { return nil }
        guard let before else {
          return NodeDifference(before: nil, after: after, aspects: [.shown], extent: .infinity, follows: false)
        }
        return NodeDifference(before, after, around: counterparts)
      }
  }

  /// Nil if nothing is different.
  private init?(_ before: Node, _ after: Node, around counterparts: [Node: Node]) {
    let (old, new) = (before.frame, after.frame)
    let lengths: [(aspect: Aspect, by: Double)] = [
      (.width, new.size.width - old.size.width), (.height, new.size.height - old.size.height),
      (.x, new.minX - old.minX), (.y, new.minY - old.minY),
    ]
    var aspects = lengths.filter { abs($0.by) > Self.tolerance }.map(\.aspect)
    let edges = [new.minX - old.minX, new.maxX - old.maxX, new.minY - old.minY, new.maxY - old.maxY]
    var isOwn = aspects.contains(.width) || aspects.contains(.height)
    if let texts = Self.changedTexts(before, after) {
      if texts.before.map(\.lines.count) != texts.after.map(\.lines.count) { aspects.append(.lines) }
      if texts.before.map(\.isTruncated) != texts.after.map(\.isTruncated) { aspects.append(.truncation) }
    }
    if !Self.isEqual(before.drawnFrame, after.drawnFrame) { aspects.append(.drawn) }
    guard !aspects.isEmpty else { return nil }
    isOwn = isOwn || !Set(aspects).isSubset(of: [.x, .y])
    self.before = before
    self.after = after
    self.aspects = aspects
    extent = edges.map(abs).max() ?? 0
    follows = !isOwn && Self.movesAlong(before, after, counterparts)
  }

  /// The texts of a node in both layouts, where they may be broken in different ways.
  private static func changedTexts(
    _ before: Node, _ after: Node
  ) -> (before: [Node.TextBlock], after: [Node.TextBlock])? {
    guard before.entry.extent == .node, after.entry.extent == .node, !after.isModifier else { return nil }
    let (old, new) = (before.document, after.document)
    let isSame =
      before.frame.size == after.frame.size && before.proposal == after.proposal
      && old.tree.text(of: before.entry.layout) == new.tree.text(of: after.entry.layout)
    return isSame ? nil : (before.texts, after.texts)
  }

  private static func isEqual(_ first: ViewBounds?, _ second: ViewBounds?) -> Bool {
    guard let first, let second else { return first == second }
    let pairs = [
      (first.minX, second.minX), (first.minY, second.minY), (first.maxX, second.maxX), (first.maxY, second.maxY),
    ]
    return pairs.allSatisfy { abs($0 - $1) <= tolerance }
  }

  /// Whether the nearest node around it that both layouts show moves by as much.
  private static func movesAlong(_ before: Node, _ after: Node, _ counterparts: [Node: Node]) -> Bool {
    // What cannot change layout is not among the differences, so that nothing would tell what moves along with it alone.
    for outer in after.ancestors where outer.changesLayout {
      guard let earlier = counterparts[outer] else { continue }
      return abs(outer.frame.minX - earlier.frame.minX - (after.frame.minX - before.frame.minX)) <= tolerance
        && abs(outer.frame.minY - earlier.frame.minY - (after.frame.minY - before.frame.minY)) <= tolerance
    }
    return false
  }
}

extension [NodeDifference] {
  /// Those that are worth a line: what only moves along with the node around it is told by that, and a layer that changes
  /// as what it stands around does by that.
  var told: [NodeDifference] {
    var own: [Node: NodeDifference] = [:]
    for difference in self where !difference.follows { if let node = difference.node { own[node] = difference } }
    return filter { difference in
      guard !difference.follows else { return false }
      guard let node = difference.node, node.isModifier, node.name == nil,
        let content = node.content.flatMap({ own[$0] })
      else { return true }
      return content.aspects != difference.aspects || content.extent != difference.extent
    }
  }
}
