import Foundation

// The families of styles that authors cannot add to.

protocol IndexViewStyle {}
struct PageIndexViewStyle: IndexViewStyle {}
extension IndexViewStyle where Self == PageIndexViewStyle {
  static var page: Self { standIn() }
}
enum IndexViewStyleModifier<Style> {}
extension View {
  func indexViewStyle<Style: IndexViewStyle>(_ style: Style) -> some View { layer(IndexViewStyleModifier<Style>.self) }
}

protocol ListStyle {}
struct DefaultListStyle: ListStyle {}
extension ListStyle where Self == DefaultListStyle {
  static var automatic: Self { standIn() }
}
struct BorderedListStyle: ListStyle {}
extension ListStyle where Self == BorderedListStyle {
  static var bordered: Self { standIn() }
}
struct CarouselListStyle: ListStyle {}
extension ListStyle where Self == CarouselListStyle {
  static var carousel: Self { standIn() }
}
struct EllipticalListStyle: ListStyle {}
extension ListStyle where Self == EllipticalListStyle {
  static var elliptical: Self { standIn() }
}
struct GroupedListStyle: ListStyle {}
extension ListStyle where Self == GroupedListStyle {
  static var grouped: Self { standIn() }
}
struct InsetListStyle: ListStyle {}
extension ListStyle where Self == InsetListStyle {
  static var inset: Self { standIn() }
}
struct InsetGroupedListStyle: ListStyle {}
extension ListStyle where Self == InsetGroupedListStyle {
  static var insetGrouped: Self { standIn() }
}
struct PlainListStyle: ListStyle {}
extension ListStyle where Self == PlainListStyle {
  static var plain: Self { standIn() }
}
struct SidebarListStyle: ListStyle {}
extension ListStyle where Self == SidebarListStyle {
  static var sidebar: Self { standIn() }
}
enum ListStyleWriter<Style> {}
extension View {
  func listStyle<Style: ListStyle>(_ style: Style) -> some View { layer(ListStyleWriter<Style>.self) }
}

protocol NavigationViewStyle {}
struct DefaultNavigationViewStyle: NavigationViewStyle {}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  static var automatic: Self { standIn() }
}
struct ColumnNavigationViewStyle: NavigationViewStyle {}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  static var columns: Self { standIn() }
}
struct StackNavigationViewStyle: NavigationViewStyle {}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  static var stack: Self { standIn() }
}
enum NavigationViewStyleModifier<Style> {}
extension View {
  func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View {
    layer(NavigationViewStyleModifier<Style>.self)
  }
}

protocol PickerStyle {}
struct DefaultPickerStyle: PickerStyle {}
extension PickerStyle where Self == DefaultPickerStyle {
  static var automatic: Self { standIn() }
}
struct InlinePickerStyle: PickerStyle {}
extension PickerStyle where Self == InlinePickerStyle {
  static var inline: Self { standIn() }
}
struct MenuPickerStyle: PickerStyle {}
extension PickerStyle where Self == MenuPickerStyle {
  static var menu: Self { standIn() }
}
struct NavigationLinkPickerStyle: PickerStyle {}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  static var navigationLink: Self { standIn() }
}
struct PalettePickerStyle: PickerStyle {}
extension PickerStyle where Self == PalettePickerStyle {
  static var palette: Self { standIn() }
}
struct RadioGroupPickerStyle: PickerStyle {}
extension PickerStyle where Self == RadioGroupPickerStyle {
  static var radioGroup: Self { standIn() }
}
struct SegmentedPickerStyle: PickerStyle {}
extension PickerStyle where Self == SegmentedPickerStyle {
  static var segmented: Self { standIn() }
}
struct WheelPickerStyle: PickerStyle {}
extension PickerStyle where Self == WheelPickerStyle {
  static var wheel: Self { standIn() }
}
enum PickerStyleWriter<Style> {}
extension View {
  func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View { layer(PickerStyleWriter<Style>.self) }
}

protocol TabViewStyle {}
struct DefaultTabViewStyle: TabViewStyle {}
extension TabViewStyle where Self == DefaultTabViewStyle {
  static var automatic: Self { standIn() }
}
struct CarouselTabViewStyle: TabViewStyle {}
extension TabViewStyle where Self == CarouselTabViewStyle {
  static var carousel: Self { standIn() }
}
struct GroupedTabViewStyle: TabViewStyle {}
extension TabViewStyle where Self == GroupedTabViewStyle {
  static var grouped: Self { standIn() }
}
struct PageTabViewStyle: TabViewStyle {}
extension TabViewStyle where Self == PageTabViewStyle {
  static var page: Self { standIn() }
}
struct SidebarAdaptableTabViewStyle: TabViewStyle {}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  static var sidebarAdaptable: Self { standIn() }
}
struct TabBarOnlyTabViewStyle: TabViewStyle {}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  static var tabBarOnly: Self { standIn() }
}
struct VerticalPageTabViewStyle: TabViewStyle {}
extension TabViewStyle where Self == VerticalPageTabViewStyle {
  static var verticalPage: Self { standIn() }
}
enum _TabViewStyleWriter<Style> {}
extension View {
  func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View { layer(_TabViewStyleWriter<Style>.self) }
}

protocol TextFieldStyle {}
struct DefaultTextFieldStyle: TextFieldStyle {}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  static var automatic: Self { standIn() }
}
struct PlainTextFieldStyle: TextFieldStyle {}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  static var plain: Self { standIn() }
}
struct RoundedBorderTextFieldStyle: TextFieldStyle {}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  static var roundedBorder: Self { standIn() }
}
struct SquareBorderTextFieldStyle: TextFieldStyle {}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  static var squareBorder: Self { standIn() }
}
enum TextFieldStyleModifier<Style> {}
extension View {
  func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View { layer(TextFieldStyleModifier<Style>.self) }
}

protocol NavigationSplitViewStyle {}
struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {}
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  static var automatic: Self { standIn() }
}
struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  static var balanced: Self { standIn() }
}
struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  static var prominentDetail: Self { standIn() }
}
enum NavigationSplitStyleModifier<Style> {}
extension View {
  func navigationSplitViewStyle<Style: NavigationSplitViewStyle>(_ style: Style) -> some View {
    layer(NavigationSplitStyleModifier<Style>.self)
  }
}
