import Foundation

#if ERA18
enum TabRole { case search }
struct TabIdentifiedView {}
struct Tab<Value, Content, Label> {}
extension Tab where Value == Never, Content: View, Label == Never {
  init(_ title: String, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {}
  init(_ title: String, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {}
}
struct DefaultTabLabel {}
extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  init(
    _ title: String, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {}
}
struct _TupleTabContent<Value, Tabs> {}

/// The tabs of a tab view, which is a builder of its own.
@resultBuilder enum TabContentBuilder<Value> {
  enum Content<C> {}
  /// A tab without a value prints as the view that it identifies.
  static func buildExpression<C, L>(
    _ tab: Tab<Never, C, L>
  ) -> ModifiedContent<TabIdentifiedView, _TraitWritingModifier<TagValueTraitKey<Never>>> {
    standIn()
  }
  @_disfavoredOverload
  static func buildExpression<V, C, L>(_ tab: Tab<V, C, L>) -> Tab<V, C, L> { standIn() }
  /// A value without its type has that of the selection.
  @_disfavoredOverload
  static func buildExpression<C, L>(_ tab: Tab<Value, C, L>) -> Tab<Value, C, L> { standIn() }
  static func buildBlock<T>(_ tab: T) -> T { standIn() }
  static func buildBlock<each T>(_ tab: repeat each T) -> _TupleTabContent<Value, (repeat each T)> { standIn() }
}
extension TabView where SelectionValue: Hashable {
  init<C>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C)
  where Content == TabContentBuilder<SelectionValue>.Content<C> {}
}
extension TabView {
  init<C>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C> {}
}
#endif
