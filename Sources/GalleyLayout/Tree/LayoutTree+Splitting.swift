extension LayoutTree {
  /// Takes a primitive apart into a node and its parameters' places in the side arrays.
  ///
  /// Numbers that have no meaning are normalised here, once: frames as in layout 4.1 and 4.2, infinite or
  /// NaN distances to none.
  mutating func split(_ primitive: Primitive, childCount: Int) -> Node {
    switch primitive {
    case .empty, .fill, .circle, .text, .symbol, .spacer, .image, .deferred, .control:
      splitLeaf(primitive)
    case .stack, .depthStack, .viewThatFits, .grid, .lazyStack, .lazyGrid, .scroll, .geometryReader, .custom:
      splitArrangement(primitive, childCount: childCount)
    case .fixedFrame, .flexibleFrame, .padding, .fixedSize, .aspectRatio, .offset, .position, .priority,
      .alignmentGuide, .containerRelativeFrame:
      splitLayoutWrapper(primitive)
    default:
      splitContextWrapper(primitive)
    }
  }

  private mutating func splitLeaf(_ primitive: Primitive) -> Node {
    switch primitive {
    case .fill: return Node(.fill)
    case .circle: return Node(.circle)
    case .text(let content):
      var node = Node(.text)
      node.payload = texts.store(content)
      return node
    case .symbol(let content):
      var node = Node(.symbol)
      node.payload = store(content, in: &symbols)
      return node
    case .spacer(let minLength, let orientation):
      var node = Node(.spacer)
      node.first = max(minLength.flatMap { $0.isFinite ? $0 : nil } ?? SpacingWishes.defaultDistance, 0)
      node.options = orientation?.rawValue ?? 2
      return node
    case .image(let size, let isResizable):
      var node = Node(.image)
      node.first = finite(size.width)
      node.second = finite(size.height)
      node.options = isResizable ? 1 : 0
      return node
    case .deferred(let loop, let firstCount):
      var node = Node(.deferred)
      node.payload = loop.rawValue
      node.first = Double(firstCount)
      hasDeferredLoops = true
      return node
    case .control(let metrics):
      var node = Node(.control)
      node.payload = store(metrics, in: &controls)
      return node
    default: return Node(.empty)
    }
  }

  private mutating func splitArrangement(_ primitive: Primitive, childCount: Int) -> Node {
    switch primitive {
    case .stack(let axis, let alignment, let spacing):
      return splitStack(.stack, axis: axis, alignment: alignment, spacing: spacing, childCount: childCount)
    case .lazyStack(let axis, let alignment, let spacing):
      return splitStack(.lazyStack, axis: axis, alignment: alignment, spacing: spacing, childCount: childCount)
    case .depthStack(let alignment): return aligned(.depthStack, alignment)
    case .viewThatFits(let axes):
      var node = Node(.viewThatFits)
      node.options = axes.rawValue
      return node
    case .grid(let structure):
      var node = aligned(.grid, structure.alignment)
      node.payload = store(structure, in: &grids)
      if structure.horizontalSpacing == nil || structure.verticalSpacing == nil { usesDefaultSpacing = true }
      return node
    case .lazyGrid(let structure):
      var node = Node(.lazyGrid)
      node.payload = store(structure, in: &lazyGrids)
      if structure.spacing == nil { usesDefaultSpacing = true }
      return node
    case .scroll(let parameters):
      var node = Node(.scroll)
      node.options = parameters.axes.rawValue
      node.payload = store(parameters, in: &scrolls)
      return node
    case .custom(let layout):
      var node = Node(.custom)
      node.payload = layout.rawValue
      usesDefaultSpacing = true
      return node
    case .geometryReader(let content):
      hasReaders = true
      var node = Node(.geometryReader)
      node.payload = content.rawValue
      return node
    default: return Node(.empty)
    }
  }

  private mutating func splitStack(
    _ kind: NodeKind, axis: Axis, alignment: GuideID, spacing: Double?, childCount: Int
  ) -> Node {
    var node = Node(kind)
    node.options = axis.rawValue
    node.first = spacing.flatMap { $0.isFinite ? $0 : nil } ?? .nan
    if axis == .horizontal { node.vertical = alignment } else { node.horizontal = alignment }
    if node.first.isNaN && (childCount > 1 || hasDeferredLoops) { usesDefaultSpacing = true }
    return node
  }

  private mutating func splitLayoutWrapper(_ primitive: Primitive) -> Node {
    switch primitive {
    case .fixedFrame(let width, let height, let alignment):
      var node = aligned(.fixedFrame, alignment)
      node.first = LayoutTree.fixedLength(width)
      node.second = LayoutTree.fixedLength(height)
      return node
    case .flexibleFrame(var frame):
      frame.horizontal.normalise()
      frame.vertical.normalise()
      var node = aligned(.flexibleFrame, frame.alignment)
      node.payload = store(frame, in: &flexibleFrames)
      return node
    case .padding(let edges): return inset(.padding, edges)
    case .fixedSize(let axes):
      var node = Node(.fixedSize)
      node.options = axes.rawValue
      return node
    case .aspectRatio(let ratio, let isFill):
      var node = Node(.aspectRatio)
      node.first = ratio.flatMap { $0.isFinite ? max($0, 0) : nil } ?? .nan
      node.options = isFill ? 1 : 0
      return node
    case .offset(let point): return pointed(.offset, point)
    case .position(let point): return pointed(.position, point)
    case .priority(let value):
      var node = Node(.priority)
      node.first = value.isNaN ? 0 : value
      return node
    case .alignmentGuide(let guide, let value):
      var node = Node(.alignmentGuide)
      node.horizontal = guide
      node.payload = value.rawValue
      return node
    case .containerRelativeFrame(let frame):
      var node = aligned(.containerRelativeFrame, frame.alignment)
      node.options = frame.axes.rawValue
      node.payload = store(frame, in: &containerFrames)
      return node
    default: return Node(.empty)
    }
  }

  private mutating func splitContextWrapper(_ primitive: Primitive) -> Node {
    switch primitive {
    case .layered(let alignment, let isBackground):
      var node = aligned(.layered, alignment)
      node.options = isBackground ? 1 : 0
      return node
    case .styleLayer(let edges, let isBackground):
      var node = Node(.styleLayer)
      node.options = edges.rawValue | (isBackground ? 16 : 0)
      return node
    case .ignoresSafeArea(let regions, let edges):
      var node = Node(.ignoresSafeArea)
      node.options = edges.rawValue | regions.rawValue << 4
      return node
    case .safeAreaInset(let edge, let alignment, let spacing):
      var node = Node(.safeAreaInset)
      node.options = edge.rawValue
      node.first = spacing.flatMap { $0.isFinite ? $0 : nil } ?? .nan
      if edge.axis == .vertical { node.horizontal = alignment } else { node.vertical = alignment }
      if node.first.isNaN { usesDefaultSpacing = true }
      return node
    case .safeAreaPadding(let edges): return inset(.safeAreaPadding, edges)
    case .coordinateSpace(let name):
      var node = Node(.coordinateSpace)
      node.payload = store(name, in: &names)
      return node
    case .transform(let transform):
      var node = Node(.transform)
      node.payload = store(transform, in: &transforms)
      return node
    case .layoutDirection(let isRightToLeft):
      hasDirections = true
      var node = Node(.layoutDirection)
      node.options = isRightToLeft ? 1 : 0
      return node
    case .gridCell(let attributes):
      var node = Node(.gridCell)
      node.payload = store(attributes, in: &cells)
      return node
    case .cellBoundary: return Node(.cellBoundary)
    case .container: return Node(.container)
    case .matchedSource(let group):
      var node = Node(.matchedSource)
      node.payload = group.rawValue
      return node
    case .presentation(let presentation):
      var node = Node(.presentation)
      node.payload = store(presentation, in: &presentations)
      presentationNodes.append(Int32(nodes.count))
      return node
    case .matchedView(let view):
      var node = Node(.matchedView)
      node.payload = store(view, in: &matchedViews)
      return node
    default: return Node(.empty)
    }
  }

  private func aligned(_ kind: NodeKind, _ alignment: Alignment) -> Node {
    var node = Node(kind)
    node.horizontal = alignment.horizontal
    node.vertical = alignment.vertical
    return node
  }

  private func pointed(_ kind: NodeKind, _ point: Point) -> Node {
    var node = Node(kind)
    node.first = finite(point.x)
    node.second = finite(point.y)
    return node
  }

  private mutating func inset(_ kind: NodeKind, _ edges: EdgeInsets) -> Node {
    var node = Node(kind)
    var sane = EdgeInsets.zero
    for edge in Edge.allCases { sane[edge] = finite(edges[edge]) }
    node.payload = store(sane, in: &insets)
    return node
  }

  private func finite(_ length: Double) -> Double { length.isFinite ? length : 0 }

  /// A fixed frame's length: negative counts as 0, infinite or NaN as not given.
  ///
  /// Source: layout 4.1.
  private static func fixedLength(_ length: Double?) -> Double {
    guard let length, !length.isNaN else { return .nan }
    if length.isInfinite && UnconfirmedChoices.infiniteFixedFramesAreNone { return .nan }
    return max(length, 0)
  }
}

extension FlexibleFrame.Limits {
  /// Brings the limits in order: ideal is at least the minimum, the maximum at least the ideal; NaN is not given.
  ///
  /// The maximum is raised to the ideal only, not to the minimum. Source: layout 4.2.
  mutating func normalise() {
    min = min.flatMap { $0.isNaN ? nil : Swift.max($0, 0) }
    ideal = ideal.flatMap { $0.isNaN ? nil : Swift.max(min ?? 0, $0) }
    max = max.flatMap { $0.isNaN ? nil : Swift.max(ideal ?? 0, $0) }
  }
}

/// Appends an element and returns its index.
private func store<Element>(_ element: Element, in array: inout [Element]) -> Int32 {
  array.append(element)
  return Int32(array.count - 1)
}
