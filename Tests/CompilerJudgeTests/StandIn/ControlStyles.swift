import Foundation

// The families of styles that authors can add to.

struct ControlGroupStyleConfiguration {
  struct Content: View { typealias Body = Never }
  var content: Content { standIn() }
  struct Label: View { typealias Body = Never }
  var label: Label { standIn() }
}
protocol ControlGroupStyle {
  associatedtype Body: View = Never
  typealias Configuration = ControlGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
extension ControlGroupStyle where Body == Never { func makeBody(configuration: Configuration) -> Never { standIn() } }
struct AutomaticControlGroupStyle: ControlGroupStyle {}
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  static var automatic: Self { standIn() }
}
struct CompactMenuControlGroupStyle: ControlGroupStyle {}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  static var compactMenu: Self { standIn() }
}
struct MenuControlGroupStyle: ControlGroupStyle {}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  static var menu: Self { standIn() }
}
struct NavigationControlGroupStyle: ControlGroupStyle {}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  static var navigation: Self { standIn() }
}
struct PaletteControlGroupStyle: ControlGroupStyle {}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  static var palette: Self { standIn() }
}
enum ControlGroupStyleModifier<Style> {}
extension View {
  func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View {
    layer(ControlGroupStyleModifier<Style>.self)
  }
}

struct DatePickerStyleConfiguration {
  struct Label: View { typealias Body = Never }
  var label: Label { standIn() }
  var selection: Date { standIn() }
}
protocol DatePickerStyle {
  associatedtype Body: View = Never
  typealias Configuration = DatePickerStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
extension DatePickerStyle where Body == Never { func makeBody(configuration: Configuration) -> Never { standIn() } }
struct DefaultDatePickerStyle: DatePickerStyle {}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  static var automatic: Self { standIn() }
}
struct CompactDatePickerStyle: DatePickerStyle {}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  static var compact: Self { standIn() }
}
struct FieldDatePickerStyle: DatePickerStyle {}
extension DatePickerStyle where Self == FieldDatePickerStyle {
  static var field: Self { standIn() }
}
struct GraphicalDatePickerStyle: DatePickerStyle {}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  static var graphical: Self { standIn() }
}
struct StepperFieldDatePickerStyle: DatePickerStyle {}
extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  static var stepperField: Self { standIn() }
}
struct WheelDatePickerStyle: DatePickerStyle {}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  static var wheel: Self { standIn() }
}
enum DatePickerStyleModifier<Style> {}
extension View {
  func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    layer(DatePickerStyleModifier<Style>.self)
  }
}

struct DisclosureGroupStyleConfiguration {
  struct Label: View { typealias Body = Never }
  var label: Label { standIn() }
  struct Content: View { typealias Body = Never }
  var content: Content { standIn() }
  var isExpanded: Bool { standIn() }
}
protocol DisclosureGroupStyle {
  associatedtype Body: View = Never
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
extension DisclosureGroupStyle where Body == Never {
  func makeBody(configuration: Configuration) -> Never { standIn() }
}
struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {}
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  static var automatic: Self { standIn() }
}
enum DisclosureGroupStyleModifier<Style> {}
extension View {
  func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
    layer(DisclosureGroupStyleModifier<Style>.self)
  }
}

struct FormStyleConfiguration {
  struct Content: View { typealias Body = Never }
  var content: Content { standIn() }
}
protocol FormStyle {
  associatedtype Body: View = Never
  typealias Configuration = FormStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
extension FormStyle where Body == Never { func makeBody(configuration: Configuration) -> Never { standIn() } }
struct AutomaticFormStyle: FormStyle {}
extension FormStyle where Self == AutomaticFormStyle {
  static var automatic: Self { standIn() }
}
struct ColumnsFormStyle: FormStyle {}
extension FormStyle where Self == ColumnsFormStyle {
  static var columns: Self { standIn() }
}
struct GroupedFormStyle: FormStyle {}
extension FormStyle where Self == GroupedFormStyle {
  static var grouped: Self { standIn() }
}
enum FormStyleWritingModifier<Style> {}
extension View {
  func formStyle<Style: FormStyle>(_ style: Style) -> some View { layer(FormStyleWritingModifier<Style>.self) }
}

struct GaugeStyleConfiguration {
  struct Label: View { typealias Body = Never }
  var label: Label { standIn() }
  struct CurrentValueLabel: View { typealias Body = Never }
  var currentValueLabel: CurrentValueLabel? { standIn() }
  struct MinimumValueLabel: View { typealias Body = Never }
  var minimumValueLabel: MinimumValueLabel? { standIn() }
  struct MaximumValueLabel: View { typealias Body = Never }
  var maximumValueLabel: MaximumValueLabel? { standIn() }
  struct MarkedValueLabels: View { typealias Body = Never }
  var markedValueLabels: MarkedValueLabels? { standIn() }
  var value: Double { standIn() }
}
protocol GaugeStyle {
  associatedtype Body: View = Never
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
extension GaugeStyle where Body == Never { func makeBody(configuration: Configuration) -> Never { standIn() } }
struct DefaultGaugeStyle: GaugeStyle {}
extension GaugeStyle where Self == DefaultGaugeStyle {
  static var automatic: Self { standIn() }
}
struct AccessoryCircularGaugeStyle: GaugeStyle {}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  static var accessoryCircular: Self { standIn() }
}
struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  static var accessoryCircularCapacity: Self { standIn() }
}
struct AccessoryLinearGaugeStyle: GaugeStyle {}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  static var accessoryLinear: Self { standIn() }
}
struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  static var accessoryLinearCapacity: Self { standIn() }
}
struct CircularGaugeStyle: GaugeStyle {}
extension GaugeStyle where Self == CircularGaugeStyle {
  static var circular: Self { standIn() }
}
struct LinearGaugeStyle: GaugeStyle {}
extension GaugeStyle where Self == LinearGaugeStyle {
  static var linear: Self { standIn() }
}
struct LinearCapacityGaugeStyle: GaugeStyle {}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  static var linearCapacity: Self { standIn() }
}
enum GaugeStyleModifier<Style> {}
extension View {
  func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View { layer(GaugeStyleModifier<Style>.self) }
}

struct GroupBoxStyleConfiguration {
  struct Label: View { typealias Body = Never }
  var label: Label { standIn() }
  struct Content: View { typealias Body = Never }
  var content: Content { standIn() }
}
protocol GroupBoxStyle {
  associatedtype Body: View = Never
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
extension GroupBoxStyle where Body == Never { func makeBody(configuration: Configuration) -> Never { standIn() } }
struct DefaultGroupBoxStyle: GroupBoxStyle {}
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  static var automatic: Self { standIn() }
}
enum GroupBoxStyleModifier<Style> {}
extension View {
  func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View { layer(GroupBoxStyleModifier<Style>.self) }
}

struct LabelStyleConfiguration {
  struct Title: View { typealias Body = Never }
  var title: Title { standIn() }
  struct Icon: View { typealias Body = Never }
  var icon: Icon { standIn() }
}
protocol LabelStyle {
  associatedtype Body: View = Never
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
extension LabelStyle where Body == Never { func makeBody(configuration: Configuration) -> Never { standIn() } }
struct DefaultLabelStyle: LabelStyle {}
extension LabelStyle where Self == DefaultLabelStyle {
  static var automatic: Self { standIn() }
}
struct IconOnlyLabelStyle: LabelStyle {}
extension LabelStyle where Self == IconOnlyLabelStyle {
  static var iconOnly: Self { standIn() }
}
struct TitleAndIconLabelStyle: LabelStyle {}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  static var titleAndIcon: Self { standIn() }
}
struct TitleOnlyLabelStyle: LabelStyle {}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  static var titleOnly: Self { standIn() }
}
#if ERA15
enum LabelStyleWritingModifier<Style> {}
#else
enum LabelStyleModifier<Style> {}
typealias LabelStyleWritingModifier = LabelStyleModifier
#endif
extension View {
  func labelStyle<Style: LabelStyle>(_ style: Style) -> some View { layer(LabelStyleWritingModifier<Style>.self) }
}

struct LabeledContentStyleConfiguration {
  struct Label: View { typealias Body = Never }
  var label: Label { standIn() }
  struct Content: View { typealias Body = Never }
  var content: Content { standIn() }
}
protocol LabeledContentStyle {
  associatedtype Body: View = Never
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
extension LabeledContentStyle where Body == Never { func makeBody(configuration: Configuration) -> Never { standIn() } }
struct AutomaticLabeledContentStyle: LabeledContentStyle {}
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  static var automatic: Self { standIn() }
}
enum _LabeledContentStyleModifier<Style> {}
extension View {
  func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> some View {
    layer(_LabeledContentStyleModifier<Style>.self)
  }
}

struct MenuStyleConfiguration {
  struct Label: View { typealias Body = Never }
  var label: Label { standIn() }
  struct Content: View { typealias Body = Never }
  var content: Content { standIn() }
}
protocol MenuStyle {
  associatedtype Body: View = Never
  typealias Configuration = MenuStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
extension MenuStyle where Body == Never { func makeBody(configuration: Configuration) -> Never { standIn() } }
struct DefaultMenuStyle: MenuStyle {}
extension MenuStyle where Self == DefaultMenuStyle {
  static var automatic: Self { standIn() }
}
struct BorderedButtonMenuStyle: MenuStyle {}
extension MenuStyle where Self == BorderedButtonMenuStyle {
  static var borderedButton: Self { standIn() }
}
struct BorderlessButtonMenuStyle: MenuStyle {}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  static var borderlessButton: Self { standIn() }
}
struct ButtonMenuStyle: MenuStyle {}
extension MenuStyle where Self == ButtonMenuStyle {
  static var button: Self { standIn() }
}
enum MenuStyleModifier<Style> {}
extension View {
  func menuStyle<Style: MenuStyle>(_ style: Style) -> some View { layer(MenuStyleModifier<Style>.self) }
}

struct ProgressViewStyleConfiguration {
  struct Label: View { typealias Body = Never }
  var label: Label? { standIn() }
  struct CurrentValueLabel: View { typealias Body = Never }
  var currentValueLabel: CurrentValueLabel? { standIn() }
  var fractionCompleted: Double? { standIn() }
}
protocol ProgressViewStyle {
  associatedtype Body: View = Never
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
extension ProgressViewStyle where Body == Never { func makeBody(configuration: Configuration) -> Never { standIn() } }
struct DefaultProgressViewStyle: ProgressViewStyle {}
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  static var automatic: Self { standIn() }
}
struct CircularProgressViewStyle: ProgressViewStyle {}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  static var circular: Self { standIn() }
}
struct LinearProgressViewStyle: ProgressViewStyle {}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  static var linear: Self { standIn() }
}
enum ProgressViewStyleModifier<Style> {}
extension View {
  func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    layer(ProgressViewStyleModifier<Style>.self)
  }
}

struct ToggleStyleConfiguration {
  struct Label: View { typealias Body = Never }
  var label: Label { standIn() }
  var isOn: Bool { standIn() }
  var isMixed: Bool { standIn() }
}
protocol ToggleStyle {
  associatedtype Body: View = Never
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
extension ToggleStyle where Body == Never { func makeBody(configuration: Configuration) -> Never { standIn() } }
struct DefaultToggleStyle: ToggleStyle {}
extension ToggleStyle where Self == DefaultToggleStyle {
  static var automatic: Self { standIn() }
}
struct ButtonToggleStyle: ToggleStyle {}
extension ToggleStyle where Self == ButtonToggleStyle {
  static var button: Self { standIn() }
}
struct CheckboxToggleStyle: ToggleStyle {}
extension ToggleStyle where Self == CheckboxToggleStyle {
  static var checkbox: Self { standIn() }
}
struct SwitchToggleStyle: ToggleStyle {}
extension ToggleStyle where Self == SwitchToggleStyle {
  static var `switch`: Self { standIn() }
}
enum ToggleStyleModifier<Style> {}
extension View {
  func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View { layer(ToggleStyleModifier<Style>.self) }
}
