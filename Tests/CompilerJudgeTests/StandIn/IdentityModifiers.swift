import Foundation

enum TagValueTraitKey<Value> {}
enum TransitionTraitKey {}
enum _AnimationModifier<Value> {}
enum _TransactionModifier {}
enum _ValueTransactionModifier<Value> {}
enum _AppearanceActionModifier {}
enum _ValueActionModifier<Value> {}
enum _ValueActionModifier2<Value> {}
#if ERA27
typealias _Task = _TaskModifier2
typealias _TaskValue<Value> = _TaskValueModifier2<Value>
#else
typealias _Task = _TaskModifier
typealias _TaskValue<Value> = _TaskValueModifier<Value>
#endif
enum _TaskModifier {}
enum _TaskModifier2 {}
enum _TaskValueModifier<Value> {}
enum _TaskValueModifier2<Value> {}
enum _HoverRegionModifier {}
enum _AllowsHitTestingModifier {}
enum AccessibilityAttachmentModifier {}
enum AccessibilityContainerModifier {}
enum ListRowInsetsTraitKey {}
enum ListRowBackgroundTraitKey {}
enum ListItemTintTraitKey {}
enum IsDeleteDisabledTraitKey {}
enum IsMoveDisabledTraitKey {}
enum IsSelectionEnabledTraitKey {}
enum LabelsHiddenModifier {}
enum ListSectionSpacingTraitKey {}
enum PreviewLayoutTraitKey {}
enum ViewInputFlagModifier<Flag> {}
enum HasKeyboardShortcut {}
enum KeyboardShortcutPickerOptionTraitKey {}
enum PointerStyleModifier {}
enum AllowsWindowActivationEventsModifier {}
enum OnCommandModifier {}
struct _AnimationView<Content: Equatable & View>: View { typealias Body = Never }
#if ERA15
extension View where Self: Equatable {
  func animation(_ animation: Animation?) -> _AnimationView<Self> { standIn() }
}
#endif

extension View {
  func id<ID: Hashable>(_ id: ID) -> some View { identified(ID.self) }
  private func identified<ID: Hashable>(_ type: ID.Type) -> IDView<Self, ID> { standIn() }
  func disabled(_ disabled: Bool) -> some View { transforming(Bool.self) }
  func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View { writing(V.self) }
  func transition(_ t: AnyTransition) -> some View { trait(TransitionTraitKey.self) }
  func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping () -> Void
  ) -> some View {
    transforming(V.self)
  }
  @_disfavoredOverload func animation(_ animation: Animation?) -> some View { layer(_TransactionModifier.self) }
  func listItemTint(_ tint: Color?) -> some View { trait(ListItemTintTraitKey.self) }
  func listItemTint(_ tint: ListItemTint?) -> some View { trait(ListItemTintTraitKey.self) }
  func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    trait(ListSectionSpacingTraitKey.self).writing(ListSectionSpacing?.self)
  }
  func listSectionSpacing(_ spacing: CGFloat) -> some View {
    trait(ListSectionSpacingTraitKey.self).writing(ListSectionSpacing?.self)
  }
  func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { writing(ButtonRepeatBehavior.self) }
  func disableAutocorrection(_ disable: Bool?) -> some View { writing(Bool?.self) }
  func previewLayout(_ value: PreviewLayout) -> some View { trait(PreviewLayoutTraitKey.self) }
  func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { shortcut() }
  func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self.shortcut() }
  private func shortcut() -> some View {
    writing(KeyboardShortcut?.self).layer(ViewInputFlagModifier<HasKeyboardShortcut>.self).trait(
      KeyboardShortcutPickerOptionTraitKey.self)
  }
  func pointerStyle(_ style: PointerStyle?) -> some View { layer(PointerStyleModifier.self) }
  func allowsWindowActivationEvents(_ value: Bool? = true) -> some View {
    layer(AllowsWindowActivationEventsModifier.self)
  }
  func onExitCommand(perform: (() -> Void)?) -> some View { layer(OnCommandModifier.self) }
  func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { layer(_AnimationModifier<V>.self) }
  func onAppear(perform: (() -> Void)? = nil) -> some View { layer(_AppearanceActionModifier.self) }
  func onDisappear(perform: (() -> Void)? = nil) -> some View { layer(_AppearanceActionModifier.self) }
  func onHover(perform: @escaping (Bool) -> Void) -> some View { layer(_HoverRegionModifier.self) }
  func allowsHitTesting(_ enabled: Bool) -> some View { layer(_AllowsHitTestingModifier.self) }
  func controlSize(_ controlSize: ControlSize) -> some View { writing(ControlSize.self) }
  func listRowInsets(_ insets: EdgeInsets?) -> some View { trait(ListRowInsetsTraitKey.self) }
  func listRowBackground<V: View>(_ view: V?) -> some View { trait(ListRowBackgroundTraitKey.self) }
  func deleteDisabled(_ isDisabled: Bool) -> some View { trait(IsDeleteDisabledTraitKey.self) }
  func moveDisabled(_ isDisabled: Bool) -> some View { trait(IsMoveDisabledTraitKey.self) }
  func selectionDisabled(_ isDisabled: Bool = true) -> some View { trait(IsSelectionEnabledTraitKey.self) }
  func task(_ action: @escaping () async -> Void) -> some View { layer(_Task.self) }
  func task<T: Equatable>(id: T, _ action: @escaping () async -> Void) -> some View {
    layer(_TaskValue<T>.self)
  }
  #if ERA26
  func tag<V: Hashable>(_ tag: V) -> some View { layer(_TagTraitWritingModifier<V>.self) }
  #elseif ERA18
  func tag<V: Hashable>(_ tag: V) -> some View {
    trait(TagValueTraitKey<V>.self).trait(TagValueTraitKey<V?>.self)
  }
  #else
  func tag<V: Hashable>(_ tag: V) -> some View { trait(TagValueTraitKey<V>.self) }
  #endif
  #if ERA16
  func labelsHidden() -> some View { layer(LabelsHiddenModifier.self) }
  #endif
}
#if ERA26
enum _TagTraitWritingModifier<Value> {}
#endif
