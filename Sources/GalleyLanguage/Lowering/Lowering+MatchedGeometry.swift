import GalleyExpressions
package import GalleyLayout
package import GalleySource

/// The views of one document that `matchedGeometryEffect` brings together.
package struct MatchedGeometry: Sendable {
  /// What the views of a group have in common.
  private struct Key: Hashable {
    var namespace: String
    var id: Value
  }

  /// One use of the modifier.
  package struct Member: Sendable {
    package var group: MatchedGroupID
    package var isSource: Bool
    package var node: LayoutNodeID
    package var modifier: ViewNodeID
  }

  private var groups: [Key: MatchedGroupID] = [:]
  package private(set) var members: [Member] = []

  mutating func group(_ id: Value, in namespace: String) -> MatchedGroupID {
    let key = Key(namespace: namespace, id: id)
    let group = groups[key] ?? MatchedGroupID(groups.count)
    groups[key] = group
    return group
  }

  mutating func add(_ member: Member) { members.append(member) }

  /// Those of its members that are shown, by group.
  func shownGroups(in layout: LayoutResult) -> [[Member]] {
    var result = [[Member]](repeating: [], count: groups.count)
    for member in members where layout.isPlaced[member.node.position] { result[member.group.position].append(member) }
    return result
  }
}

extension Lowering {
  /// A view that gives its group the frame, or takes it.
  package mutating func matchedGeometry(_ modifier: ModifierReference, _ content: LayoutNodeID) -> LayoutNodeID {
    let arguments = arguments(of: modifier)
    guard let id = arguments[.id] else { return content }
    var geometry = findings.matchedViews ?? MatchedGeometry()
    findings.matchedViews = nil
    let group = geometry.group(id, in: arguments[.namespace] ?? "")
    let isSource = arguments[.isSource] ?? true
    let node = layout.add(
      isSource ? .matchedSource(group) : .matchedView(matchedView(arguments, in: group)), child: content)
    geometry.add(MatchedGeometry.Member(group: group, isSource: isSource, node: node, modifier: modifier.id))
    findings.matchedViews = geometry
    return node
  }

  private func matchedView(_ arguments: Arguments, in group: MatchedGroupID) -> MatchedView {
    let properties = arguments[.matchedProperties] ?? [.frame]
    let hasFrame = properties.contains(.frame)
    return MatchedView(
      group: group, takesSize: hasFrame || properties.contains(.size),
      takesPosition: hasFrame || properties.contains(.position), anchor: arguments[.anchor] ?? .center)
  }

  /// Warnings about groups that have not exactly one source.
  package func matchedGeometryProblems(in layout: LayoutResult) -> [Diagnostic] {
    guard let matchedViews = findings.matchedViews else { return [] }
    var found: [Diagnostic] = []
    for members in matchedViews.shownGroups(in: layout) {
      let sources = members.filter(\.isSource)
      if sources.count > 1 {
        var problem = Diagnostic(
          .severalGeometrySources, "\(sources.count) views that show are the source of one matched geometry",
          at: span(of: sources[1]),
          help: [
            "exactly one view with an id gives the others its frame; the others need `isSource: false`",
            "here the first one in the document is taken, while SwiftUI says nothing about which",
          ])
        if span(of: sources[0]) != span(of: sources[1]) {
          problem.related = [RelatedSpan(span: span(of: sources[0]), message: "another source is here")]
        }
        found.append(problem)
      } else if sources.isEmpty, let first = members.first {
        found.append(
          Diagnostic(
            .noGeometrySource, "no view that shows is the source of this matched geometry", at: span(of: first),
            help: ["the view stays where it is without the modifier", "leave `isSource` out on the view to follow"]))
      }
    }
    var seen: Set<SourceSpan> = []
    return found.filter { seen.insert($0.span).inserted }
  }

  /// The place of a use of the modifier.
  private func span(of member: MatchedGeometry.Member) -> SourceSpan { document.span(of: tree[member.modifier]) }
}

// The arguments of the modifier that matches geometry.

extension ArgumentLabel<String> {
  package static var namespace: Self { Self("in") }
}

extension ArgumentLabel<Bool> {
  package static var isSource: Self { Self("isSource") }
}

/// What matched views share.
package enum MatchedGeometryProperties: String, SwiftUIEnumeration {
  case position
  case size
  case frame

  package static var swiftName: String { "MatchedGeometryProperties" }
}

extension ArgumentLabel<[MatchedGeometryProperties]> {
  package static var matchedProperties: Self { Self("properties") }
}
