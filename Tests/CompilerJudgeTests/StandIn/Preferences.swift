import Foundation

enum _AnchorWritingModifier<Value, Key> {}
enum _BackgroundPreferenceModifier<Key, Content> {}
enum _OverlayPreferenceModifier<Key, Content> {}
enum _LayoutTrait<Key> {}
struct Anchor<Value> { struct Source {} }
extension Anchor.Source where Value == CGRect { static var bounds: Self { standIn() } }
extension Anchor.Source where Value == CGPoint {
  static var center: Self { standIn() }
  static var top: Self { standIn() }
  static var bottom: Self { standIn() }
}

// The keys, and publishers, are types of the author's own; here only their names count.
extension View {
  func preference<Key, Value>(key: Key.Type, value: Value) -> some View { layer(_PreferenceWritingModifier<Key>.self) }
  func transformPreference<Key>(_ key: Key.Type, _ callback: @escaping () -> Void) -> some View {
    layer(_PreferenceTransformModifier<Key>.self)
  }
  func onPreferenceChange<Key>(_ key: Key.Type, perform: @escaping () -> Void) -> some View {
    layer(_PreferenceActionModifier<Key>.self)
  }
  func anchorPreference<Value, Key>(
    key: Key.Type, value: Anchor<Value>.Source, transform: @escaping () -> Void
  ) -> some View {
    layer(_AnchorWritingModifier<Value, Key>.self)
  }
  func backgroundPreferenceValue<Key, Content: View>(
    _ key: Key.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Int) -> Content
  ) -> some View {
    layer(_BackgroundPreferenceModifier<Key, Content>.self)
  }
  func overlayPreferenceValue<Key, Content: View>(
    _ key: Key.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Int) -> Content
  ) -> some View {
    layer(_OverlayPreferenceModifier<Key, Content>.self)
  }
  func layoutValue<Key, Value>(key: Key.Type, value: Value) -> some View { trait(_LayoutTrait<Key>.self) }
  func onReceive<P>(_ publisher: P.Type, perform: @escaping () -> Void) -> some View { subscribed(P.self) }
  private func subscribed<P>(_ publisher: P.Type) -> SubscriptionView<P, Self> { standIn() }
}
