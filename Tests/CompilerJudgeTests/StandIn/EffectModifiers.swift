import Foundation

enum _OpacityEffect {}
enum _BlurEffect {}
enum _ShadowEffect {}
enum _RotationEffect {}
enum _Rotation3DEffect {}
enum _ScaleEffect {}
enum _TransformEffect {}
enum _ProjectionEffect {}
enum _BrightnessEffect {}
enum _ContrastEffect {}
enum _SaturationEffect {}
enum _GrayscaleEffect {}
enum _HueRotationEffect {}
enum _ColorInvertEffect {}
enum _ColorMultiplyEffect {}
enum _LuminanceToAlphaEffect {}
enum _BlendModeEffect {}
enum _CompositingGroupEffect {}
enum _GeometryGroupEffect {}
enum _DrawingGroupEffect {}
enum _HiddenModifier {}
enum _FlipForRTLEffect {}
enum _LayoutDirectionBehaviorEffect {}

extension View {
  func opacity(_ opacity: Double) -> some View { layer(_OpacityEffect.self) }
  func blur(radius: CGFloat, opaque: Bool = false) -> some View { layer(_BlurEffect.self) }
  func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View {
    layer(_ShadowEffect.self)
  }
  func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { layer(_RotationEffect.self) }
  func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    layer(_Rotation3DEffect.self)
  }
  func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { layer(_ScaleEffect.self) }
  func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { layer(_ScaleEffect.self) }
  func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    layer(_ScaleEffect.self)
  }
  func transformEffect(_ transform: CGAffineTransform) -> some View { layer(_TransformEffect.self) }
  func projectionEffect(_ transform: ProjectionTransform) -> some View { layer(_ProjectionEffect.self) }
  func brightness(_ amount: Double) -> some View { layer(_BrightnessEffect.self) }
  func contrast(_ amount: Double) -> some View { layer(_ContrastEffect.self) }
  func saturation(_ amount: Double) -> some View { layer(_SaturationEffect.self) }
  func grayscale(_ amount: Double) -> some View { layer(_GrayscaleEffect.self) }
  func hueRotation(_ angle: Angle) -> some View { layer(_HueRotationEffect.self) }
  func colorInvert() -> some View { layer(_ColorInvertEffect.self) }
  func colorMultiply(_ color: Color) -> some View { layer(_ColorMultiplyEffect.self) }
  func luminanceToAlpha() -> some View { layer(_LuminanceToAlphaEffect.self) }
  func blendMode(_ blendMode: BlendMode) -> some View { layer(_BlendModeEffect.self) }
  func compositingGroup() -> some View { layer(_CompositingGroupEffect.self) }
  func geometryGroup() -> some View { layer(_GeometryGroupEffect.self) }
  func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    layer(_DrawingGroupEffect.self)
  }
  func hidden() -> some View { layer(_HiddenModifier.self) }
  func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { layer(_FlipForRTLEffect.self) }
  func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    layer(_LayoutDirectionBehaviorEffect.self)
  }

  func foregroundColor(_ color: Color?) -> some View { writing(Color?.self) }
  func accentColor(_ accentColor: Color?) -> some View { writing(Color?.self) }
  func colorScheme(_ colorScheme: ColorScheme) -> some View { writing(ColorScheme.self) }
  func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    layer(_PreferenceWritingModifier<PreferredColorSchemeKey>.self)
  }
  func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { writing(SymbolRenderingMode?.self) }
  func symbolVariant(_ variant: SymbolVariants) -> some View { transforming(SymbolVariants.self) }
}
enum PreferredColorSchemeKey {}
enum _PreferenceWritingModifier<Key> {}
enum _PreferenceTransformModifier<Key> {}
enum _PreferenceActionModifier<Key> {}

#if ERA15
enum _ForegroundStyleModifier<Style> {}
enum _ForegroundStyleModifier2<Primary, Secondary> {}
enum _ForegroundStyleModifier3<Primary, Secondary, Tertiary> {}
extension View {
  func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    layer(_ForegroundStyleModifier<Style>.self)
  }
  func foregroundStyle<A: ShapeStyle, B: ShapeStyle>(_ primary: A, _ secondary: B) -> some View {
    layer(_ForegroundStyleModifier2<A, B>.self)
  }
  func foregroundStyle<A: ShapeStyle, B: ShapeStyle, C: ShapeStyle>(
    _ primary: A, _ secondary: B, _ tertiary: C
  ) -> some View {
    layer(_ForegroundStyleModifier3<A, B, C>.self)
  }
  @_disfavoredOverload func tint(_ tint: Color?) -> some View { writing(Color?.self) }
}
#endif
#if ERA16
extension View {
  func tint<Style: ShapeStyle>(_ tint: Style?) -> some View { writing(AnyShapeStyle?.self) }
}
#endif
#if ERA17
extension Text { func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text { standIn() } }
#endif
