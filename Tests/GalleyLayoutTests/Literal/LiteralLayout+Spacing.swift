import GalleyLayout

/// The rule layout 1.6 with a dictionary per edge.
extension LiteralLayout {
  enum Category: Hashable { case any, text, above, below, left, right }
  typealias Wishes = [Edge: [Category: Double]]

  private static let ordinary: Wishes = [
    .top: [.below: 0], .bottom: [.above: 0], .leading: [.right: 0], .trailing: [.left: 0],
  ]
  private static let nothing: Wishes = [.top: [.any: 0], .bottom: [.any: 0], .leading: [.any: 0], .trailing: [.any: 0]]

  func gap(_ a: Specimen, _ b: Specimen, _ axis: Axis) -> Double {
    let e1 = wishes(a)[axis == .horizontal ? .trailing : .bottom] ?? [:]
    let e2 = wishes(b)[axis == .horizontal ? .leading : .top] ?? [:]
    let common = Set(e1.keys).intersection(e2.keys).subtracting([.any])
    if !common.isEmpty {
      return common.map { $0 == .text ? e2[$0] ?? 0 : (e1[$0] ?? 0) + (e2[$0] ?? 0) }.max() ?? 0
    }
    return [e1[.any], e2[.any]].compactMap { $0 }.max() ?? 8
  }

  func wishes(_ view: Specimen) -> Wishes {
    switch view.primitive {
    case .text(let content):
      let m = text.spacingMetrics(content)
      let below = max(
        m.last.ascent + m.last.descent + m.last.tenthOfLine - m.last.capHeight, m.last.descent + m.last.tenthOfLine)
      return [
        .top: [.text: m.first.leading, .above: m.first.descent + m.first.tenthOfLine],
        .bottom: [.text: m.last.leading, .below: below], .leading: [:], .trailing: [:],
      ]
    case .spacer(_, let orientation):
      guard let orientation else { return LiteralLayout.nothing }
      return LiteralLayout.nothing.filter { $0.key.axis == orientation }
    case .fill, .circle, .position: return LiteralLayout.ordinary
    case .viewThatFits: return view.children.count == 1 ? wishes(view.children[0]) : LiteralLayout.ordinary
    case .stack(let axis, _, _):
      let all = merged(view.children)
      guard let first = view.children.first, let last = view.children.last else { return LiteralLayout.nothing }
      return axis == .horizontal
        ? all.merging([.leading: wishes(first)[.leading] ?? [:], .trailing: wishes(last)[.trailing] ?? [:]]) { $1 }
        : all.merging([.top: wishes(first)[.top] ?? [:], .bottom: wishes(last)[.bottom] ?? [:]]) { $1 }
    case .depthStack:
      guard let highest = view.children.map({ priority($0) }).max() else { return LiteralLayout.nothing }
      return merged(view.children.filter { priority($0) == highest })
    case .grid(let structure): return LiteralGrid(structure, view.children, layout: self).wishes()
    case .padding(let insets):
      return replaced(view) { insets[$0] != 0 }
    case .fixedFrame(let width, let height, _):
      if isSpacer(view.children[0]) { return wishes(view.children[0]) }
      return replaced(view) { ($0.axis == .horizontal ? width : height) != nil }
    case .flexibleFrame(let frame):
      if isSpacer(view.children[0]) { return wishes(view.children[0]) }
      return replaced(view) { edge in
        let limits = edge.axis == .horizontal ? frame.horizontal : frame.vertical
        return limits.min != nil || limits.ideal != nil || limits.max != nil
      }
    default: return wishes(view.children[0])
    }
  }

  private func isSpacer(_ view: Specimen) -> Bool {
    switch view.primitive {
    case .spacer: true
    case .layered: isSpacer(view.children[0])
    default: false
    }
  }

  private func replaced(_ view: Specimen, _ condition: (Edge) -> Bool) -> Wishes {
    var result = wishes(view.children[0])
    for edge in Edge.allCases where condition(edge) { result[edge] = LiteralLayout.ordinary[edge] }
    return result
  }

  func merged(_ views: [Specimen]) -> Wishes {
    if views.isEmpty { return LiteralLayout.nothing }
    var result: Wishes = [:]
    for view in views {
      for (edge, table) in wishes(view) { result[edge, default: [:]].merge(table) { max($0, $1) } }
    }
    return result
  }
}
