import Foundation

enum _TooltipModifier {}
enum StatusBarKey {}
enum TransactionalPreferenceModifier<Value, Key> {}
enum TransactionalPreferenceTransformModifier<Key> {}
enum NavigationTitleKey {}
enum ToolbarKey {}
enum OnSubmitModifier {}
enum FocusStateBindingModifier<Value> {}
enum PreviewDeviceTraitKey {}
enum PreviewDisplayNameTraitKey {}
enum ScrollContentBackgroundModifier {}
enum _FocusSectionModifier {}
enum SheetPresentationModifier<Content, Anchor> {}
enum NullSheetAnchor<Key> {}
enum PopoverPresentationModifier<Provider> {}
enum PopoverConditionalStateProvider<Content> {}
enum SheetPreference { enum Key {} }
enum SymbolEffect { case pulse, bounce, scale }
enum _IndefiniteSymbolEffectModifier {}
enum _DiscreteSymbolEffectModifier<Value> {}

extension View {
  func accessibilityValue(_ value: String) -> some View { layer(AccessibilityAttachmentModifier.self) }
  func accessibilityHint(_ hint: String) -> some View { layer(AccessibilityAttachmentModifier.self) }
  func accessibilityHidden(_ hidden: Bool) -> some View { layer(AccessibilityAttachmentModifier.self) }
  func accessibilityIdentifier(_ identifier: String) -> some View { layer(AccessibilityAttachmentModifier.self) }
  func accessibilityLabel(_ label: String) -> some View { layer(AccessibilityAttachmentModifier.self) }
  func accessibilitySortPriority(_ sortPriority: Double) -> some View { layer(AccessibilityAttachmentModifier.self) }
  func accessibilityAction(named: String, _ handler: @escaping () -> Void) -> some View {
    layer(AccessibilityAttachmentModifier.self)
  }
  func help(_ text: String) -> some View { layer(_TooltipModifier.self) }
  func statusBar(hidden: Bool) -> some View { layer(TransactionalPreferenceModifier<Bool, StatusBarKey>.self) }
  func onSubmit(_ action: @escaping () -> Void) -> some View { layer(OnSubmitModifier.self) }
  func focused(_ condition: Binding<Bool>) -> some View { layer(FocusStateBindingModifier<Bool>.self) }
  func previewDevice(_ value: String?) -> some View { layer(_TraitWritingModifier<PreviewDeviceTraitKey>.self) }
  func previewDisplayName(_ value: String?) -> some View {
    layer(_TraitWritingModifier<PreviewDisplayNameTraitKey>.self)
  }
  func listRowSpacing(_ spacing: CGFloat?) -> some View { layer(_EnvironmentKeyWritingModifier<CGFloat?>.self) }
  func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    layer(_EnvironmentKeyWritingModifier<ButtonBorderShape>.self)
  }
  func menuIndicator(_ visibility: Visibility) -> some View { layer(_EnvironmentKeyWritingModifier<Visibility>.self) }
  func headerProminence(_ prominence: Prominence) -> some View {
    layer(_EnvironmentKeyWritingModifier<Prominence>.self)
  }
  func scrollContentBackground(_ visibility: Visibility) -> some View { layer(ScrollContentBackgroundModifier.self) }
  func navigationTitle(_ title: String) -> some View {
    layer(TransactionalPreferenceTransformModifier<NavigationTitleKey>.self).layer(
      _PreferenceTransformModifier<ToolbarKey>.self)
  }
  func navigationBarTitle(_ title: String) -> some View {
    layer(TransactionalPreferenceTransformModifier<NavigationTitleKey>.self).layer(
      _PreferenceTransformModifier<ToolbarKey>.self)
  }
  func environmentObject<Object>(_ object: Object) -> some View { layer(_EnvironmentKeyWritingModifier<Object?>.self) }
  func transaction(_ transform: @escaping (Int) -> Void) -> some View { layer(_TransactionModifier.self) }
  func transaction<V: Equatable>(value: V, _ transform: @escaping (Int) -> Void) -> some View {
    layer(_ValueTransactionModifier<V>.self)
  }
  func focusSection() -> some View { layer(_FocusSectionModifier.self) }
  func equatable() -> EquatableView<Self> { standIn() }
  func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    layer(SheetPresentationModifier<Content, NullSheetAnchor<SheetPreference.Key>>.self)
  }
  func popover<Content: View>(
    isPresented: Binding<Bool>, arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    layer(PopoverPresentationModifier<PopoverConditionalStateProvider<Content>>.self)
  }
  func symbolEffect(_ effect: SymbolEffect) -> some View { layer(_IndefiniteSymbolEffectModifier.self) }
  func symbolEffect<V: Equatable>(_ effect: SymbolEffect, value: V) -> some View {
    layer(_DiscreteSymbolEffectModifier<V>.self)
  }
}

#if ERA15
extension Text {
  func accessibilityLabel(_ label: String) -> Text { standIn() }
}
#endif

#if ERA17
extension View {
  func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
    layer(_ValueActionModifier2<V>.self).layer(_AppearanceActionModifier.self)
  }
  func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some View {
    layer(_ValueActionModifier2<V>.self).layer(_AppearanceActionModifier.self)
  }
}
#endif
extension View {
  func onChange<V: Equatable>(of value: V, perform: @escaping (V) -> Void) -> some View {
    layer(_ValueActionModifier<V>.self)
  }
}
