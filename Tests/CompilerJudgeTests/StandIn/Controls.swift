import Foundation

struct Button<Label: View>: View {
  typealias Body = Never
  init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {}
  init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {}
}
extension Button where Label == Text {
  init(_ title: String, action: @escaping () -> Void) {}
  init(_ title: String, role: ButtonRole?, action: @escaping () -> Void) {}
}
extension Button where Label == SwiftUI.Label<Text, Image> {
  init(_ title: String, systemImage: String, action: @escaping () -> Void) {}
  init(_ title: String, systemImage: String, role: ButtonRole?, action: @escaping () -> Void) {}
}
struct Label<Title: View, Icon: View>: View {
  typealias Body = Never
  init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}
extension Label where Title == Text, Icon == Image {
  init(_ title: String, systemImage: String) {}
  init(_ title: String, image: String) {}
}
struct LabeledContent<Label, Content> {}
extension LabeledContent: View where Label: View, Content: View {
  typealias Body = Never
  init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}
extension LabeledContent where Label == Text, Content: View {
  init(_ title: String, @ViewBuilder content: () -> Content) {}
}
extension LabeledContent where Label == Text, Content == Text {
  init(_ title: String, value: String) {}
  init<F: FormatStyle>(_ title: String, value: F.FormatInput, format: F) {}
}
struct Toggle<Label: View>: View {
  typealias Body = Never
  init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
}
extension Toggle where Label == Text { init(_ title: String, isOn: Binding<Bool>) {} }
extension Toggle where Label == SwiftUI.Label<Text, Image> {
  init(_ title: String, systemImage: String, isOn: Binding<Bool>) {}
}
struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  typealias Body = Never
  init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {}
}
extension Picker where Label == Text {
  init(_ title: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {}
}
struct Slider<Label: View, ValueLabel: View>: View {
  typealias Body = Never
  init(
    value: Binding<Double>, in bounds: ClosedRange<Double> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel
  ) {}
  init(
    value: Binding<Double>, in bounds: ClosedRange<Double>, step: Double, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel
  ) {}
}
extension Slider where ValueLabel == EmptyView {
  init(value: Binding<Double>, in bounds: ClosedRange<Double> = 0...1, @ViewBuilder label: () -> Label) {}
  init(value: Binding<Double>, in bounds: ClosedRange<Double>, step: Double, @ViewBuilder label: () -> Label) {}
}
extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  init(value: Binding<Double>, in bounds: ClosedRange<Double> = 0...1) {}
  init(value: Binding<Double>, in bounds: ClosedRange<Double>, step: Double) {}
}
struct Stepper<Label: View>: View {
  typealias Body = Never
  init<V: Strideable>(value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label) {}
  init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label
  ) {}
  init(onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, @ViewBuilder label: () -> Label) {}
}
extension Stepper where Label == Text {
  init<V: Strideable>(_ title: String, value: Binding<V>, step: V.Stride = 1) {}
  init<V: Strideable>(_ title: String, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1) {}
  init(_ title: String, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {}
}
struct TextField<Label: View>: View {
  typealias Body = Never
  init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
}
extension TextField where Label == Text {
  init(_ title: String, text: Binding<String>) {}
  init(_ title: String, text: Binding<String>, prompt: Text?) {}
  init(_ title: String, text: Binding<String>, axis: Axis) {}
  init(_ title: String, text: Binding<String>, prompt: Text?, axis: Axis) {}
  init<F: FormatStyle>(_ title: String, value: Binding<F.FormatInput>, format: F) {}
}
struct SecureField<Label: View>: View {
  typealias Body = Never
  init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
}
extension SecureField where Label == Text {
  init(_ title: String, text: Binding<String>) {}
  init(_ title: String, text: Binding<String>, prompt: Text?) {}
}
struct TextEditor: View {
  typealias Body = Never
  init(text: Binding<String>) {}
}
struct ProgressView<Label: View, CurrentValueLabel: View>: View { typealias Body = Never }
extension ProgressView where CurrentValueLabel == EmptyView {
  init() where Label == EmptyView {}
  init(_ title: String) where Label == Text {}
  init(@ViewBuilder label: () -> Label) {}
  init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {}
  init<V: BinaryFloatingPoint>(_ title: String, value: V?, total: V = 1.0) where Label == Text {}
  init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {}
}
extension ProgressView {
  init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {}
}
struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
  typealias Body = Never
}
extension Gauge where MarkedValueLabels == EmptyView {
  init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {}
}
extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {}
}
extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {}
}
struct Menu<Label: View, Content: View>: View {
  typealias Body = Never
  init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {}
}
extension Menu where Label == Text {
  init(_ title: String, @ViewBuilder content: () -> Content) {}
  init(_ title: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) {}
}
extension Menu where Label == SwiftUI.Label<Text, Image> {
  init(_ title: String, systemImage: String, @ViewBuilder content: () -> Content) {}
}
struct Link<Label: View>: View {
  typealias Body = Never
  init(destination: URL, @ViewBuilder label: () -> Label) {}
}
extension Link where Label == Text { init(_ title: String, destination: URL) {} }
struct NavigationLink<Label: View, Destination: View>: View {
  typealias Body = Never
  init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}
  init(destination: Destination, @ViewBuilder label: () -> Label) {}
}
extension NavigationLink where Label == Text {
  init(_ title: String, destination: Destination) {}
  init(_ title: String, @ViewBuilder destination: () -> Destination) {}
}
extension NavigationLink where Destination == Never {
  init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {}
  init<P: Hashable>(_ title: String, value: P?) where Label == Text {}
}
struct DefaultShareLinkLabel: View { typealias Body = Never }
struct ShareLink<Data, PreviewImage, PreviewIcon, Label>: View { typealias Body = Never }
extension ShareLink
where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  init(item: URL, subject: String = "", message: String = "") {}
}
extension ShareLink where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never, Label: View {
  init(item: URL, subject: String = "", message: String = "", @ViewBuilder label: () -> Label) {}
}
struct AsyncImage<Content: View>: View {
  typealias Body = Never
  init(url: URL?, scale: CGFloat = 1) where Content == Image {}
  init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: () -> P
  ) where Content == _ConditionalContent<I, P> {}
}
enum AsyncImagePhase {
  case empty, success, failure
  var image: Image? { standIn() }
}
extension AsyncImage {
  init(url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (AsyncImagePhase) -> Content) {}
}
struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  typealias Body = Never
  init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {}
}
extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  init(_ title: String, systemImage: String, description: Text? = nil) {}
  init(_ title: String, image: String, description: Text? = nil) {}
}
enum SearchUnavailableContent {
  struct Label: View { typealias Body = Never }
  struct Description: View { typealias Body = Never }
  struct Actions: View { typealias Body = Never }
}
extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  static func search() -> Self { standIn() }
  static func search(text: String) -> Self { standIn() }
}
struct EditButton: View { typealias Body = Never }
struct PasteButton: View {
  typealias Body = Never
  init(onPaste: @escaping () -> Void) {}
}
struct RenameButton<Label: View>: View { typealias Body = Never }
extension RenameButton where Label == SwiftUI.Label<Text, Image> { init() {} }
struct ColorPicker<Label: View>: View {
  typealias Body = Never
  init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {}
}
extension ColorPicker where Label == Text {
  init(_ title: String, selection: Binding<Color>, supportsOpacity: Bool = true) {}
}
struct DatePickerComponents: OptionSet {
  let rawValue: Int
  static let hourAndMinute = Self(rawValue: 1), date = Self(rawValue: 2)
}
struct DatePicker<Label: View>: View {
  typealias Body = Never
  init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {}
}
extension DatePicker where Label == Text {
  init(
    _ title: String, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {}
}
struct MultiDatePicker<Label: View>: View {
  typealias Body = Never
  init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {}
}
extension MultiDatePicker where Label == Text {
  init(_ title: String, selection: Binding<Set<DateComponents>>) {}
}
struct DefaultSettingsLinkLabel: View { typealias Body = Never }
struct SettingsLink<Label: View>: View {
  typealias Body = Never
  init(@ViewBuilder label: () -> Label) {}
}
extension SettingsLink where Label == DefaultSettingsLinkLabel { init() {} }
struct HelpLink: View {
  typealias Body = Never
  init(destination: URL) {}
}
