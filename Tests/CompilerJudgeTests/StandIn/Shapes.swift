import Foundation

protocol Shape: View, Equatable {
  func path(in rect: CGRect) -> Path
}
extension Shape {
  func path(in rect: CGRect) -> Path { standIn() }
}
extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
  var body: _ShapeView<Self, ForegroundStyle> { standIn() }
}
protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  func inset(by amount: CGFloat) -> InsetShape
}

struct Path: Shape {
  typealias Body = _ShapeView<Path, ForegroundStyle>
  init(_ path: () -> Void = {}) {}
  init(_ rect: CGRect) {}
  init(ellipseIn: CGRect) {}
  init(roundedRect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
}
struct AnyShape: Shape {
  typealias Body = _ShapeView<AnyShape, ForegroundStyle>
  init<Content: Shape>(_ shape: Content) {}
}

struct Rectangle: InsettableShape {
  typealias Body = _ShapeView<Self, ForegroundStyle>
  struct _Inset: InsettableShape {
    typealias Body = _ShapeView<Self, ForegroundStyle>
    func inset(by amount: CGFloat) -> _Inset { standIn() }
  }
  func inset(by amount: CGFloat) -> _Inset { standIn() }
}
struct RoundedRectangle: InsettableShape {
  typealias Body = _ShapeView<Self, ForegroundStyle>
  struct _Inset: InsettableShape {
    typealias Body = _ShapeView<Self, ForegroundStyle>
    func inset(by amount: CGFloat) -> _Inset { standIn() }
  }
  init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
  init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
  func inset(by amount: CGFloat) -> _Inset { standIn() }
}
struct UnevenRoundedRectangle: InsettableShape {
  typealias Body = _ShapeView<Self, ForegroundStyle>
  struct _Inset: InsettableShape {
    typealias Body = _ShapeView<Self, ForegroundStyle>
    func inset(by amount: CGFloat) -> _Inset { standIn() }
  }
  init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {}
  init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {}
  func inset(by amount: CGFloat) -> _Inset { standIn() }
}
struct Circle: InsettableShape {
  typealias Body = _ShapeView<Self, ForegroundStyle>
  struct _Inset: InsettableShape {
    typealias Body = _ShapeView<Self, ForegroundStyle>
    func inset(by amount: CGFloat) -> _Inset { standIn() }
  }
  func inset(by amount: CGFloat) -> _Inset { standIn() }
}
struct Ellipse: InsettableShape {
  typealias Body = _ShapeView<Self, ForegroundStyle>
  struct _Inset: InsettableShape {
    typealias Body = _ShapeView<Self, ForegroundStyle>
    func inset(by amount: CGFloat) -> _Inset { standIn() }
  }
  func inset(by amount: CGFloat) -> _Inset { standIn() }
}
struct Capsule: InsettableShape {
  typealias Body = _ShapeView<Self, ForegroundStyle>
  struct _Inset: InsettableShape {
    typealias Body = _ShapeView<Self, ForegroundStyle>
    func inset(by amount: CGFloat) -> _Inset { standIn() }
  }
  init(style: RoundedCornerStyle = .continuous) {}
  func inset(by amount: CGFloat) -> _Inset { standIn() }
}
struct ContainerRelativeShape: InsettableShape {
  typealias Body = _ShapeView<Self, ForegroundStyle>
  struct _Inset: InsettableShape {
    typealias Body = _ShapeView<Self, ForegroundStyle>
    func inset(by amount: CGFloat) -> _Inset { standIn() }
  }
  func inset(by amount: CGFloat) -> _Inset { standIn() }
}

struct _ShapeView<Content: Shape, Style: ShapeStyle>: View { typealias Body = Never }
struct _StrokedShape<Content: Shape>: Shape { typealias Body = _ShapeView<Self, ForegroundStyle> }
struct _TrimmedShape<Content: Shape>: Shape { typealias Body = _ShapeView<Self, ForegroundStyle> }
struct ScaledShape<Content: Shape>: Shape { typealias Body = _ShapeView<Self, ForegroundStyle> }
struct TransformedShape<Content: Shape>: Shape { typealias Body = _ShapeView<Self, ForegroundStyle> }
struct _SizedShape<Content: Shape>: Shape { typealias Body = _ShapeView<Self, ForegroundStyle> }
struct OffsetShape<Content: Shape>: Shape { typealias Body = _ShapeView<Self, ForegroundStyle> }
struct RotatedShape<Content: Shape>: Shape { typealias Body = _ShapeView<Self, ForegroundStyle> }
extension OffsetShape: InsettableShape where Content: InsettableShape {
  func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> { standIn() }
}
extension RotatedShape: InsettableShape where Content: InsettableShape {
  func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> { standIn() }
}

extension Shape {
  func fill<Style: ShapeStyle>(_ content: Style, style: FillStyle = FillStyle()) -> _ShapeView<Self, Style> {
    standIn()
  }
  func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> { standIn() }
  func stroke(style: StrokeStyle) -> some Shape { shape(_StrokedShape<Self>.self) }
  func stroke(lineWidth: CGFloat = 1) -> some Shape { shape(_StrokedShape<Self>.self) }
  func trim(from: CGFloat = 0, to: CGFloat = 1) -> some Shape { shape(_TrimmedShape<Self>.self) }
  func offset(_ offset: CGSize) -> OffsetShape<Self> { standIn() }
  func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> { standIn() }
  func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> { standIn() }
  func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> { standIn() }
  func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> { standIn() }
  func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> { standIn() }
  func size(_ size: CGSize) -> some Shape { shape(_SizedShape<Self>.self) }
  func size(width: CGFloat, height: CGFloat) -> some Shape { shape(_SizedShape<Self>.self) }
  private func shape<Result: Shape>(_ type: Result.Type) -> Result { standIn() }
}

#if !ERA17
extension Shape {
  func stroke<Style: ShapeStyle>(_ content: Style, style: StrokeStyle) -> some View {
    shapeView(_ShapeView<_StrokedShape<Self>, Style>.self)
  }
  func stroke<Style: ShapeStyle>(_ content: Style, lineWidth: CGFloat = 1) -> some View {
    shapeView(_ShapeView<_StrokedShape<Self>, Style>.self)
  }
  fileprivate func shapeView<Result: View>(_ type: Result.Type) -> Result { standIn() }
}
extension InsettableShape {
  func strokeBorder<Style: ShapeStyle>(_ content: Style, style: StrokeStyle, antialiased: Bool = true) -> some View {
    shapeView(_ShapeView<_StrokedShape<InsetShape>, Style>.self)
  }
  func strokeBorder<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  )
    -> some View
  {
    shapeView(_ShapeView<_StrokedShape<InsetShape>, Style>.self)
  }
  func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
    shapeView(_ShapeView<_StrokedShape<InsetShape>, ForegroundStyle>.self)
  }
  func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    shapeView(_ShapeView<_StrokedShape<InsetShape>, ForegroundStyle>.self)
  }
}
#else
protocol ShapeView<Content>: View {
  associatedtype Content: Shape
}
extension _ShapeView: ShapeView {}
struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView { typealias Body = Never }
struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>: ShapeView {
  typealias Body = Never
}
struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView { typealias Body = Never }

extension Shape {
  func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  )
    -> StrokeShapeView<Self, Style, EmptyView>
  {
    standIn()
  }
  func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  )
    -> StrokeShapeView<Self, Style, EmptyView>
  {
    standIn()
  }
}
extension InsettableShape {
  func strokeBorder<Style: ShapeStyle>(
    _ content: Style = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, Style, EmptyView> {
    standIn()
  }
  func strokeBorder<Style: ShapeStyle>(
    _ content: Style = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, Style, EmptyView> {
    standIn()
  }
}
extension ShapeView {
  func fill<Style: ShapeStyle>(
    _ content: Style = .foreground, style: FillStyle = FillStyle()
  )
    -> FillShapeView<Content, Style, Self>
  {
    standIn()
  }
  func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  )
    -> StrokeShapeView<Content, Style, Self>
  {
    standIn()
  }
  func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  )
    -> StrokeShapeView<Content, Style, Self>
  {
    standIn()
  }
}
extension ShapeView where Content: InsettableShape {
  func strokeBorder<Style: ShapeStyle>(
    _ content: Style = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, Style, Self> {
    standIn()
  }
  func strokeBorder<Style: ShapeStyle>(
    _ content: Style = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, Style, Self> {
    standIn()
  }
}
#endif

extension Shape where Self == Rectangle { static var rect: Rectangle { standIn() } }
extension Shape where Self == Circle { static var circle: Circle { standIn() } }
extension Shape where Self == ButtonBorderShape { static var buttonBorder: Self { standIn() } }
extension Shape where Self == Capsule { static var capsule: Capsule { standIn() } }
extension Shape where Self == Ellipse { static var ellipse: Ellipse { standIn() } }
extension Shape where Self == UnevenRoundedRectangle {
  static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> Self {
    standIn()
  }
}
extension Shape where Self == RoundedRectangle {
  static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self { standIn() }
}
struct ConcentricRectangle: Shape {
  typealias Body = _ShapeView<Self, ForegroundStyle>
  init() {}
  init(corners: Edge.Corner.Style, isUniform: Bool = false) {}
}
extension Edge {
  enum Corner {
    struct Style {
      static func concentric(minimum: CGFloat? = nil) -> Self { standIn() }
      static func fixed(_ radius: CGFloat) -> Self { standIn() }
    }
  }
}
