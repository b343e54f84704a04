import Foundation

struct AnyFontModifier {}
enum LineLimitModifier {}

extension Text {
  func foregroundColor(_ color: Color?) -> Text { standIn() }
  func font(_ font: Font?) -> Text { standIn() }
  func fontWeight(_ weight: Font.Weight?) -> Text { standIn() }
  func bold() -> Text { standIn() }
  func italic() -> Text { standIn() }
  func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { standIn() }
  func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { standIn() }
  func kerning(_ kerning: CGFloat) -> Text { standIn() }
  func tracking(_ tracking: CGFloat) -> Text { standIn() }
  func baselineOffset(_ baselineOffset: CGFloat) -> Text { standIn() }
}
#if ERA15
extension Text { func monospacedDigit() -> Text { standIn() } }
extension View { func monospacedDigit() -> some View { transforming([AnyFontModifier].self) } }
#endif
#if ERA16
extension Text {
  func bold(_ isActive: Bool) -> Text { standIn() }
  func italic(_ isActive: Bool) -> Text { standIn() }
  func fontWidth(_ width: Font.Width?) -> Text { standIn() }
  func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text { standIn() }
  func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text { standIn() }
}
extension View {
  func bold(_ isActive: Bool = true) -> some View { transforming([AnyFontModifier].self) }
  func italic(_ isActive: Bool = true) -> some View { transforming([AnyFontModifier].self) }
  func fontWeight(_ weight: Font.Weight?) -> some View { transforming([AnyFontModifier].self) }
  func fontWidth(_ width: Font.Width?) -> some View { transforming([AnyFontModifier].self) }
  func fontDesign(_ design: Font.Design?) -> some View { transforming([AnyFontModifier].self) }
  func monospaced(_ isActive: Bool = true) -> some View { transforming([AnyFontModifier].self) }
  func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  )
    -> some View
  {
    writing(Text.LineStyle?.self)
  }
  func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  )
    -> some View
  {
    writing(Text.LineStyle?.self)
  }
  func kerning(_ kerning: CGFloat) -> some View { writing(CGFloat.self) }
  func tracking(_ tracking: CGFloat) -> some View { writing(CGFloat.self) }
  func baselineOffset(_ baselineOffset: CGFloat) -> some View { writing(CGFloat.self) }
  func lineLimit(_ limit: ClosedRange<Int>) -> some View { layer(LineLimitModifier.self) }
  func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { layer(LineLimitModifier.self) }
  func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { layer(LineLimitModifier.self) }
  func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { layer(LineLimitModifier.self) }
  func contentTransition(_ transition: ContentTransition) -> some View { writing(ContentTransition.self) }
}
#endif
#if ERA17
extension Text {
  func fontDesign(_ design: Font.Design?) -> Text { standIn() }
  func monospaced(_ isActive: Bool = true) -> Text { standIn() }
  func typesettingLanguage(_ language: String, isEnabled: Bool = true) -> Text { standIn() }
  func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { standIn() }
}
#endif
#if ERA18
extension Text { func customAttribute<T>(_ value: T.Type) -> Text { standIn() } }
#endif
#if ERA17
extension View {
  func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { writing(Image.DynamicRange?.self) }
}
#endif

extension View {
  func font(_ font: Font?) -> some View { writing(Font?.self) }
  func lineLimit(_ number: Int?) -> some View { writing(Int?.self) }
  func multilineTextAlignment(_ alignment: TextAlignment) -> some View { writing(TextAlignment.self) }
  func truncationMode(_ mode: Text.TruncationMode) -> some View { writing(Text.TruncationMode.self) }
  func lineSpacing(_ lineSpacing: CGFloat) -> some View { writing(CGFloat.self) }
  func minimumScaleFactor(_ factor: CGFloat) -> some View { writing(CGFloat.self) }
  func allowsTightening(_ flag: Bool) -> some View { writing(Bool.self) }
  func textCase(_ textCase: Text.Case?) -> some View { writing(Text.Case?.self) }
  func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { writing(DynamicTypeSize.self) }
  func dynamicTypeSize<Range: RangeExpression>(_ range: Range) -> some View where Range.Bound == DynamicTypeSize {
    transforming(DynamicTypeSize.self)
  }
  func imageScale(_ scale: Image.Scale) -> some View { writing(Image.Scale.self) }
  func redacted(reason: RedactionReasons) -> some View { transforming(RedactionReasons.self) }
  func unredacted() -> some View { writing(RedactionReasons.self) }
}

extension Image {
  func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image { standIn() }
  func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { standIn() }
  func interpolation(_ interpolation: Interpolation) -> Image { standIn() }
  func antialiased(_ isAntialiased: Bool) -> Image { standIn() }
  #if ERA17
  func allowedDynamicRange(_ range: DynamicRange?) -> Image { standIn() }
  #endif
  #if ERA15
  func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { standIn() }
  #endif
}
