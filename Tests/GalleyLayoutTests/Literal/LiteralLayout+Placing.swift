import GalleyLayout

extension LiteralLayout {
  /// A child with its place inside its parent.
  struct Child {
    var view: Specimen
    var origin: Point
    var size: Size
    var proposal: Proposal
  }

  mutating func place(_ view: Specimen, _ origin: Point, _ size: Size, _ p: Proposal) {
    frames.append(Placed(frame: Rect(origin: origin, size: size), proposal: p))
    for child in children(view, size, p) {
      place(
        child.view, Point(x: origin.x + child.origin.x, y: origin.y + child.origin.y), child.size, child.proposal)
    }
  }

  /// The children of a view of `own` size, which came from `p`.
  func children(_ view: Specimen, _ own: Size, _ p: Proposal) -> [Child] {
    switch view.primitive {
    case .stack(let axis, let alignment, let spacing):
      return planned(view.children, placedStack(view.children, axis, alignment, spacing, own, p))
    case .depthStack(let alignment): return planned(view.children, depthPlan(view.children, alignment, own))
    case .grid(let structure):
      var grid = LiteralGrid(structure, view.children, layout: self)
      return grid.place(p)
    case .viewThatFits(let axes):
      return chosen(view.children, axes, p).map { [Child(view: $0, origin: .zero, size: size($0, p), proposal: p)] }
        ?? []
    case .layered(let alignment, _):
      let (primary, secondary) = (view.children[0], view.children[1])
      let offer = Proposal(own)
      let second = size(secondary, offer)
      var origin = Point.zero
      for axis in Axis.allCases {
        let difference =
          guide(alignment[axis], primary, own, p) - guide(alignment[axis], secondary, second, offer)
        origin[axis] = difference.isFinite ? difference : 0
      }
      return [
        Child(view: primary, origin: .zero, size: own, proposal: p),
        Child(view: secondary, origin: origin, size: second, proposal: offer),
      ]
    default: return view.children.isEmpty ? [] : [wrapped(view, own, p)]
    }
  }

  private func planned(_ children: [Specimen], _ plan: StackPlan) -> [Child] {
    children.indices.map {
      Child(view: children[$0], origin: plan.origins[$0], size: plan.sizes[$0], proposal: plan.proposals[$0])
    }
  }

  private func wrapped(_ view: Specimen, _ own: Size, _ p: Proposal) -> Child {
    let child = view.children[0]
    switch view.primitive {
    case .fixedFrame(let width, let height, let alignment):
      return framed(child, alignment, own, Proposal(width: width ?? p.width, height: height ?? p.height))
    case .flexibleFrame(let frame): return framed(child, frame.alignment, own, flexibleOffer(frame, own, p))
    case .padding(let i): return plain(child, inset(p, i), Point(x: i.leading, y: i.top))
    case .fixedSize(let axes): return centred(child, ideal(p, axes), own)
    case .aspectRatio(let ratio, let isFill): return centred(child, ratioOffer(child, ratio, isFill, p), own)
    case .position(let point):
      let inner = size(child, Proposal(own))
      return plain(
        child, Proposal(own),
        Point(x: finite(point.x - inner.width / 2), y: finite(point.y - inner.height / 2)))
    case .offset(let point): return plain(child, p, point)
    default: return plain(child, p, .zero)
    }
  }

  private func plain(_ view: Specimen, _ p: Proposal, _ origin: Point) -> Child {
    Child(view: view, origin: origin, size: size(view, p), proposal: p)
  }

  private func centred(_ view: Specimen, _ p: Proposal, _ own: Size) -> Child {
    let inner = size(view, p)
    return plain(
      view, p, Point(x: finite(own.width / 2 - inner.width / 2), y: finite(own.height / 2 - inner.height / 2)))
  }

  private func framed(_ view: Specimen, _ alignment: Alignment, _ own: Size, _ p: Proposal) -> Child {
    let inner = size(view, p)
    return plain(
      view, p,
      Point(
        x: finite(
          standard(alignment.horizontal, own) - guide(alignment.horizontal, view, inner, p)),
        y: finite(standard(alignment.vertical, own) - guide(alignment.vertical, view, inner, p))))
  }

  private func finite(_ length: Double) -> Double { length.isFinite ? length : 0 }

  // MARK: layout 1.3

  func standard(_ guide: GuideID, _ size: Size) -> Double {
    switch guide {
    case .leading, .top: 0
    case .horizontalCenter: size.width / 2
    case .trailing: size.width
    case .verticalCenter: size.height / 2
    case .custom(0): size.height / 2
    case .custom(1): 0
    default: size.height
    }
  }

  func guide(_ guide: GuideID, _ view: Specimen, _ size: Size, _ p: Proposal) -> Double {
    explicit(guide, view, size, p) ?? standard(guide, size)
  }

  func axis(_ guide: GuideID) -> Axis {
    [.leading, .horizontalCenter, .trailing, .custom(1)].contains(guide) ? .horizontal : .vertical
  }

  func explicit(_ guide: GuideID, _ view: Specimen, _ own: Size, _ p: Proposal) -> Double? {
    switch view.primitive {
    case .text(let content):
      let measured = text.measure(content, proposal: p)
      return guide == .firstTextBaseline
        ? measured.firstBaseline : guide == .lastTextBaseline ? measured.lastBaseline : nil
    case .alignmentGuide(guide, _): return view.guide?(GuideDimensions(size: own))
    case .offset, .layered: return explicit(guide, view.children[0], own, p)
    case .stack, .depthStack, .grid: return combined(guide, view, own, p)
    default:
      guard let child = children(view, own, p).first else { return nil }
      return explicit(guide, child.view, child.size, child.proposal).map { $0 + child.origin[axis(guide)] }
    }
  }

  private func combined(_ guide: GuideID, _ view: Specimen, _ own: Size, _ p: Proposal) -> Double? {
    if [.leading, .horizontalCenter, .trailing, .top, .verticalCenter, .bottom].contains(guide) { return nil }
    let values = children(view, own, p).compactMap { child in
      explicit(guide, child.view, child.size, child.proposal).map { $0 + child.origin[axis(guide)] }
    }
    if values.isEmpty { return nil }
    switch guide {
    case .firstTextBaseline: return values.min()
    case .lastTextBaseline: return values.max()
    default: return values.reduce(0, +) / Double(values.count)
    }
  }
}
