/// Safe areas: how far views may reach under them, and what makes them. Source: layout 4.14, 4.15.
extension LayoutEngine {
  /// How far a rectangle may grow into the safe area around it, in leading and trailing terms of the context.
  func safeAreaInsets(of rect: Rect, regions: SafeAreaRegions, context: Int32) -> EdgeInsets {
    let context = contexts[Int(context)]
    let tolerance = 0.5 / canvas.scale + 0.001
    var grown = rect
    var record = context.safeArea
    while record >= 0 {
      let current = safeAreas[Int(record)]
      guard isRectilinear(from: current.transform, to: context.transform) else { break }
      grown = current.grown(grown, regions: regions, tolerance: tolerance)
      record = current.outer
    }
    let insets = EdgeInsets(
      top: rect.minY - grown.minY, leading: rect.minX - grown.minX, bottom: grown.maxY - rect.maxY,
      trailing: grown.maxX - rect.maxX)
    return context.isRightToLeft ? insets.mirrored : insets
  }

  /// Whether axis-parallel rectangles stay so on the way between two transforms.
  private func isRectilinear(from outer: Int32, to inner: Int32) -> Bool {
    guard outer != inner, inner >= 0 else { return true }
    return UnconfirmedChoices.scaledViewsKeepTheirSafeArea && transforms[Int(inner)].isRectilinear
  }

  /// A rectangle grown by insets in the context's leading and trailing terms.
  private func outset(_ rect: Rect, by insets: EdgeInsets, context: Int32) -> Rect {
    let absolute = contexts[Int(context)].isRightToLeft ? insets.mirrored : insets
    return Rect(
      x: rect.minX - absolute.leading, y: rect.minY - absolute.top,
      width: rect.size.width + absolute.leading + absolute.trailing,
      height: rect.size.height + absolute.top + absolute.bottom)
  }

  private func kept(_ insets: EdgeInsets, edges: EdgeSet) -> EdgeInsets {
    var result = EdgeInsets.zero
    for edge in Edge.allCases where edges.contains(EdgeSet(edge)) { result[edge] = insets[edge] }
    return result
  }

  /// Notes how far a ShapeStyle background or overlay reaches: over every ignored edge that its view touches.
  ///
  /// Source: layout 4.7.
  mutating func drawStyle(_ index: Int32, _ node: LayoutTree.Node, context: Int32) {
    let frame = frames[Int(index)]
    let insets = kept(safeAreaInsets(of: frame, regions: .container, context: context), edges: node.edges)
    if insets != .zero { drawnFrames[LayoutNodeID(rawValue: index)] = outset(frame, by: insets, context: context) }
  }

  mutating func placeIgnoringSafeArea(_ index: Int32, _ node: LayoutTree.Node, context: Int32) {
    guard node.childCount > 0 else { return }
    let frame = frames[Int(index)]
    let regions = SafeAreaRegions(rawValue: node.options >> 4)
    let insets = kept(safeAreaInsets(of: frame, regions: regions, context: context), edges: node.edges)
    var offer = proposals[Int(index)]
    for axis in Axis.allCases { offer[raw: axis] += insets.total(axis) }
    let child = tree.child(0, of: node)
    let size = measure(child, offer)
    if insets != .zero { drawnFrames[LayoutNodeID(rawValue: index)] = outset(frame, by: insets, context: context) }
    put(
      child, at: Point(x: -insets.leading, y: -insets.top), size: size, proposal: offer, in: frame, context: context)
  }

  /// The context for the content of `safeAreaPadding`: a record whose insets are the padding.
  mutating func insideSafeAreaPadding(_ node: LayoutTree.Node, frame: Rect, context: Int32) -> Int32 {
    inside(frame, insets: tree.insets[Int(node.payload)], context: context)
  }

  private mutating func inside(_ frame: Rect, insets: EdgeInsets, context: Int32) -> Int32 {
    var inner = contexts[Int(context)]
    let absolute = inner.isRightToLeft ? insets.mirrored : insets
    safeAreas.append(
      SafeAreaRecord(rect: frame, container: absolute, outer: inner.safeArea, transform: inner.transform))
    inner.safeArea = Int32(safeAreas.count - 1)
    return add(inner)
  }

  /// What `safeAreaInset` makes of a proposal: its size, and what its two views are offered and answer.
  struct InsetSplit {
    var size: Size
    var primary: ChildPlacement
    var content: ChildPlacement?
    var spacing = 0.0
  }

  @inline(never)
  mutating func safeAreaInsetSplit(_ node: LayoutTree.Node, _ proposal: Proposal) -> InsetSplit {
    let primary = tree.child(0, of: node)
    guard node.childCount > 1 else {
      let size = measure(primary, proposal)
      return InsetSplit(size: size, primary: ChildPlacement(proposal: proposal, size: size))
    }
    let content = tree.child(1, of: node)
    let edge = Edge(rawValue: node.options) ?? .bottom
    let axis = edge.axis
    let isBefore = edge == .top || edge == .leading
    let spacing =
      node.first.isNaN
      ? distance(from: isBefore ? content : primary, to: isBefore ? primary : content, axis: axis) : node.first
    var contentOffer = proposal
    var primaryOffer = proposal
    let length = proposal[raw: axis]
    if !length.isNaN {
      var smallest = proposal
      smallest[raw: axis] = 0
      let minimum = measure(primary, smallest)[axis]
      contentOffer[raw: axis] = LayoutEngine.sane(LayoutEngine.sane(length - spacing) - minimum)
    }
    let contentSize = measure(content, contentOffer)
    if !length.isNaN { primaryOffer[raw: axis] = LayoutEngine.sane(length - (contentSize[axis] + spacing)) }
    let primarySize = measure(primary, primaryOffer)
    var size = Size.zero
    size[axis] = contentSize[axis] + spacing + primarySize[axis]
    size[axis.cross] = max(contentSize[axis.cross], primarySize[axis.cross])
    return InsetSplit(
      size: size, primary: ChildPlacement(proposal: primaryOffer, size: primarySize),
      content: ChildPlacement(proposal: contentOffer, size: contentSize), spacing: spacing)
  }

  mutating func placeSafeAreaInset(_ index: Int32, _ node: LayoutTree.Node, context: Int32) {
    guard node.childCount > 0 else { return }
    let frame = frames[Int(index)]
    let edge = Edge(rawValue: node.options) ?? .bottom
    let axis = edge.axis
    var proposal = proposals[Int(index)]
    if proposal[raw: axis.cross].isNaN { proposal[raw: axis.cross] = frame.size[axis.cross] }
    var split = safeAreaInsetSplit(node, proposal)
    let isBefore = edge == .top || edge == .leading
    let primary = tree.child(0, of: node)
    var insets = EdgeInsets.zero
    split.primary.origin[axis] = isBefore ? frame.size[axis] - split.primary.size[axis] : 0
    split.primary.origin[axis.cross] = LayoutEngine.aligned(
      frame.size[axis.cross] / 2, split.primary.size[axis.cross] / 2)
    if let content = split.content { insets[edge] = content.size[axis] + split.spacing }
    put(
      primary, at: split.primary.origin, size: split.primary.size, proposal: split.primary.proposal, in: frame,
      context: context, below: inside(frame, insets: insets, context: context))

    guard var content = split.content else { return }
    let view = tree.child(1, of: node)
    let guide = node.alignment[axis.cross]
    content.origin[axis] = isBefore ? 0 : frame.size[axis] - content.size[axis]
    content.origin[axis.cross] =
      split.primary.origin[axis.cross]
      + LayoutEngine.aligned(
        self.guide(guide, of: primary, size: split.primary.size, proposal: split.primary.proposal),
        self.guide(guide, of: view, size: content.size, proposal: content.proposal))
    put(view, at: content.origin, size: content.size, proposal: content.proposal, in: frame, context: context)
  }
}
