import GalleyLayout

/// The rules of layout written down word for word, slow and without memory, to compare the engine with.
///
/// Nothing is shared with the engine but the value types. Specimens must be resolved first.
struct LiteralLayout {
  struct Placed {
    var frame: Rect
    var proposal: Proposal
  }

  /// Frames in the order of the tree, parents first.
  var frames: [Placed] = []
  let text = SpecimenText()

  /// Lays a resolved specimen out for a proposal, at the origin.
  static func frames(of root: Specimen, _ proposal: Proposal) -> [Placed] {
    var layout = LiteralLayout()
    layout.place(root, Point.zero, layout.size(root, proposal), proposal)
    return layout.frames
  }

  // MARK: layout 1.2, 2, 3, 4: sizes

  func size(_ view: Specimen, _ p: Proposal) -> Size {
    let raw = unclamped(view, p)
    return Size(width: raw.width > 0 ? raw.width : 0, height: raw.height > 0 ? raw.height : 0)
  }

  private func unclamped(_ view: Specimen, _ p: Proposal) -> Size {
    switch view.primitive {
    case .fill: return Size(width: p.width ?? 10, height: p.height ?? 10)
    case .circle:
      let diameter = min(p.width ?? .infinity, p.height ?? .infinity)
      let side = p == .unspecified ? 10 : diameter
      return Size(width: side, height: side)
    case .text(let content): return text.measure(content, proposal: p).size
    case .spacer(let minLength, let orientation):
      let m = minLength ?? 8
      var size = Size.zero
      for axis in Axis.allCases where orientation == nil || orientation == axis { size[axis] = max(p[axis] ?? m, m) }
      return size
    case .stack(let axis, let alignment, let spacing):
      return stack(view.children, axis, alignment, spacing, p).size
    case .depthStack(let alignment): return depthSize(view.children, alignment, p)
    case .grid(let structure):
      var grid = LiteralGrid(structure, view.children, layout: self)
      return grid.solve(p)
    case .viewThatFits(let axes): return chosen(view.children, axes, p).map { size($0, p) } ?? .zero
    default: return wrapperSize(view, p)
    }
  }

  private func wrapperSize(_ view: Specimen, _ p: Proposal) -> Size {
    let child = view.children[0]
    switch view.primitive {
    case .fixedFrame(let width, let height, _):
      let inner = size(child, Proposal(width: width ?? p.width, height: height ?? p.height))
      return Size(width: width ?? inner.width, height: height ?? inner.height)
    case .flexibleFrame(let frame):
      let inner = size(
        child, Proposal(width: innerLength(frame.horizontal, p.width), height: innerLength(frame.vertical, p.height)))
      return Size(
        width: flexibleLength(frame.horizontal, p.width, inner.width),
        height: flexibleLength(frame.vertical, p.height, inner.height))
    case .padding(let i):
      let inner = size(child, inset(p, i))
      return Size(width: inner.width + i.leading + i.trailing, height: inner.height + i.top + i.bottom)
    case .fixedSize(let axes): return size(child, ideal(p, axes))
    case .aspectRatio(let ratio, let isFill): return size(child, ratioOffer(child, ratio, isFill, p))
    case .position:
      let inner = size(child, p)
      return Size(width: p.width ?? inner.width, height: p.height ?? inner.height)
    default: return size(child, p)
    }
  }

  func inset(_ p: Proposal, _ i: EdgeInsets) -> Proposal {
    Proposal(
      width: p.width.map { max($0 - i.leading - i.trailing, 0) },
      height: p.height.map { max($0 - i.top - i.bottom, 0) })
  }

  func ideal(_ p: Proposal, _ axes: AxisSet) -> Proposal {
    Proposal(
      width: axes.contains(.horizontal) ? nil : p.width, height: axes.contains(.vertical) ? nil : p.height)
  }

  // MARK: layout 4.2

  private func normalised(_ limits: FlexibleFrame.Limits) -> FlexibleFrame.Limits {
    let minimum = limits.min.map { max($0, 0) }
    let ideal = limits.ideal.map { max(minimum ?? 0, $0) }
    return FlexibleFrame.Limits(min: minimum, ideal: ideal, max: limits.max.map { max(ideal ?? 0, $0) })
  }

  private func clamp(_ l: FlexibleFrame.Limits, _ x: Double) -> Double {
    min(max(l.min ?? -.infinity, x), l.max ?? .infinity)
  }

  func innerLength(_ limits: FlexibleFrame.Limits, _ v: Double?) -> Double? {
    let l = normalised(limits)
    return (v ?? l.ideal).map { clamp(l, $0) }
  }

  func flexibleLength(_ limits: FlexibleFrame.Limits, _ v: Double?, _ c: Double) -> Double {
    let l = normalised(limits)
    let inner = innerLength(limits, v)
    if let v, let low = l.min, let high = l.max, low <= high { return clamp(l, v) }
    if v == nil, let ideal = l.ideal { return ideal }
    if let low = l.min, let high = l.max, low <= high { return min(max(low, c), high) }
    if let low = l.min, l.max == nil { return max(min(inner ?? .infinity, c), low) }
    if let high = l.max, l.min == nil { return min(max(inner ?? -.infinity, c), high) }
    return c
  }

  func flexibleOffer(_ frame: FlexibleFrame, _ size: Size, _ p: Proposal) -> Proposal {
    var offer = Proposal(size)
    for axis in Axis.allCases {
      let l = normalised(axis == .horizontal ? frame.horizontal : frame.vertical)
      if l.ideal == nil && p[axis] == nil && (l.min ?? -.infinity) < size[axis] && size[axis] < (l.max ?? .infinity) {
        offer[axis] = nil
      }
    }
    return offer
  }

  // MARK: layout 4.4

  func ratioOffer(_ child: Specimen, _ ratio: Double?, _ isFill: Bool, _ p: Proposal) -> Proposal {
    if p == .unspecified { return p }
    var base = ratio.map { Size(width: $0, height: 1) } ?? size(child, .unspecified)
    if base.width == base.height { base = Size(width: 1, height: 1) }
    var factors: [Double] = []
    for axis in Axis.allCases {
      guard let length = p[axis] else { continue }
      if base[axis] == 0 && length == 0 { continue }
      factors.append(base[axis] == 0 || length == .infinity ? .infinity : length / base[axis])
    }
    guard let k = isFill ? factors.max() : factors.min() else { return p }
    return Proposal(
      width: base.width == 0 ? 0 : base.width * k, height: base.height == 0 ? 0 : base.height * k)
  }

  func chosen(_ children: [Specimen], _ axes: AxisSet, _ p: Proposal) -> Specimen? {
    for child in children.dropLast() {
      let wanted = size(child, ideal(p, axes))
      let fits = Axis.allCases.allSatisfy { axis in
        !axes.contains(axis) || p[axis] == nil || wanted[axis] <= (p[axis] ?? 0)
      }
      if fits { return child }
    }
    return children.last
  }

  // MARK: layout 1.5

  func priority(_ view: Specimen) -> Double {
    switch view.primitive {
    case .spacer: return -.infinity
    case .priority(let value): return value
    case .stack, .depthStack: return view.children.isEmpty ? -.infinity : 0
    case .alignmentGuide, .layered, .offset, .gridCell: return priority(view.children[0])
    default: return 0
    }
  }
}
