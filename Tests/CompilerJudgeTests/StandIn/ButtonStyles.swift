import Foundation

// The styles of buttons. What their modifier prints as has changed with the systems.

struct ButtonStyleConfiguration {
  struct Label: View { typealias Body = Never }
  var label: Label { standIn() }
  var role: ButtonRole? { standIn() }
  var isPressed: Bool { standIn() }
}
protocol ButtonStyle {
  associatedtype Body: View = Never
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
extension ButtonStyle where Body == Never { func makeBody(configuration: Configuration) -> Never { standIn() } }

struct PrimitiveButtonStyleConfiguration {
  struct Label: View { typealias Body = Never }
  var label: Label { standIn() }
  var role: ButtonRole? { standIn() }
}
protocol PrimitiveButtonStyle {
  associatedtype Body: View = Never
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
extension PrimitiveButtonStyle where Body == Never {
  func makeBody(configuration: Configuration) -> Never { standIn() }
}
struct DefaultButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  static var automatic: Self { standIn() }
}
struct AccessoryBarButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  static var accessoryBar: Self { standIn() }
}
struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  static var accessoryBarAction: Self { standIn() }
}
struct BorderedButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  static var bordered: Self { standIn() }
}
struct BorderedProminentButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  static var borderedProminent: Self { standIn() }
}
struct BorderlessButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  static var borderless: Self { standIn() }
}
struct CardButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == CardButtonStyle {
  static var card: Self { standIn() }
}
struct GlassButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  static var glass: Self { standIn() }
}
struct GlassProminentButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  static var glassProminent: Self { standIn() }
}
struct LinkButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  static var link: Self { standIn() }
}
struct PlainButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  static var plain: Self { standIn() }
}

#if ERA16
enum PrimitiveButtonStyleContainerModifier<Style> {}
enum ButtonStyleContainerModifier<Style> {}
#else
enum ButtonStyleModifier<Style> {}
typealias PrimitiveButtonStyleContainerModifier = ButtonStyleModifier
typealias ButtonStyleContainerModifier = ButtonStyleModifier
#endif
extension View {
  func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    layer(PrimitiveButtonStyleContainerModifier<Style>.self)
  }
  func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View { layer(ButtonStyleContainerModifier<Style>.self) }
}
