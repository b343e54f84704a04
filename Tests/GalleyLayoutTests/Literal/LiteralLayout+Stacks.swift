import GalleyLayout

/// The rules layout 2.2 and 2.5, step by step.
extension LiteralLayout {
  struct StackPlan {
    var size = Size.zero
    var proposals: [Proposal] = []
    var sizes: [Size] = []
    var origins: [Point] = []
  }

  func stack(
    _ children: [Specimen], _ axis: Axis, _ alignment: GuideID, _ spacing: Double?, _ p: Proposal
  ) -> StackPlan {
    var plan = StackPlan()
    let n = children.count
    if n == 0 { return plan }
    var gaps = [Double](repeating: 0, count: n)
    for i in children.indices.dropFirst() { gaps[i] = spacing ?? gap(children[i - 1], children[i], axis) }
    func offer(_ main: Double?) -> Proposal {
      var q = p
      q[axis] = main
      return q
    }
    plan.proposals = Array(repeating: offer(nil), count: n)
    if let main = p[axis] {
      var space = main - gaps.reduce(0, +)
      let minima = children.map { leastLength(of: $0, offer(0), axis) }
      let maxima = children.map { size($0, offer(.infinity))[axis] }
      let flexibility = zip(maxima, minima).map { ($0 - $1).isNaN ? 0 : $0 - $1 }
      let order = children.indices.sorted { left, right in
        let (a, b) = (priority(children[left]), priority(children[right]))
        if a != b { return a > b }
        if flexibility[left] != flexibility[right] { return flexibility[left] < flexibility[right] }
        if flexibility[left] == .infinity && minima[left] != minima[right] { return minima[left] > minima[right] }
        return left < right
      }
      var groups: [[Int]] = []
      for child in order {
        if let last = groups.last?.first, priority(children[last]) == priority(children[child]) {
          groups[groups.count - 1].append(child)
        } else {
          groups.append([child])
        }
      }
      func subtract(_ length: Double) {
        let rest = space - length
        if !rest.isNaN { space = rest }
      }
      for group in groups.dropFirst() { subtract(group.map { minima[$0] }.reduce(0, +)) }
      for (place, group) in groups.enumerated() {
        if place > 0 { subtract(-group.map { minima[$0] }.reduce(0, +)) }
        var left = Double(group.count)
        for child in group {
          plan.proposals[child] = offer(max(space / left, 0))
          subtract(size(children[child], plan.proposals[child])[axis])
          left -= 1
        }
      }
    }
    plan.sizes = zip(children, plan.proposals).map { size($0, $1) }
    var main = 0.0
    var (low, high) = (0.0, 0.0)
    for i in children.indices {
      var origin = Point.zero
      main += gaps[i]
      origin[axis] = main
      main += plan.sizes[i][axis]
      let line = guide(alignment, children[i], plan.sizes[i], plan.proposals[i])
      origin[axis.cross] = line.isFinite ? -line : 0
      low = min(low, origin[axis.cross])
      high = max(high, origin[axis.cross] + plan.sizes[i][axis.cross])
      plan.origins.append(origin)
    }
    for i in children.indices { plan.origins[i][axis.cross] -= low }
    plan.size[axis] = main
    plan.size[axis.cross] = high - low
    return plan
  }

  /// The second pass: a nil cross proposal becomes the stack's own length.
  func placedStack(
    _ children: [Specimen], _ axis: Axis, _ alignment: GuideID, _ spacing: Double?, _ size: Size, _ p: Proposal
  ) -> StackPlan {
    var q = p
    q[axis.cross] = p[axis.cross] ?? size[axis.cross]
    return stack(children, axis, alignment, spacing, q)
  }

  func depthSize(_ children: [Specimen], _ alignment: Alignment, _ p: Proposal) -> Size {
    guard let highest = children.map({ priority($0) }).max() else { return .zero }
    let top = children.filter { priority($0) == highest }
    var result = Size.zero
    for axis in Axis.allCases {
      let sizes = top.map { size($0, p) }
      let lines = zip(top, sizes).map { guide(alignment[axis], $0, $1, p) }
      let line = lines.filter(\.isFinite).max() ?? 0
      let reaches = zip(lines, sizes).map { $0.isFinite ? line - $0 + $1[axis] : $1[axis] }
      result[axis] = reaches.max() ?? 0
    }
    return result
  }

  func depthPlan(_ children: [Specimen], _ alignment: Alignment, _ own: Size) -> StackPlan {
    var plan = StackPlan(size: own)
    let highest = children.map { priority($0) }.max()
    let p = Proposal(own)
    plan.proposals = children.map { _ in p }
    plan.sizes = children.map { size($0, p) }
    plan.origins = children.map { _ in .zero }
    for axis in Axis.allCases {
      let lines = zip(children, plan.sizes).map { guide(alignment[axis], $0, $1, p) }
      let top = zip(children, lines).filter { priority($0.0) == highest && $0.1.isFinite }.map(\.1)
      for i in children.indices {
        let origin = (top.max() ?? -.infinity) - lines[i]
        plan.origins[i][axis] = origin.isFinite ? origin : 0
      }
    }
    return plan
  }

  /// A text asked for its least length answers 0 (text 1.6), and what wraps it asks it for that.
  private func leastLength(of view: Specimen, _ p: Proposal, _ axis: Axis) -> Double {
    func inner(_ p: Proposal) -> Double { leastLength(of: view.children[0], p, axis) }
    switch view.primitive {
    case .text: return 0
    case .padding(let insets): return max(inner(inset(p, insets)) + insets.total(axis), 0)
    case .fixedFrame(let width, let height, _):
      let given = axis == .horizontal ? width : height
      return given ?? inner(Proposal(width: width ?? p.width, height: height ?? p.height))
    case .flexibleFrame(let frame):
      let width = innerLength(frame.horizontal, p.width)
      let offer = Proposal(width: width, height: innerLength(frame.vertical, p.height))
      let length = offer[axis] == 0 ? inner(offer) : size(view.children[0], offer)[axis]
      return max(flexibleLength(axis == .horizontal ? frame.horizontal : frame.vertical, p[axis], length), 0)
    case .fixedSize(let axes): return axes.contains(axis) ? size(view, p)[axis] : inner(ideal(p, axes))
    case .offset, .priority, .alignmentGuide, .layered: return inner(p)
    case .viewThatFits(let axes): return chosen(view.children, axes, p).map { leastLength(of: $0, p, axis) } ?? 0
    default: return size(view, p)[axis]
    }
  }
}
