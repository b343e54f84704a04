import GalleyLanguage
import GalleyLayout

/// The views that are, or make themselves, a symbol whose size is estimated: an image, the label of a control.
final class EstimatedViews: Sendable {
  /// By layout node; empty if there is none.
  private let isEstimated: [Bool]

  /// None.
  init() { isEstimated = [] }

  /// Finds them: a symbol belongs to the nearest view around it that is reported.
  init(_ report: ReportTree, in tree: LayoutTree) {
    let symbols = tree.estimatedSymbols
    guard !symbols.isEmpty else {
      isEstimated = []
      return
    }
    var isReported = Array(repeating: false, count: tree.count)
    for entry in report.entries where entry.extent == .node && entry.layout.position < tree.count {
      isReported[entry.layout.position] = true
    }
    var parents = [LayoutNodeID?](repeating: nil, count: tree.count)
    for index in 0..<tree.count {
      let parent = LayoutNodeID(index)
      for child in tree.children(of: parent) { parents[child.position] = parent }
    }
    var found = Array(repeating: false, count: tree.count)
    for symbol in symbols {
      if let owner = EstimatedViews.owner(of: symbol, isReported, parents, tree) { found[owner.position] = true }
    }
    isEstimated = found
  }

  /// The reported view that a symbol is a part of; nil if a column of a given width lies between, as in a label in a row.
  private static func owner(
    of symbol: LayoutNodeID, _ isReported: [Bool], _ parents: [LayoutNodeID?], _ tree: LayoutTree
  ) -> LayoutNodeID? {
    var node: LayoutNodeID? = symbol
    while let current = node, !isReported[current.position] {
      if tree.isFrameOfGivenWidth(current) { return nil }
      node = parents[current.position]
    }
    return node
  }

  func contains(_ node: LayoutNodeID) -> Bool { node.position < isEstimated.count && isEstimated[node.position] }
}
