import Foundation

// A stand-in for SwiftUI: declarations of the same generic shapes and overload sets, without any behaviour. The compiler
// alone decides what folds, which overload is meant and what a builder makes of its statements.
//
// Nothing here ever runs: types are read off `Body.self`.

/// The value of every function here; none is ever called.
func standIn<Result>() -> Result { preconditionFailure("declarations only") }

protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View { typealias Body = Never }

extension View where Body == Never {
  var body: Never { standIn() }
}

@resultBuilder enum ViewBuilder {
  static func buildBlock() -> EmptyView { standIn() }
  static func buildBlock<Content: View>(_ content: Content) -> Content { standIn() }
  #if ERA27
  static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleContent<repeat each Content> {
    standIn()
  }
  #else
  static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> {
    standIn()
  }
  #endif
  static func buildIf<Content: View>(_ content: Content?) -> Content? { standIn() }
  static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> { standIn() }
  static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> { standIn() }
  static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { standIn() }
}

struct TupleView<Content>: View { typealias Body = Never }
struct TupleContent<each Content>: View { typealias Body = Never }
struct _ConditionalContent<True, False> {}
extension _ConditionalContent: View where True: View, False: View { typealias Body = Never }
extension Optional: View where Wrapped: View { typealias Body = Never }

struct ModifiedContent<Content, Modifier> {}
extension ModifiedContent: View where Content: View { typealias Body = Never }

protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder func body(content: Content) -> Body
}

struct _ViewModifier_Content<Modifier>: View { typealias Body = Never }
struct EmptyModifier {}

extension ViewModifier {
  func concat<Other>(_ other: Other) -> ModifiedContent<Self, Other> { standIn() }
}

extension View {
  func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> { standIn() }
  /// The content of most modifiers: one more layer.
  func layer<Modifier>(_ type: Modifier.Type) -> ModifiedContent<Self, Modifier> { standIn() }
  /// A layer that writes a value of the environment.
  func writing<Value>(_ type: Value.Type) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Value>> { standIn() }
  /// A layer that changes a value of the environment.
  func transforming<Value>(_ type: Value.Type) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier<Value>> {
    standIn()
  }
  /// A layer that writes a trait.
  func trait<Key>(_ type: Key.Type) -> ModifiedContent<Self, _TraitWritingModifier<Key>> { standIn() }
}

enum _EnvironmentKeyWritingModifier<Value> {}
enum _EnvironmentKeyTransformModifier<Value> {}
enum _TraitWritingModifier<Key> {}

@propertyWrapper struct State<Value> {
  init(wrappedValue: Value) {}
  var wrappedValue: Value {
    get { standIn() }
    nonmutating set {}
  }
  var projectedValue: Binding<Value> { standIn() }
}

@propertyWrapper @dynamicMemberLookup struct Binding<Value> {
  var wrappedValue: Value {
    get { standIn() }
    nonmutating set {}
  }
  init(projectedValue: Binding<Value>) {}
  init?(_ base: Binding<Value?>) {}
  var projectedValue: Binding<Value> { standIn() }
  static func constant(_ value: Value) -> Binding<Value> { standIn() }
  subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Binding<Member> { standIn() }
}

extension Binding: Sequence where Value: MutableCollection {
  typealias Element = Binding<Value.Element>
  func makeIterator() -> IndexingIterator<[Element]> { standIn() }
}
extension Binding: Collection where Value: MutableCollection {
  typealias Index = Value.Index
  var startIndex: Index { standIn() }
  var endIndex: Index { standIn() }
  subscript(position: Index) -> Element { standIn() }
  func index(after position: Index) -> Index { standIn() }
}
extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  func index(before position: Index) -> Index { standIn() }
}
extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}
