import Foundation

enum TagValueTraitKey<Value> {}
enum TransitionTraitKey {}
enum _AnimationModifier<Value> {}
enum _TransactionModifier {}
enum _ValueTransactionModifier<Value> {}
enum _AppearanceActionModifier {}
enum _ValueActionModifier<Value> {}
enum _ValueActionModifier2<Value> {}
enum _TaskModifier {}
enum _TaskValueModifier<Value> {}
enum _HoverRegionModifier {}
enum _AllowsHitTestingModifier {}
enum _EndedGesture<Gesture> {}
enum TapGesture {}
enum DefaultGestureCombiner {}
enum AccessibilityAttachmentModifier {}
enum AccessibilityContainerModifier {}
enum ListRowInsetsTraitKey {}
enum ListRowBackgroundTraitKey {}
enum ListItemTintTraitKey {}
enum IsDeleteDisabledTraitKey {}
enum IsMoveDisabledTraitKey {}
enum IsSelectionEnabledTraitKey {}
enum LabelsHiddenModifier {}

extension View {
  func id<ID: Hashable>(_ id: ID) -> some View { identified(ID.self) }
  private func identified<ID: Hashable>(_ type: ID.Type) -> IDView<Self, ID> { standIn() }
  func disabled(_ disabled: Bool) -> some View { transforming(Bool.self) }
  func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View { writing(V.self) }
  func transition(_ transition: AnyTransition) -> some View { trait(TransitionTraitKey.self) }
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
  func task(_ action: @escaping () async -> Void) -> some View { layer(_TaskModifier.self) }
  func task<T: Equatable>(id: T, _ action: @escaping () async -> Void) -> some View {
    layer(_TaskValueModifier<T>.self)
  }
  #if ERA26
  func onTapGesture(count: Int = 1, perform: @escaping () -> Void) -> some View { layer(TapGestureModifier.self) }
  #elseif ERA18
  func onTapGesture(count: Int = 1, perform: @escaping () -> Void) -> some View {
    layer(AddGestureModifier<_EndedGesture<TapGesture>, DefaultGestureCombiner>.self)
  }
  #else
  func onTapGesture(count: Int = 1, perform: @escaping () -> Void) -> some View {
    layer(AddGestureModifier<_EndedGesture<TapGesture>>.self)
  }
  #endif
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
enum TapGestureModifier {}
enum _TagTraitWritingModifier<Value> {}
#endif
#if ERA18
enum AddGestureModifier<Gesture, Combiner> {}
#else
enum AddGestureModifier<Gesture> {}
#endif
