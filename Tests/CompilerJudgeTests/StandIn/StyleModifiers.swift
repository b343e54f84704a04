import Foundation

protocol PrimitiveButtonStyle {}
#if ERA16
enum PrimitiveButtonStyleContainerModifier<Style> {}
#else
enum ButtonStyleModifier<Style> {}
typealias PrimitiveButtonStyleContainerModifier = ButtonStyleModifier
#endif
struct DefaultButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle { static var automatic: Self { standIn() } }
struct PlainButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == PlainButtonStyle { static var plain: Self { standIn() } }
struct BorderedButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle { static var bordered: Self { standIn() } }
struct BorderedProminentButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  static var borderedProminent: Self { standIn() }
}
struct GlassButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == GlassButtonStyle { static var glass: Self { standIn() } }
struct GlassProminentButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle { static var glassProminent: Self { standIn() } }
struct BorderlessButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle { static var borderless: Self { standIn() } }
extension View {
  func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    layer(PrimitiveButtonStyleContainerModifier<Style>.self)
  }
}

protocol PickerStyle {}
enum PickerStyleWriter<Style> {}
struct DefaultPickerStyle: PickerStyle {}
extension PickerStyle where Self == DefaultPickerStyle { static var automatic: Self { standIn() } }
struct SegmentedPickerStyle: PickerStyle {}
extension PickerStyle where Self == SegmentedPickerStyle { static var segmented: Self { standIn() } }
struct WheelPickerStyle: PickerStyle {}
extension PickerStyle where Self == WheelPickerStyle { static var wheel: Self { standIn() } }
struct MenuPickerStyle: PickerStyle {}
extension PickerStyle where Self == MenuPickerStyle { static var menu: Self { standIn() } }
struct InlinePickerStyle: PickerStyle {}
extension PickerStyle where Self == InlinePickerStyle { static var inline: Self { standIn() } }
struct NavigationLinkPickerStyle: PickerStyle {}
extension PickerStyle where Self == NavigationLinkPickerStyle { static var navigationLink: Self { standIn() } }
struct PalettePickerStyle: PickerStyle {}
extension PickerStyle where Self == PalettePickerStyle { static var palette: Self { standIn() } }
extension View {
  func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View { layer(PickerStyleWriter<Style>.self) }
}

protocol ListStyle {}
enum ListStyleWriter<Style> {}
struct DefaultListStyle: ListStyle {}
extension ListStyle where Self == DefaultListStyle { static var automatic: Self { standIn() } }
struct PlainListStyle: ListStyle {}
extension ListStyle where Self == PlainListStyle { static var plain: Self { standIn() } }
struct GroupedListStyle: ListStyle {}
extension ListStyle where Self == GroupedListStyle { static var grouped: Self { standIn() } }
struct InsetGroupedListStyle: ListStyle {}
extension ListStyle where Self == InsetGroupedListStyle { static var insetGrouped: Self { standIn() } }
struct InsetListStyle: ListStyle {}
extension ListStyle where Self == InsetListStyle { static var inset: Self { standIn() } }
struct SidebarListStyle: ListStyle {}
extension ListStyle where Self == SidebarListStyle { static var sidebar: Self { standIn() } }
struct BorderedListStyle: ListStyle {}
extension ListStyle where Self == BorderedListStyle { static var bordered: Self { standIn() } }
extension View {
  func listStyle<Style: ListStyle>(_ style: Style) -> some View { layer(ListStyleWriter<Style>.self) }
}

protocol ToggleStyle {}
enum ToggleStyleModifier<Style> {}
struct DefaultToggleStyle: ToggleStyle {}
extension ToggleStyle where Self == DefaultToggleStyle { static var automatic: Self { standIn() } }
struct SwitchToggleStyle: ToggleStyle {}
extension ToggleStyle where Self == SwitchToggleStyle { static var `switch`: Self { standIn() } }
struct ButtonToggleStyle: ToggleStyle {}
extension ToggleStyle where Self == ButtonToggleStyle { static var button: Self { standIn() } }
struct CheckboxToggleStyle: ToggleStyle {}
extension ToggleStyle where Self == CheckboxToggleStyle { static var checkbox: Self { standIn() } }
extension View {
  func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View { layer(ToggleStyleModifier<Style>.self) }
}

protocol LabelStyle {}
enum LabelStyleWritingModifier<Style> {}
struct DefaultLabelStyle: LabelStyle {}
extension LabelStyle where Self == DefaultLabelStyle { static var automatic: Self { standIn() } }
struct TitleOnlyLabelStyle: LabelStyle {}
extension LabelStyle where Self == TitleOnlyLabelStyle { static var titleOnly: Self { standIn() } }
struct IconOnlyLabelStyle: LabelStyle {}
extension LabelStyle where Self == IconOnlyLabelStyle { static var iconOnly: Self { standIn() } }
struct TitleAndIconLabelStyle: LabelStyle {}
extension LabelStyle where Self == TitleAndIconLabelStyle { static var titleAndIcon: Self { standIn() } }
extension View {
  func labelStyle<Style: LabelStyle>(_ style: Style) -> some View { layer(LabelStyleWritingModifier<Style>.self) }
}

protocol TextFieldStyle {}
enum TextFieldStyleModifier<Style> {}
struct DefaultTextFieldStyle: TextFieldStyle {}
extension TextFieldStyle where Self == DefaultTextFieldStyle { static var automatic: Self { standIn() } }
struct PlainTextFieldStyle: TextFieldStyle {}
extension TextFieldStyle where Self == PlainTextFieldStyle { static var plain: Self { standIn() } }
struct RoundedBorderTextFieldStyle: TextFieldStyle {}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle { static var roundedBorder: Self { standIn() } }
struct SquareBorderTextFieldStyle: TextFieldStyle {}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle { static var squareBorder: Self { standIn() } }
extension View {
  func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View { layer(TextFieldStyleModifier<Style>.self) }
}

protocol ProgressViewStyle {}
enum ProgressViewStyleModifier<Style> {}
struct DefaultProgressViewStyle: ProgressViewStyle {}
extension ProgressViewStyle where Self == DefaultProgressViewStyle { static var automatic: Self { standIn() } }
struct LinearProgressViewStyle: ProgressViewStyle {}
extension ProgressViewStyle where Self == LinearProgressViewStyle { static var linear: Self { standIn() } }
struct CircularProgressViewStyle: ProgressViewStyle {}
extension ProgressViewStyle where Self == CircularProgressViewStyle { static var circular: Self { standIn() } }
extension View {
  func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    layer(ProgressViewStyleModifier<Style>.self)
  }
}

protocol GaugeStyle {}
enum GaugeStyleModifier<Style> {}
struct DefaultGaugeStyle: GaugeStyle {}
extension GaugeStyle where Self == DefaultGaugeStyle { static var automatic: Self { standIn() } }
struct LinearCapacityGaugeStyle: GaugeStyle {}
extension GaugeStyle where Self == LinearCapacityGaugeStyle { static var linearCapacity: Self { standIn() } }
struct AccessoryCircularGaugeStyle: GaugeStyle {}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle { static var accessoryCircular: Self { standIn() } }
struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  static var accessoryCircularCapacity: Self { standIn() }
}
struct AccessoryLinearGaugeStyle: GaugeStyle {}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle { static var accessoryLinear: Self { standIn() } }
struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  static var accessoryLinearCapacity: Self { standIn() }
}
extension View {
  func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View { layer(GaugeStyleModifier<Style>.self) }
}

protocol TabViewStyle {}
enum _TabViewStyleWriter<Style> {}
struct DefaultTabViewStyle: TabViewStyle {}
extension TabViewStyle where Self == DefaultTabViewStyle { static var automatic: Self { standIn() } }
struct PageTabViewStyle: TabViewStyle {}
extension TabViewStyle where Self == PageTabViewStyle { static var page: Self { standIn() } }
struct SidebarAdaptableTabViewStyle: TabViewStyle {}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle { static var sidebarAdaptable: Self { standIn() } }
struct TabBarOnlyTabViewStyle: TabViewStyle {}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle { static var tabBarOnly: Self { standIn() } }
extension View {
  func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View { layer(_TabViewStyleWriter<Style>.self) }
}
