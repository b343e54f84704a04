import GalleyTables

// Which rule lays out which primitive and which kind of node: the one place where the rules are listed.

/// What a node of the layout tree does: the closed set of algorithms that every view and modifier lowers to.
///
/// What each means, and where that is from, is said by its rule. Cases with much to hold are indirect, so that the others are
/// handed on without an allocation.
package enum Primitive: Sendable {
  // MARK: Leaves

  case empty
  case fill
  case circle
  indirect case text(TextContent)
  indirect case symbol(SymbolContent)
  /// `orientation` is the axis of the stack it stands in, nil outside a stack.
  case spacer(minLength: Double?, orientation: Axis?)
  case image(size: Size, isResizable: Bool)
  /// The first element of the loop gave the `firstCount` cells before this node.
  case deferred(HostLoopID, firstCount: Int)
  indirect case control(ControlMetrics)

  // MARK: Arrangements

  case stack(axis: Axis, alignment: GuideID, spacing: Double?)
  case depthStack(alignment: Alignment)
  case viewThatFits(AxisSet)
  /// The children are cells, with their rows in `GridStructure`.
  indirect case grid(GridStructure)
  case lazyStack(axis: Axis, alignment: GuideID, spacing: Double?)
  indirect case lazyGrid(LazyGridStructure)
  /// One child, the content.
  indirect case scroll(ScrollParameters)
  /// No children until its size is known.
  case geometryReader(content: HostClosureID)
  case custom(HostLayoutID)

  // MARK: Wrappers of one child

  case fixedFrame(width: Double?, height: Double?, alignment: Alignment)
  indirect case flexibleFrame(FlexibleFrame)
  case padding(EdgeInsets)
  case fixedSize(AxisSet)
  /// A nil ratio takes the child's own ideal one.
  case aspectRatio(Double?, isFill: Bool)
  case offset(Point)
  case position(Point)
  case priority(Double)
  case alignmentGuide(GuideID, value: HostClosureID)
  /// Two children: the primary and the secondary.
  case layered(alignment: Alignment, isBackground: Bool)
  /// One child, the primary.
  case styleLayer(ignoredEdges: EdgeSet, isBackground: Bool)
  case ignoresSafeArea(regions: SafeAreaRegions, edges: EdgeSet)
  /// Two children: the primary and the inset content.
  ///
  /// Content at the top reaches `rise` points below the status bar where the view lies directly under it.
  case safeAreaInset(
    edge: Edge, alignment: GuideID, spacing: Double?, rise: Double = 0, kind: SafeAreaInsetKind = .content)
  case safeAreaPadding(EdgeInsets)
  indirect case containerRelativeFrame(ContainerRelativeFrame)
  case coordinateSpace(String)
  indirect case transform(Transform)
  case layoutDirection(isRightToLeft: Bool)
  indirect case gridCell(GridCellAttributes)
  case cellBoundary
  case container
  case matchedSource(MatchedGroupID)
  indirect case matchedView(MatchedView)
  /// At most one child, the root of a window over the window. It stands in no other node.
  indirect case presentation(Presentation)
}

/// Which rule a node follows: the cases of `Primitive` without their parameters.
package enum NodeKind: UInt8, Sendable {
  case empty, fill, circle, text, symbol, spacer, image, deferred, control
  case stack, depthStack, viewThatFits, grid, lazyStack, lazyGrid, scroll, geometryReader, custom
  case fixedFrame, flexibleFrame, padding, fixedSize, aspectRatio, offset, position, priority, alignmentGuide
  case layered, styleLayer, ignoresSafeArea, safeAreaInset, safeAreaPadding, containerRelativeFrame
  case coordinateSpace, transform, layoutDirection, gridCell, cellBoundary, container, matchedSource, matchedView
  case presentation
}

extension LayoutTree {
  /// Lets the primitive's rule store its parameters.
  ///
  /// Numbers that have no meaning are normalised there, once.
  mutating func store(_ primitive: Primitive, childCount: Int) -> Node {
    switch primitive {
    case .empty: EmptyRule.store()
    case .fill: FillRule.store()
    case .circle: CircleRule.store()
    case .text(let content): TextRule.store(content, in: &self)
    case .symbol(let symbol): SymbolRule.store(symbol, in: &self)
    case .spacer(let minLength, let orientation): SpacerRule.store(minLength: minLength, orientation: orientation)
    case .image(let size, let isResizable): ImageRule.store(size: size, isResizable: isResizable)
    case .deferred(let loop, let firstCount): DeferredLoopRule.store(loop, firstCount: firstCount, in: &self)
    case .control(let metrics): ControlRule.store(metrics, in: &self)
    case .stack(let axis, let alignment, let spacing):
      StackRule.store(axis: axis, alignment: alignment, spacing: spacing, childCount: childCount, in: &self)
    case .depthStack(let alignment): DepthStackRule.store(alignment: alignment)
    case .viewThatFits(let axes): ViewThatFitsRule.store(axes: axes)
    case .grid(let structure): GridRule.store(structure, in: &self)
    case .lazyStack(let axis, let alignment, let spacing):
      LazyStackRule.store(axis: axis, alignment: alignment, spacing: spacing, childCount: childCount, in: &self)
    case .lazyGrid(let structure): LazyGridRule.store(structure, in: &self)
    case .scroll(let parameters): ScrollRule.store(parameters, in: &self)
    case .geometryReader(let content): GeometryReaderRule.store(content, in: &self)
    case .custom(let layout): CustomLayoutRule.store(layout, in: &self)
    case .fixedFrame(let width, let height, let alignment):
      FixedFrameRule.store(width: width, height: height, alignment: alignment)
    case .flexibleFrame(let frame): FlexibleFrameRule.store(frame, in: &self)
    case .padding(let insets): PaddingRule.store(insets, in: &self)
    case .fixedSize(let axes): FixedSizeRule.store(axes)
    case .aspectRatio(let ratio, let isFill): AspectRatioRule.store(ratio, isFill: isFill)
    case .offset(let offset): OffsetRule.store(offset)
    case .position(let centre): PositionRule.store(centre)
    case .priority(let priority): PriorityRule.store(priority)
    case .alignmentGuide(let guide, let value): AlignmentGuideRule.store(guide, value: value)
    case .layered(let alignment, let isBackground): LayeredRule.store(alignment: alignment, isBackground: isBackground)
    case .styleLayer(let edges, let isBackground): StyleLayerRule.store(ignoredEdges: edges, isBackground: isBackground)
    case .ignoresSafeArea(let regions, let edges): IgnoresSafeAreaRule.store(regions: regions, edges: edges)
    case .safeAreaInset(let edge, let alignment, let spacing, let rise, let kind):
      SafeAreaInsetRule.store(
        edge: edge, alignment: alignment, spacing: spacing, rise: rise, kind: kind, in: &self)
    case .safeAreaPadding(let insets): SafeAreaPaddingRule.store(insets, in: &self)
    case .containerRelativeFrame(let frame): ContainerRelativeFrameRule.store(frame, in: &self)
    case .coordinateSpace(let name): CoordinateSpaceRule.store(name, in: &self)
    case .transform(let transform): TransformRule.store(transform, in: &self)
    case .layoutDirection(let isRightToLeft): LayoutDirectionRule.store(isRightToLeft: isRightToLeft, in: &self)
    case .gridCell(let attributes): GridCellRule.store(attributes, in: &self)
    case .cellBoundary: CellBoundaryRule.store()
    case .container: ContainerRule.store()
    case .matchedSource(let group): MatchedSourceRule.store(group, in: &self)
    case .matchedView(let view): MatchedViewRule.store(view, in: &self)
    case .presentation(let presentation): PresentationRule.store(presentation, in: &self)
    }
  }
}

extension LayoutEngine {
  /// Asks the rule of a node.
  ///
  /// The compiler makes a copy of the switch for every question, in which all calls are static.
  @inline(__always)
  mutating func ask<Question: RuleQuestion>(_ question: Question, of index: LayoutNodeID) -> Question.Answer {
    let node = NodeView(index: index, storage: tree.nodes[index])
    switch node.storage.kind {
    case .empty: return question.ask(EmptyRule(node: node), in: &self)
    case .fill: return question.ask(FillRule(node: node), in: &self)
    case .circle: return question.ask(CircleRule(node: node), in: &self)
    case .text: return question.ask(TextRule(node: node), in: &self)
    case .symbol: return question.ask(SymbolRule(node: node), in: &self)
    case .spacer: return question.ask(SpacerRule(node: node), in: &self)
    case .image: return question.ask(ImageRule(node: node), in: &self)
    case .deferred: return question.ask(DeferredLoopRule(node: node), in: &self)
    case .control: return question.ask(ControlRule(node: node), in: &self)
    case .stack: return question.ask(StackRule(node: node), in: &self)
    case .depthStack: return question.ask(DepthStackRule(node: node), in: &self)
    case .viewThatFits: return question.ask(ViewThatFitsRule(node: node), in: &self)
    case .grid: return question.ask(GridRule(node: node), in: &self)
    case .lazyStack: return question.ask(LazyStackRule(node: node), in: &self)
    case .lazyGrid: return question.ask(LazyGridRule(node: node), in: &self)
    case .scroll: return question.ask(ScrollRule(node: node), in: &self)
    case .geometryReader: return question.ask(GeometryReaderRule(node: node), in: &self)
    case .custom: return question.ask(CustomLayoutRule(node: node), in: &self)
    case .fixedFrame: return question.ask(FixedFrameRule(node: node), in: &self)
    case .flexibleFrame: return question.ask(FlexibleFrameRule(node: node), in: &self)
    case .padding: return question.ask(PaddingRule(node: node), in: &self)
    case .fixedSize: return question.ask(FixedSizeRule(node: node), in: &self)
    case .aspectRatio: return question.ask(AspectRatioRule(node: node), in: &self)
    case .offset: return question.ask(OffsetRule(node: node), in: &self)
    case .position: return question.ask(PositionRule(node: node), in: &self)
    case .priority: return question.ask(PriorityRule(node: node), in: &self)
    case .alignmentGuide: return question.ask(AlignmentGuideRule(node: node), in: &self)
    case .layered: return question.ask(LayeredRule(node: node), in: &self)
    case .styleLayer: return question.ask(StyleLayerRule(node: node), in: &self)
    case .ignoresSafeArea: return question.ask(IgnoresSafeAreaRule(node: node), in: &self)
    case .safeAreaInset: return question.ask(SafeAreaInsetRule(node: node), in: &self)
    case .safeAreaPadding: return question.ask(SafeAreaPaddingRule(node: node), in: &self)
    case .containerRelativeFrame: return question.ask(ContainerRelativeFrameRule(node: node), in: &self)
    case .coordinateSpace: return question.ask(CoordinateSpaceRule(node: node), in: &self)
    case .transform: return question.ask(TransformRule(node: node), in: &self)
    case .layoutDirection: return question.ask(LayoutDirectionRule(node: node), in: &self)
    case .gridCell: return question.ask(GridCellRule(node: node), in: &self)
    case .cellBoundary: return question.ask(CellBoundaryRule(node: node), in: &self)
    case .container: return question.ask(ContainerRule(node: node), in: &self)
    case .matchedSource: return question.ask(MatchedSourceRule(node: node), in: &self)
    case .matchedView: return question.ask(MatchedViewRule(node: node), in: &self)
    case .presentation: return question.ask(PresentationRule(node: node), in: &self)
    }
  }
}

extension NodeKind {
  /// The rule of the kind, for those who ask so seldom that the calls need not be static.
  var rule: any LayoutRule.Type {
    switch self {
    case .empty: EmptyRule.self
    case .fill: FillRule.self
    case .circle: CircleRule.self
    case .text: TextRule.self
    case .symbol: SymbolRule.self
    case .spacer: SpacerRule.self
    case .image: ImageRule.self
    case .deferred: DeferredLoopRule.self
    case .control: ControlRule.self
    case .stack: StackRule.self
    case .depthStack: DepthStackRule.self
    case .viewThatFits: ViewThatFitsRule.self
    case .grid: GridRule.self
    case .lazyStack: LazyStackRule.self
    case .lazyGrid: LazyGridRule.self
    case .scroll: ScrollRule.self
    case .geometryReader: GeometryReaderRule.self
    case .custom: CustomLayoutRule.self
    case .fixedFrame: FixedFrameRule.self
    case .flexibleFrame: FlexibleFrameRule.self
    case .padding: PaddingRule.self
    case .fixedSize: FixedSizeRule.self
    case .aspectRatio: AspectRatioRule.self
    case .offset: OffsetRule.self
    case .position: PositionRule.self
    case .priority: PriorityRule.self
    case .alignmentGuide: AlignmentGuideRule.self
    case .layered: LayeredRule.self
    case .styleLayer: StyleLayerRule.self
    case .ignoresSafeArea: IgnoresSafeAreaRule.self
    case .safeAreaInset: SafeAreaInsetRule.self
    case .safeAreaPadding: SafeAreaPaddingRule.self
    case .containerRelativeFrame: ContainerRelativeFrameRule.self
    case .coordinateSpace: CoordinateSpaceRule.self
    case .transform: TransformRule.self
    case .layoutDirection: LayoutDirectionRule.self
    case .gridCell: GridCellRule.self
    case .cellBoundary: CellBoundaryRule.self
    case .container: ContainerRule.self
    case .matchedSource: MatchedSourceRule.self
    case .matchedView: MatchedViewRule.self
    case .presentation: PresentationRule.self
    }
  }
}
