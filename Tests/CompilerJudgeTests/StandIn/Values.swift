import Foundation

enum HorizontalAlignment { case leading, center, trailing, listRowSeparatorLeading, listRowSeparatorTrailing }
enum VerticalAlignment { case top, center, bottom, firstTextBaseline, lastTextBaseline }
struct Alignment {
  init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {}
  static let center = Alignment(horizontal: .center, vertical: .center)
  static let leading = center, trailing = center, top = center, bottom = center
  static let topLeading = center, topTrailing = center, bottomLeading = center, bottomTrailing = center
  static let leadingFirstTextBaseline = center, centerFirstTextBaseline = center, leadingLastTextBaseline = center
  static let centerLastTextBaseline = center, trailingFirstTextBaseline = center, trailingLastTextBaseline = center
}
enum TextAlignment { case leading, center, trailing }
enum Edge {
  case top, leading, bottom, trailing
  struct Set: OptionSet {
    let rawValue: Int
    static let top = Set(rawValue: 1), leading = Set(rawValue: 2), bottom = Set(rawValue: 4)
    static let trailing = Set(rawValue: 8), horizontal = Set(rawValue: 10), vertical = Set(rawValue: 5)
    static let all = Set(rawValue: 15)
  }
}
enum HorizontalEdge { case leading, trailing }
enum VerticalEdge {
  case top, bottom
  struct Set: OptionSet {
    let rawValue: Int
    static let top = Set(rawValue: 1), bottom = Set(rawValue: 2), all = Set(rawValue: 3)
  }
}
enum Axis {
  case horizontal, vertical
  struct Set: OptionSet {
    let rawValue: Int
    static let horizontal = Set(rawValue: 1), vertical = Set(rawValue: 2)
  }
}
struct EdgeInsets {
  var top: CGFloat = 0
  var leading: CGFloat = 0
  var bottom: CGFloat = 0
  var trailing: CGFloat = 0
  init() {}
  init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
}
struct UnitPoint {
  init(x: CGFloat, y: CGFloat) {}
  static let zero = UnitPoint(x: 0, y: 0)
  static let center = zero, leading = zero, trailing = zero, top = zero, bottom = zero
  static let topLeading = zero, topTrailing = zero, bottomLeading = zero, bottomTrailing = zero
}
struct Angle {
  init(degrees: Double) {}
  init(radians: Double) {}
  static let zero = Angle(degrees: 0)
  static func degrees(_ degrees: Double) -> Angle { standIn() }
  static func radians(_ radians: Double) -> Angle { standIn() }
}
struct ViewDimensions {
  var width: CGFloat { standIn() }
  var height: CGFloat { standIn() }
  subscript(guide: HorizontalAlignment) -> CGFloat { standIn() }
  subscript(guide: VerticalAlignment) -> CGFloat { standIn() }
}
struct GeometryProxy {
  var size: CGSize { standIn() }
  var safeAreaInsets: EdgeInsets { standIn() }
  func frame(in space: CoordinateSpace) -> CGRect { standIn() }
}
enum CoordinateSpace {
  case global, local
  static func named(_ name: some Hashable) -> CoordinateSpace { standIn() }
  static var scrollView: CoordinateSpace { standIn() }
  static func scrollView(axis: Axis) -> CoordinateSpace { standIn() }
}
struct NamedCoordinateSpace { static func named(_ name: some Hashable) -> NamedCoordinateSpace { standIn() } }
enum ContentMode { case fit, fill }
enum RoundedCornerStyle { case circular, continuous }
struct RectangleCornerRadii {
  init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0) {}
}
struct FillStyle { init(eoFill: Bool = false, antialiased: Bool = true) {} }
struct StrokeStyle {
  init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {}
}
enum CGLineCap { case butt, round, square }
enum CGLineJoin { case miter, round, bevel }
struct CGAffineTransform { init() {} }
struct ProjectionTransform { init() {} }
enum BlendMode {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
  case plusLighter
}
enum ColorRenderingMode { case nonLinear, linear, extendedLinear }
enum ColorScheme { case light, dark }
enum LayoutDirection { case leftToRight, rightToLeft }
enum LayoutDirectionBehavior { case fixed, mirrors }
enum ControlSize { case mini, small, regular, large, extraLarge }
enum Visibility { case automatic, visible, hidden }
enum Prominence { case standard, increased }
enum DynamicTypeSize: Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3
  case accessibility4, accessibility5
}
struct SafeAreaRegions: OptionSet {
  let rawValue: Int
  static let container = Self(rawValue: 1), keyboard = Self(rawValue: 2), all = Self(rawValue: 3)
}
struct PinnedScrollableViews: OptionSet {
  let rawValue: Int
  static let sectionHeaders = Self(rawValue: 1), sectionFooters = Self(rawValue: 2)
}
struct GridItem {
  enum Size {
    case fixed(CGFloat), flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {}
}
struct Font {
  static let largeTitle = Font(), title = Font(), title2 = Font(), title3 = Font(), headline = Font()
  static let subheadline = Font(), body = Font(), callout = Font(), footnote = Font(), caption = Font()
  static let caption2 = Font()
  static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { standIn() }
  static func custom(_ name: String, size: CGFloat) -> Font { standIn() }
  func bold() -> Font { standIn() }
  func italic() -> Font { standIn() }
  func weight(_ weight: Weight) -> Font { standIn() }
  func monospaced() -> Font { standIn() }
  func monospacedDigit() -> Font { standIn() }
  func smallCaps() -> Font { standIn() }
  func lowercaseSmallCaps() -> Font { standIn() }
  func uppercaseSmallCaps() -> Font { standIn() }
  enum Weight { case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black }
  enum Design { case `default`, serif, rounded, monospaced }
  struct Width { static let compressed = Self(), condensed = Self(), standard = Self(), expanded = Self() }
  enum TextStyle {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }
}
extension Text {
  enum Case { case uppercase, lowercase }
  enum TruncationMode { case head, middle, tail }
  struct LineStyle { enum Pattern { case solid, dot, dash, dashDot, dashDotDot } }
  struct Scale { static let `default` = Self(), secondary = Self() }
}
struct RedactionReasons: OptionSet {
  let rawValue: Int
  static let placeholder = Self(rawValue: 1), privacy = Self(rawValue: 2), invalidated = Self(rawValue: 4)
}
struct SymbolRenderingMode {
  static let monochrome = Self(), multicolor = Self(), hierarchical = Self(), palette = Self()
}
struct SymbolVariants {
  static let none = Self(), circle = Self(), square = Self(), rectangle = Self(), fill = Self(), slash = Self()
  var circle: Self { self }
  var square: Self { self }
  var rectangle: Self { self }
  var fill: Self { self }
  var slash: Self { self }
}
struct ContentTransition {
  static let identity = Self(), opacity = Self(), interpolate = Self()
  static func numericText(countsDown: Bool = false) -> Self { standIn() }
  static func numericText(value: Double) -> Self { standIn() }
}
struct Animation {
  init() {}
  static let `default` = Self(), linear = Self(), easeIn = Self(), easeOut = Self(), easeInOut = Self(), spring = Self()
  static let smooth = Self(), snappy = Self(), bouncy = Self()
}
struct AnyTransition {
  init() {}
  static let opacity = Self(), slide = Self(), scale = Self(), identity = Self()
  static let blurReplace = Self(), symbolEffect = Self()
  static func move(edge: Edge) -> Self { standIn() }
  static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> Self { standIn() }
}
enum ButtonRole { case destructive, cancel }
struct ButtonBorderShape: InsettableShape {
  typealias Body = _ShapeView<Self, ForegroundStyle>
  func inset(by amount: CGFloat) -> some InsettableShape { self }
  static let automatic = Self(), capsule = Self(), roundedRectangle = Self(), circle = Self()
}
struct Namespace { struct ID: Hashable {} }
struct ListItemTint { static let monochrome = Self() }
struct ListSectionSpacing { static let `default` = Self(), compact = Self() }
enum ButtonRepeatBehavior { case automatic, enabled, disabled }
enum PreviewLayout { case device, sizeThatFits }
struct PointerStyle { static let link = Self(), `default` = Self() }
struct KeyEquivalent: ExpressibleByStringLiteral {
  init(stringLiteral: String) {}
  static let escape = Self(stringLiteral: ""), `return` = escape, tab = escape, space = escape, delete = escape
  static let upArrow = escape, downArrow = escape, leftArrow = escape, rightArrow = escape
}
struct EventModifiers: OptionSet {
  let rawValue: Int
  static let command = Self(rawValue: 1), shift = Self(rawValue: 2), option = Self(rawValue: 4)
  static let control = Self(rawValue: 8), all = Self(rawValue: 15)
}
struct KeyboardShortcut { static let defaultAction = Self(), cancelAction = Self() }
struct NavigationPath {}
