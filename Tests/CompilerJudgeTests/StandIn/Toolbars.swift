import Foundation

struct ToolbarItemPlacement {
  static let automatic = Self(), principal = Self(), navigation = Self(), primaryAction = Self(), bottomBar = Self()
  static let topBarLeading = Self(), topBarTrailing = Self(), keyboard = Self(), confirmationAction = Self()
  static let cancellationAction = Self(), destructiveAction = Self(), status = Self(), secondaryAction = Self()
  static let navigationBarLeading = Self(), navigationBarTrailing = Self()
}
struct ToolbarItem<ID, Content: View>: View { typealias Body = Never }
extension ToolbarItem where ID == () {
  init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}
struct ToolbarItemGroup<Content: View>: View {
  typealias Body = Never
  init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}
enum ToolbarModifier<ID, Content> {}
enum TupleToolbarContent<Content> {}
enum StyleContextWriter<Context> {}
enum MenuStyleContext {}

/// The items of a toolbar, which is a builder of its own: several are a tuple.
@resultBuilder enum ToolbarContentBuilder {
  static func buildBlock<Content>(_ content: Content) -> Content { standIn() }
  static func buildBlock<each Content>(_ content: repeat each Content) -> TupleToolbarContent<(repeat each Content)> {
    standIn()
  }
  static func buildIf<Content>(_ content: Content?) -> Content? { standIn() }
  static func buildEither<First, Second>(first: First) -> _ConditionalContent<First, Second> { standIn() }
  static func buildEither<First, Second>(second: Second) -> _ConditionalContent<First, Second> { standIn() }
}

extension View {
  func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View {
    layer(ToolbarModifier<(), TupleToolbarContent<Content>>.self)
  }
  func tabItem<V: View>(@ViewBuilder label: () -> V) -> some View { trait(TabItemTraitKey.self) }
  func navigationBarHidden(_ hidden: Bool) -> some View {
    layer(_PreferenceWritingModifier<NavigationBarHiddenKey>.self)
  }
  func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    layer(_PreferenceWritingModifier<NavigationBarBackButtonHiddenKey>.self)
  }
  func navigationBarTitle(_ title: String, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    navigationBarTitle(title).layer(_PreferenceTransformModifier<ToolbarKey>.self)
  }
}
enum TabItemTraitKey {}
enum NavigationBarHiddenKey {}
enum NavigationBarBackButtonHiddenKey {}
enum NavigationBarItem { enum TitleDisplayMode { case automatic, inline, large } }

struct SpacerSizing { static let flexible = Self(), fixed = Self() }
struct ToolbarSpacer: View {
  typealias Body = Never
  init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}
enum ToolbarDefaultItemKind { case sidebarToggle, title, search }
struct DefaultToolbarItem: View {
  typealias Body = Never
  init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
}
struct ToolbarTitleMenu<Content: View>: View {
  typealias Body = Never
  init(@ViewBuilder content: () -> Content) {}
}
