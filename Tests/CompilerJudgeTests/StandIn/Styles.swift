import Foundation

protocol ShapeStyle {}

struct Color: View, ShapeStyle, Hashable {
  typealias Body = Never
  enum RGBColorSpace { case sRGB, sRGBLinear, displayP3 }
  init(_ name: String) {}
  init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {}
  init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {}
  init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {}
  static let red = Color(""), orange = red, yellow = red, green = red, mint = red, teal = red, cyan = red, blue = red
  static let indigo = red, purple = red, pink = red, brown = red, white = red, gray = red, black = red, clear = red
  static let primary = red, secondary = red, accentColor = red
  func opacity(_ opacity: Double) -> Color { standIn() }
  var gradient: AnyGradient { standIn() }
}

struct AnyGradient: ShapeStyle {}
struct AnyShapeStyle: ShapeStyle { init<Style: ShapeStyle>(_ style: Style) {} }
struct Material: ShapeStyle {
  static let ultraThin = Material(), thin = ultraThin, regular = ultraThin, thick = ultraThin, ultraThick = ultraThin
  static let bar = ultraThin
}
struct HierarchicalShapeStyle: ShapeStyle {}
struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {}
struct MeshGradient: View, ShapeStyle {
  typealias Body = Never
  init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {}
}
struct BackgroundStyle: ShapeStyle {}
struct ForegroundStyle: ShapeStyle {}
struct TintShapeStyle: ShapeStyle {}
struct SelectionShapeStyle: ShapeStyle {}
struct SeparatorShapeStyle: ShapeStyle {}
struct PlaceholderTextShapeStyle: ShapeStyle {}
struct LinkShapeStyle: ShapeStyle {}
struct FillShapeStyle: ShapeStyle {}
struct _OpacityShapeStyle<Style>: ShapeStyle {}
struct _BlendModeShapeStyle<Style>: ShapeStyle {}
struct _ShadowShapeStyle<Style>: ShapeStyle {}
struct ShadowStyle {
  static func drop(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Self { standIn() }
  static func inner(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Self { standIn() }
}

struct Gradient: ShapeStyle {
  struct Stop {
    init() {}
    init(color: Color, location: CGFloat) {}
  }
  init() {}
  init(colors: [Color]) {}
  init(stops: [Stop]) {}
}
struct LinearGradient: View, ShapeStyle {
  typealias Body = Never
  init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
  init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}
struct RadialGradient: View, ShapeStyle {
  typealias Body = Never
  init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
  init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
  init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
}
struct EllipticalGradient: View, ShapeStyle {
  typealias Body = Never
  init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {}
  init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {}
  init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {}
}
struct AngularGradient: View, ShapeStyle {
  typealias Body = Never
  init(gradient: Gradient, center: UnitPoint = .center, startAngle: Angle = .zero, endAngle: Angle = .zero) {}
  init(colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle) {}
  init(stops: [Gradient.Stop], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle) {}
  init(gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero) {}
  init(colors: [Color], center: UnitPoint = .center, angle: Angle = .zero) {}
  init(stops: [Gradient.Stop], center: UnitPoint = .center, angle: Angle = .zero) {}
}

extension ShapeStyle {
  @_disfavoredOverload func opacity(_ opacity: Double) -> some ShapeStyle { wrapped(_OpacityShapeStyle<Self>.self) }
  @_disfavoredOverload func blendMode(_ mode: BlendMode) -> some ShapeStyle { wrapped(_BlendModeShapeStyle<Self>.self) }
  func shadow(_ style: ShadowStyle) -> some ShapeStyle { wrapped(_ShadowShapeStyle<Self>.self) }
  private func wrapped<Style: ShapeStyle>(_ type: Style.Type) -> Style { standIn() }
}
extension ShapeStyle where Self == Color {
  static var red: Color { standIn() }
  static var orange: Color { standIn() }
  static var yellow: Color { standIn() }
  static var green: Color { standIn() }
  static var mint: Color { standIn() }
  static var teal: Color { standIn() }
  static var cyan: Color { standIn() }
  static var blue: Color { standIn() }
  static var indigo: Color { standIn() }
  static var purple: Color { standIn() }
  static var pink: Color { standIn() }
  static var brown: Color { standIn() }
  static var white: Color { standIn() }
  static var gray: Color { standIn() }
  static var black: Color { standIn() }
  static var clear: Color { standIn() }
}
extension ShapeStyle where Self == Material {
  static var ultraThinMaterial: Material { standIn() }
  static var thinMaterial: Material { standIn() }
  static var regularMaterial: Material { standIn() }
  static var thickMaterial: Material { standIn() }
  static var ultraThickMaterial: Material { standIn() }
  static var bar: Material { standIn() }
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  static var primary: HierarchicalShapeStyle { standIn() }
  static var secondary: HierarchicalShapeStyle { standIn() }
  static var tertiary: HierarchicalShapeStyle { standIn() }
  static var quaternary: HierarchicalShapeStyle { standIn() }
  static var quinary: HierarchicalShapeStyle { standIn() }
}
extension ShapeStyle {
  var secondary: HierarchicalShapeStyleModifier<Self> { standIn() }
  var tertiary: HierarchicalShapeStyleModifier<Self> { standIn() }
  var quaternary: HierarchicalShapeStyleModifier<Self> { standIn() }
  var quinary: HierarchicalShapeStyleModifier<Self> { standIn() }
}
extension ShapeStyle where Self == _ShadowShapeStyle<ForegroundStyle> {
  static func shadow(_ style: ShadowStyle) -> Self { standIn() }
}
extension ShapeStyle where Self == _OpacityShapeStyle<ForegroundStyle> {
  static func opacity(_ opacity: Double) -> Self { standIn() }
}
extension ShapeStyle where Self == BackgroundStyle { static var background: Self { standIn() } }
extension ShapeStyle where Self == ForegroundStyle { static var foreground: Self { standIn() } }
extension ShapeStyle where Self == TintShapeStyle { static var tint: Self { standIn() } }
extension ShapeStyle where Self == SelectionShapeStyle { static var selection: Self { standIn() } }
extension ShapeStyle where Self == SeparatorShapeStyle { static var separator: Self { standIn() } }
extension ShapeStyle where Self == PlaceholderTextShapeStyle { static var placeholder: Self { standIn() } }
extension ShapeStyle where Self == LinkShapeStyle { static var link: Self { standIn() } }
extension ShapeStyle where Self == FillShapeStyle { static var fill: Self { standIn() } }
extension ShapeStyle where Self == LinearGradient {
  static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> Self { standIn() }
  static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> Self { standIn() }
}
extension ShapeStyle where Self == RadialGradient {
  static func radialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> Self {
    standIn()
  }
}
extension ShapeStyle where Self == AngularGradient {
  static func angularGradient(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) -> Self {
    standIn()
  }
}
extension ShapeStyle where Self == EllipticalGradient {
  static func ellipticalGradient(colors: [Color], center: UnitPoint = .center) -> Self { standIn() }
}
