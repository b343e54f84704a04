import Foundation

enum _BackgroundModifier<Background> {}
enum _BackgroundStyleModifier<Style> {}
enum _BackgroundShapeModifier<Style, Bounds> {}
enum _InsettableBackgroundShapeModifier<Style, Bounds> {}
enum _OverlayModifier<Overlay> {}
enum _OverlayStyleModifier<Style> {}
enum _OverlayShapeModifier<Style, Bounds> {}
enum _ClipEffect<ClipShape> {}
enum _MaskEffect<Mask> {}
enum _MaskAlignmentEffect<Mask> {}
enum _ContentShapeModifier<ContentShape> {}
enum _ContentShapeKindModifier<ContentShape> {}
enum _EnvironmentBackgroundStyleModifier<Style> {}
struct ContentShapeKinds: OptionSet {
  let rawValue: Int
  static let interaction = Self(rawValue: 1), dragPreview = Self(rawValue: 2), contextMenuPreview = Self(rawValue: 4)
  static let hoverEffect = Self(rawValue: 8), accessibility = Self(rawValue: 16)
}

extension View {
  @_disfavoredOverload
  func background<Background: View>(_ background: Background) -> some View {
    layer(_BackgroundModifier<Background>.self)
  }
  @_disfavoredOverload
  func background<Background: View>(_ view: Background, alignment: Alignment) -> some View {
    layer(_BackgroundModifier<Background>.self)
  }
  @_disfavoredOverload
  func overlay<Overlay: View>(_ overlay: Overlay) -> some View { layer(_OverlayModifier<Overlay>.self) }
  @_disfavoredOverload
  func overlay<Overlay: View>(_ view: Overlay, alignment: Alignment) -> some View {
    layer(_OverlayModifier<Overlay>.self)
  }
  func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View {
    layer(_OverlayModifier<_ShapeView<_StrokedShape<Rectangle._Inset>, Style>>.self)
  }
  func clipShape<Content: Shape>(_ shape: Content, style: FillStyle = FillStyle()) -> some View {
    layer(_ClipEffect<Content>.self)
  }
  func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }
  func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }
  func mask<Mask: View>(_ mask: Mask) -> some View { layer(_MaskEffect<Mask>.self) }
  func contentShape<Content: Shape>(_ shape: Content, eoFill: Bool = false) -> some View {
    layer(_ContentShapeModifier<Content>.self)
  }
  func contentShape<Content: Shape>(_ kind: ContentShapeKinds, _ shape: Content, eoFill: Bool = false) -> some View {
    layer(_ContentShapeKindModifier<Content>.self)
  }
}

#if ERA15
extension View {
  func background<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges: Edge.Set = .all) -> some View {
    layer(_BackgroundStyleModifier<Style>.self)
  }
  func background(ignoresSafeAreaEdges: Edge.Set = .all) -> some View {
    layer(_BackgroundStyleModifier<BackgroundStyle>.self)
  }
  func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    layer(_BackgroundModifier<V>.self)
  }
  func background<Style: ShapeStyle, Bounds: InsettableShape>(_ style: Style, in shape: Bounds) -> some View {
    layer(_InsettableBackgroundShapeModifier<Style, Bounds>.self)
  }
  func background<Style: ShapeStyle, Bounds: Shape>(_ style: Style, in shape: Bounds) -> some View {
    layer(_BackgroundShapeModifier<Style, Bounds>.self)
  }
  func background<Bounds: InsettableShape>(in shape: Bounds) -> some View {
    layer(_InsettableBackgroundShapeModifier<BackgroundStyle, Bounds>.self)
  }
  func background<Bounds: Shape>(in shape: Bounds) -> some View {
    layer(_BackgroundShapeModifier<BackgroundStyle, Bounds>.self)
  }
  func overlay<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges: Edge.Set = .all) -> some View {
    layer(_OverlayStyleModifier<Style>.self)
  }
  func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    layer(_OverlayModifier<V>.self)
  }
  func overlay<Style: ShapeStyle, Bounds: Shape>(_ style: Style, in shape: Bounds) -> some View {
    layer(_OverlayShapeModifier<Style, Bounds>.self)
  }
  func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder content: () -> Mask) -> some View {
    layer(_MaskAlignmentEffect<Mask>.self)
  }
  func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    layer(_EnvironmentBackgroundStyleModifier<Style>.self)
  }
}
#endif
