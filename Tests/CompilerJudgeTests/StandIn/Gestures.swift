import Foundation

protocol Gesture {}
struct TapGesture: Gesture {}
struct SpatialTapGesture: Gesture {}
struct LongPressGesture: Gesture {}
struct DragGesture: Gesture {}
struct MagnificationGesture: Gesture {}
struct MagnifyGesture: Gesture {}
struct RotationGesture: Gesture {}
struct RotateGesture: Gesture {}
struct WindowDragGesture: Gesture {}
struct _EndedGesture<Content: Gesture>: Gesture {}
struct _ChangedGesture<Content: Gesture>: Gesture {}
struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {}
struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {}
struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {}

extension Gesture {
  func onEnded(_ action: @escaping () -> Void) -> _EndedGesture<Self> { standIn() }
  func onChanged(_ action: @escaping () -> Void) -> _ChangedGesture<Self> { standIn() }
  func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> { standIn() }
  func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> { standIn() }
  func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> { standIn() }
}

struct GestureMask: OptionSet {
  let rawValue: Int
  static let gesture = Self(rawValue: 1), subviews = Self(rawValue: 2), all = Self(rawValue: 3), none = Self()
}
enum HighPriorityGestureModifier<Gesture> {}
enum SimultaneousGestureModifier<Gesture> {}
enum DefaultGestureCombiner {}
#if ERA18
enum AddGestureModifier<Gesture, Combiner> {}
#else
enum AddGestureModifier<Gesture> {}
#endif

extension View {
  #if ERA18
  func gesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> some View {
    layer(AddGestureModifier<G, DefaultGestureCombiner>.self)
  }
  #else
  func gesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> some View {
    layer(AddGestureModifier<G>.self)
  }
  func highPriorityGesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> some View {
    layer(HighPriorityGestureModifier<G>.self)
  }
  func simultaneousGesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> some View {
    layer(SimultaneousGestureModifier<G>.self)
  }
  #endif
  #if ERA26
  func onTapGesture(count: Int = 1, perform: @escaping () -> Void) -> some View { layer(TapGestureModifier.self) }
  #else
  func onTapGesture(count: Int = 1, perform: @escaping () -> Void) -> some View {
    gesture(TapGesture().onEnded(perform))
  }
  #endif
}
#if ERA26
enum TapGestureModifier {}
#endif
