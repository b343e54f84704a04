import GalleyTables

// Reasons of ignoresSafeArea, safeAreaInset and containerRelativeFrame.

extension LayoutReplay {
  // MARK: ignoresSafeArea

  mutating func ignoringAnswer(_ own: Placement, _ axis: Axis) -> Step {
    guard let view = content(of: own).first else { return otherAnswer(own, axis) }
    let asked = measured(view, offered: own.proposal, in: own, along: axis)
    return Step(
      .passBack, own.node, axis, ["c": .node(view.node), "S": .number(own.size[axis])],
      causes: [Asked(.answer, of: asked, along: axis)])
  }

  mutating func ignoringOffer(_ own: Placement, from parent: Placement, _ axis: Axis) -> Step {
    guard !isMeasuring(own, in: parent, offered: parent.proposal, axis), let inner = own.proposal[axis],
      let offered = parent.proposal[axis]
    else { return otherOffer(own, from: parent, axis) }
    return Step(
      .ignoreOffer, parent.node, axis,
      ["c": .node(own.node), "P": .number(offered), "d": .number(inner - offered), "inner": .number(inner)],
      equations: ["inner = P + d"], causes: [Asked(.offer, of: parent, along: axis)])
  }

  mutating func ignoringPlace(_ own: Placement, in parent: Placement, _ axis: Axis) -> Step {
    own.origin[axis] == 0 ? otherPlace(own, in: parent, axis) : moved(.ignorePlace, own, in: parent, axis)
  }

  // MARK: safeAreaInset

  /// A view at an edge with what it stands beside.
  private struct InsetViews {
    var primary: Placement
    var bar: Placement
    /// The distance between them.
    var gap: Double
  }

  private mutating func insetViews(_ own: Placement) -> InsetViews? {
    let (views, edge) = (content(of: own), SafeAreaInsetRule(node: view(own.node)).edge)
    guard views.count == 2 else { return nil }
    let (primary, bar, axis) = (views[0], views[1], edge.axis)
    let gap =
      edge == .top || edge == .leading
      ? primary.origin[axis] - bar.origin[axis] - bar.size[axis]
      : bar.origin[axis] - primary.origin[axis] - primary.size[axis]
    return InsetViews(primary: primary, bar: bar, gap: isSame(gap, 0) ? 0 : gap)
  }

  mutating func insetAnswer(_ own: Placement, _ axis: Axis) -> [Step] {
    guard let views = insetViews(own) else { return [otherAnswer(own, axis)] }
    let edge = SafeAreaInsetRule(node: view(own.node)).edge
    let both = [views.primary, views.bar].map { placed in
      var offer = placed.proposal
      offer[edge.axis.cross] = own.proposal[edge.axis.cross]
      return measured(placed, offered: offer, in: own, along: axis)
    }
    let size = own.size[axis]
    guard axis == edge.axis else {
      guard let widest = both.first(where: { isSame($0.size[axis], size) }) else { return [otherAnswer(own, axis)] }
      return [
        Step(
          .stackWidest, own.node, axis, ["c": .node(widest.node), "S": .number(size)],
          causes: [Asked(.answer, of: widest, along: axis)])
      ]
    }
    guard isSame(both[0].size[axis] + views.gap + both[1].size[axis], size) else { return [otherAnswer(own, axis)] }
    return [
      Step(
        .insetSize, own.node, axis,
        [
          "c": .node(views.primary.node), "bar": .node(views.bar.node), "s": .number(both[0].size[axis]),
          "g": .number(views.gap), "t": .number(both[1].size[axis]), "S": .number(size),
        ],
        equations: ["S = s + g + t"], causes: both.map { Asked(.answer, of: $0, along: axis) })
    ]
  }

  mutating func insetOffer(_ own: Placement, from parent: Placement, _ axis: Axis) -> Step {
    let edge = SafeAreaInsetRule(node: view(parent.node)).edge
    guard axis == edge.axis else {
      return isMeasuring(own, in: parent, offered: parent.proposal, axis)
        ? otherOffer(own, from: parent, axis) : offerOfOwnSize(.stackSecond, own, from: parent, axis)
    }
    guard let views = insetViews(parent), let offered = parent.proposal[axis], let inner = own.proposal[axis],
      own.node == views.primary.node, isSame(offered - views.bar.size[axis] - views.gap, inner)
    else { return otherOffer(own, from: parent, axis) }
    var step = Step(
      .insetBar, parent.node, axis,
      [
        "c": .node(own.node), "bar": .node(views.bar.node), "P": .number(offered),
        "s": .number(views.bar.size[axis]), "g": .number(views.gap), "inner": .number(inner),
      ],
      equations: ["inner = P - s - g"],
      causes: [Asked(.offer, of: parent, along: axis), Asked(.answer, of: views.bar, along: axis)])
    if views.gap == 0 { step.form = .plain }
    return step
  }

  mutating func insetPlace(_ own: Placement, in parent: Placement, _ axis: Axis) -> [Step] {
    let edge = SafeAreaInsetRule(node: view(parent.node)).edge
    let isBar = content(of: parent).first?.node != own.node
    guard axis == edge.axis else {
      return isBar ? layerPlace(.layerAlign, own, in: parent, axis) : [otherPlace(own, in: parent, axis)]
    }
    guard own.origin[axis] != 0, let views = insetViews(parent) else { return [otherPlace(own, in: parent, axis)] }
    return [isBar ? insetEdge(own, in: parent, axis, edge) : insetBehind(views, in: parent, axis)]
  }

  /// A bar ends where the whole does, unless it reaches beyond that: under the status bar, or under a keyboard.
  private func insetEdge(_ own: Placement, in parent: Placement, _ axis: Axis, _ edge: Edge) -> Step {
    var step = moved(.insetEdge, own, in: parent, axis, calling: "bar")
    let (whole, bar, moved) = (parent.size[axis], own.size[axis], own.origin[axis])
    if edge == .top || edge == .leading {
      step.form = .over
      step.values += numbers(["r": -moved])
      step.equations.append("d = 0 - r")
      return step
    }
    step.values += numbers(["S": whole, "s": bar])
    if isSame(moved, whole - bar) {
      step.equations.append("d = S - s")
    } else {
      step.form = .over
      step.values += numbers(["r": moved + bar - whole])
      step.equations.append("d = S - s + r")
    }
    step.causes = [parent, own].map { Asked(.answer, of: $0, along: axis) } + step.causes
    return step
  }

  /// What stands behind a bar begins where the bar ends.
  private func insetBehind(_ views: InsetViews, in parent: Placement, _ axis: Axis) -> Step {
    let bar = views.bar
    var step = Step(
      .insetBehind, parent.node, axis,
      [
        "c": .node(views.primary.node), "bar": .node(bar.node), "start": .number(bar.frame.origin[axis]),
        "s": .number(bar.size[axis]), "g": .number(views.gap), "x": .number(views.primary.frame.origin[axis]),
      ],
      equations: ["x = start + s + g"],
      causes: [Asked(.answer, of: bar, along: axis), Asked(.place, of: bar, along: axis)])
    if views.gap == 0 { step.form = .plain }
    return step
  }

  // MARK: containerRelativeFrame

  mutating func relativeAnswer(_ rule: ContainerRelativeFrameRule, _ own: Placement, _ axis: Axis) -> Step {
    let (frame, size) = (rule.frame(in: engine), own.size[axis])
    guard frame.axes.contains(axis) else {
      guard let view = content(of: own).first, isSame(view.size[axis], size) else { return otherAnswer(own, axis) }
      return Step(
        .passBack, own.node, axis, ["c": .node(view.node), "S": .number(size)],
        causes: [Asked(.answer, of: view, along: axis)])
    }
    let length = engine.records.containers[engine.container].size[axis]
    let (name, holder) = container(of: own)
    let causes = [Asked(.offer, of: holder, along: axis)]
    switch frame.rule {
    case .whole where size == length:
      return Step(
        .relativeWhole, own.node, axis, ["container": name, "S": .number(size)], causes: causes)
    case .columns(let count, let span, let spacing):
      let (columns, spanned) = (Double(max(count, 1)), Double(max(span, 1)))
      guard isSame((length - spacing * (columns - 1)) / columns * spanned + spacing * (spanned - 1), size) else {
        return otherAnswer(own, axis)
      }
      return Step(
        .relativeParts, own.node, axis,
        [
          "container": name, "L": .number(length), "k": .number(columns), "span": .number(spanned),
          "s": .number(spacing), "gaps": .number(columns - 1), "inner": .number(spanned - 1), "S": .number(size),
        ],
        equations: ["gaps = k - 1", "inner = span - 1", "S = (L - s * gaps) / k * span + s * inner"], causes: causes)
    case .whole, .closure:
      return Step(
        .relativeClosure, own.node, axis,
        ["container": name, "L": .number(length), "S": .number(size)], causes: causes)
    }
  }

  mutating func relativeOffer(_ own: Placement, from parent: Placement, _ axis: Axis) -> Step {
    let frame = ContainerRelativeFrameRule(node: view(parent.node)).frame(in: engine)
    return frame.axes.contains(axis)
      ? offerOfOwnSize(.relativeOffer, own, from: parent, axis) : otherOffer(own, from: parent, axis)
  }

  /// What a view takes its length from: the scroll view around it, or its window, which is known by what it holds.
  private mutating func container(of own: Placement) -> (name: Step.Content, holder: Placement) {
    var result = own
    while let outer = parent(of: result) {
      result = outer
      if view(outer.node).storage.kind == .scroll { return (.node(outer.node), outer) }
    }
    return (.word("the window"), result)
  }
}
