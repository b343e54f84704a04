import Foundation

/// Only types are judged, and those of texts do not depend on what a title is.
typealias LocalizedStringKey = String

struct Text: View, Equatable {
  typealias Body = Never
  init(_ text: String) {}
  init(verbatim text: String) {}
  static func + (first: Text, second: Text) -> Text { standIn() }
}

extension DefaultStringInterpolation {
  /// What an interpolation of a LocalizedStringKey takes; texts are plain strings here.
  mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F) {}
  mutating func appendInterpolation<Number>(_ value: Number, specifier: String) {}
}

struct Image: View, Equatable {
  typealias Body = Never
  init(_ name: String) {}
  init(_ name: String, label: Text) {}
  init(decorative name: String) {}
  init(systemName: String) {}
  init(_ name: String, variableValue: Double?) {}
  init(systemName: String, variableValue: Double?) {}
  enum Scale { case small, medium, large }
  enum ResizingMode { case tile, stretch }
  enum TemplateRenderingMode { case template, original }
  enum Interpolation { case none, low, medium, high }
  struct DynamicRange { static let standard = Self(), constrainedHigh = Self(), high = Self() }
}

struct Spacer: View {
  typealias Body = Never
  init(minLength: CGFloat? = nil) {}
}

struct Divider: View { typealias Body = Never }
struct EmptyView: View { typealias Body = Never }

struct AnyView: View {
  typealias Body = Never
  init<Content: View>(_ view: Content) {}
}

struct Group<Content> {}
extension Group: View where Content: View {
  typealias Body = Never
  init(@ViewBuilder content: () -> Content) {}
  init<Base: View, Result: View>(
    subviews: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {}
  init<Base: View, Result: View>(
    sections: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {}
}

struct SectionConfiguration: Identifiable {
  struct ID: Hashable {}
  let id = ID()
  let header = SubviewsCollection(), content = SubviewsCollection(), footer = SubviewsCollection()
}

/// What containers are told the parts of a view as: nothing is ever in it.
protocol ToldCollection: RandomAccessCollection where Index == Int {}
extension ToldCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { 0 }
  subscript(index: Int) -> Element { standIn() }
}

struct SectionCollection: ToldCollection { typealias Element = SectionConfiguration }

struct GroupSectionsOfContent<Base: View, Result: View>: View { typealias Body = Never }

struct ForEachSectionCollection<Content: View>: ToldCollection { typealias Element = SectionConfiguration }

struct Subview: View, Identifiable {
  typealias Body = Never
  struct ID: Hashable {}
  let id = ID()
}

struct SubviewsCollection: View, ToldCollection {
  typealias Body = Never
  typealias Element = Subview
}

struct GroupElementsOfContent<Base: View, Result: View>: View { typealias Body = Never }

struct ForEachSubviewCollection<Content: View>: ToldCollection { typealias Element = Subview }

struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}
extension ForEach: View where Content: View { typealias Body = Never }

extension ForEach where Content: View {
  init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
  init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Indices: RandomAccessCollection {}
}
extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}
extension ForEach where Content: View {
  init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Indices: RandomAccessCollection, C.Element: Identifiable,
    ID == C.Element.ID
  {}
}
extension ForEach where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
  init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) {}
}
extension ForEach where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
  init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content) {}
}
extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {}
}

protocol DynamicViewContent: View {}
extension ForEach: DynamicViewContent where Content: View {}
extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent {}

extension DynamicViewContent {
  func onDelete(perform: ((IndexSet) -> Void)?) -> some DynamicViewContent { trait(OnDeleteTraitKey.self) }
  func onMove(perform: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { trait(OnMoveTraitKey.self) }
  func onInsert(of types: [String], perform: @escaping (Int, [Any]) -> Void) -> some DynamicViewContent {
    trait(OnInsertTraitKey.self)
  }
}
enum OnDeleteTraitKey {}
enum OnMoveTraitKey {}
enum OnInsertTraitKey {}

struct IDView<Content: View, ID: Hashable>: View { typealias Body = Never }
struct EquatableView<Content>: View { typealias Body = Never }
struct SubscriptionView<PublisherType, Content>: View { typealias Body = Never }
