import Foundation

enum _PaddingLayout {}
enum _FrameLayout {}
enum _FlexFrameLayout {}
enum _FixedSizeLayout {}
enum _AspectRatioLayout {}
enum _OffsetEffect {}
enum _PositionLayout {}
enum LayoutPriorityTraitKey {}
enum ZIndexTraitKey {}
enum _AlignmentWritingModifier {}
enum _GridCellSizeModifier {}
enum _GridAnchorModifier {}
enum _GridAlignmentModifier {}
enum _GridUnsizedAxesModifier {}
enum _SafeAreaIgnoringLayout {}
enum _SafeAreaRegionsIgnoringLayout {}
enum _InsetViewModifier<Content> {}
enum SafeAreaPaddingModifier {}
enum _CoordinateSpaceModifier<Name> {}
enum _ContainerShapeModifier<Shape> {}
enum _MatchedGeometryEffect<ID> {}
enum ContainerRelativeFrameModifier {}

extension View {
  func padding(_ insets: EdgeInsets) -> some View { layer(_PaddingLayout.self) }
  func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { layer(_PaddingLayout.self) }
  func padding(_ length: CGFloat) -> some View { layer(_PaddingLayout.self) }

  func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    layer(_FrameLayout.self)
  }
  func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    layer(_FlexFrameLayout.self)
  }
  func fixedSize() -> some View { layer(_FixedSizeLayout.self) }
  func fixedSize(horizontal: Bool, vertical: Bool) -> some View { layer(_FixedSizeLayout.self) }
  func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    layer(_AspectRatioLayout.self)
  }
  func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View { layer(_AspectRatioLayout.self) }
  func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
  func offset(_ offset: CGSize) -> some View { layer(_OffsetEffect.self) }
  func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { layer(_OffsetEffect.self) }
  func position(_ position: CGPoint) -> some View { layer(_PositionLayout.self) }
  func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { layer(_PositionLayout.self) }
  func layoutPriority(_ value: Double) -> some View { trait(LayoutPriorityTraitKey.self) }
  func zIndex(_ value: Double) -> some View { trait(ZIndexTraitKey.self) }
  func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
    layer(_AlignmentWritingModifier.self)
  }
  func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
    layer(_AlignmentWritingModifier.self)
  }
  func gridCellColumns(_ count: Int) -> some View { layer(_GridCellSizeModifier.self) }
  func gridCellAnchor(_ anchor: UnitPoint) -> some View { layer(_GridAnchorModifier.self) }
  func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { layer(_GridAlignmentModifier.self) }
  func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { layer(_GridUnsizedAxesModifier.self) }
  func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { layer(_SafeAreaIgnoringLayout.self) }
  func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    layer(_SafeAreaRegionsIgnoringLayout.self)
  }
  func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    layer(_InsetViewModifier<V>.self)
  }
  func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    layer(_InsetViewModifier<V>.self)
  }
  func safeAreaPadding(_ insets: EdgeInsets) -> some View { layer(SafeAreaPaddingModifier.self) }
  func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    layer(SafeAreaPaddingModifier.self)
  }
  func safeAreaPadding(_ length: CGFloat) -> some View { layer(SafeAreaPaddingModifier.self) }
  func coordinateSpace<Name: Hashable>(name: Name) -> some View { layer(_CoordinateSpaceModifier<Name>.self) }
  func containerShape<Content: InsettableShape>(_ shape: Content) -> some View {
    layer(_ContainerShapeModifier<Content>.self)
  }
  func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    layer(_MatchedGeometryEffect<ID>.self)
  }
  func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    layer(ContainerRelativeFrameModifier.self)
  }
  func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    layer(ContainerRelativeFrameModifier.self)
  }
  func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    layer(ContainerRelativeFrameModifier.self)
  }
}
