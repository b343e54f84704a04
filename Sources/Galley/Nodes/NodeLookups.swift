import GalleyFormats
import GalleyLanguage
import GalleyLayout
import GalleySource
import GalleyTables

/// What nodes are asked for seldom, or by some reports only, and what takes a walk over all of them to find.
struct NodeLookups: Sendable {
  let sourceIndex = Lazy<SourceIndex>()
  let parents = Lazy<ParentIndex>()
  let estimates = Lazy<EstimatedViews>()
}

/// Where the entries of documents stand, by file.
final class SourceIndex: Sendable {
  let lines: [LineMap]
  let paths: [PathIndex]

  init(_ located: [LocatedTree]) {
    lines = located.map { LineMap($0.source) }
    paths = located.map { PathIndex($0) }
  }
}

/// By entry of the report, the entry of the node around it; none for the outermost and for what is not shown.
final class ParentIndex: Sendable {
  let parents: [Link<ReportTree.Entry>]

  init(_ root: Node?, count: Int) {
    var parents = [Link<ReportTree.Entry>](repeating: .none, count: count)
    // A list, not recursion: whatever could be laid out can be walked.
    var pending = root.map { [$0] } ?? []
    while let node = pending.popLast() {
      for child in node.children {
        parents[child.index.position] = Link(node.index)
        pending.append(child)
      }
    }
    self.parents = parents
  }
}

extension LaidOutDocument {
  var sourceIndex: SourceIndex { lookups.sourceIndex.get { SourceIndex(located) } }

  var parents: [Link<ReportTree.Entry>] { lookups.parents.get { ParentIndex(rootNode, count: entries.count) }.parents }

  var estimates: EstimatedViews {
    lookups.estimates.get { layout.map { EstimatedViews(report, in: $0.tree) } ?? EstimatedViews() }
  }
}
