import Foundation

struct VStack<Content: View>: View {
  typealias Body = Never
  init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}
struct HStack<Content: View>: View {
  typealias Body = Never
  init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}
struct ZStack<Content: View>: View {
  typealias Body = Never
  init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}
struct LazyVStack<Content: View>: View {
  typealias Body = Never
  init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {}
}
struct LazyHStack<Content: View>: View {
  typealias Body = Never
  init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {}
}
struct LazyVGrid<Content: View>: View {
  typealias Body = Never
  init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {}
}
struct LazyHGrid<Content: View>: View {
  typealias Body = Never
  init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {}
}
struct Grid<Content: View>: View {
  typealias Body = Never
  init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}
struct GridRow<Content: View>: View {
  typealias Body = Never
  init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {}
}
struct ScrollView<Content: View>: View {
  typealias Body = Never
  init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {}
}
struct ScrollViewProxy {}
struct ScrollViewReader<Content: View>: View {
  typealias Body = Never
  init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {}
}
struct GeometryReader<Content: View>: View {
  typealias Body = Never
  init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}
struct ViewThatFits<Content: View>: View {
  typealias Body = Never
  init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {}
}
struct Form<Content: View>: View {
  typealias Body = Never
  init(@ViewBuilder content: () -> Content) {}
}
struct Section<Parent, Content, Footer> {}
extension Section: View where Parent: View, Content: View, Footer: View {
  typealias Body = Never
  init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {}
  init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {}
}
extension Section where Parent == EmptyView, Content: View, Footer: View {
  init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {}
  init(footer: Footer, @ViewBuilder content: () -> Content) {}
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
  init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {}
  init(header: Parent, @ViewBuilder content: () -> Content) {}
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  init(@ViewBuilder content: () -> Content) {}
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  init(_ title: String, @ViewBuilder content: () -> Content) {}
}
struct GroupBox<Label: View, Content: View>: View {
  typealias Body = Never
  init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}
extension GroupBox where Label == EmptyView {
  init(@ViewBuilder content: () -> Content) {}
}
extension GroupBox where Label == Text {
  init(_ title: String, @ViewBuilder content: () -> Content) {}
}
struct DisclosureGroup<Label: View, Content: View>: View {
  typealias Body = Never
  init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {}
  init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {}
}
extension DisclosureGroup where Label == Text {
  init(_ title: String, @ViewBuilder content: @escaping () -> Content) {}
  init(_ title: String, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {}
}
struct LabeledControlGroupContent<Content: View, Label: View>: View { typealias Body = Never }
struct ControlGroup<Content: View>: View {
  typealias Body = Never
  init(@ViewBuilder content: () -> Content) {}
  init<C: View>(_ title: String, @ViewBuilder content: () -> C) where Content == LabeledControlGroupContent<C, Text> {}
  init<C: View>(_ title: String, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {}
  init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {}
}
struct NavigationView<Content: View>: View {
  typealias Body = Never
  init(@ViewBuilder content: () -> Content) {}
}
struct NavigationStack<Data, Root: View>: View { typealias Body = Never }
extension NavigationStack where Data == NavigationPath {
  init(@ViewBuilder content: () -> Root) {}
  init(path: Binding<NavigationPath>, @ViewBuilder content: () -> Root) {}
}
extension NavigationStack where Data: RandomAccessCollection {
  init(path: Binding<Data>, @ViewBuilder content: () -> Root) {}
}
enum NavigationSplitViewVisibility { case automatic, all, doubleColumn, detailOnly }
struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  typealias Body = Never
  init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {}
  init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {}
}
extension NavigationSplitView where Content == EmptyView {
  init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {}
  init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {}
}
struct TabView<SelectionValue, Content>: View { typealias Body = Never }
extension TabView where SelectionValue == Int, Content: View {
  init(@ViewBuilder content: () -> Content) {}
}
extension TabView where SelectionValue: Hashable, Content: View {
  init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
}
struct List<SelectionValue, Content: View>: View { typealias Body = Never }
extension List where SelectionValue == Never {
  init(@ViewBuilder content: () -> Content) {}
  init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, ListRow<Row>> {}
  init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, ListRow<Row>>, Data.Element: Identifiable {}
  init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
  where Content == ForEach<Range<Int>, Int, ListRow<Row>> {}
  init<C: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  )
  where
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, Row>,
    C.Indices: RandomAccessCollection, C.Element: Identifiable
  {}
  init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>>,
    Data.Element: Identifiable
  {}
}
// The SDKs of 2019 and 2020 put every row into a stack.
#if ERA15
typealias ListRow<Row: View> = Row
#else
typealias ListRow<Row: View> = HStack<Row>
#endif
extension List where SelectionValue: Hashable {
  init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {}
  init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {}
}
struct OutlineSubgroupChildren: View { typealias Body = Never }
struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>: View { typealias Body = Never }
extension OutlineGroup
where
  Data: RandomAccessCollection, Parent: View, Parent == Leaf,
  Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, Data.Element: Identifiable, ID == Data.Element.ID
{
  init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {}
}

// The layouts, called with a closure.
enum _VariadicView { struct Tree<Root, Content>: View { typealias Body = Never } }
struct _LayoutRoot<L> {}
protocol Layout {}
extension Layout {
  func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { tree(content) }
  private func tree<Content: View>(_ content: () -> Content) -> _VariadicView.Tree<_LayoutRoot<Self>, Content> {
    standIn()
  }
}
struct HStackLayout: Layout { init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {} }
struct VStackLayout: Layout { init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {} }
struct ZStackLayout: Layout { init(alignment: Alignment = .center) {} }
struct GridLayout: Layout {
  init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {}
}
struct AnyLayout: Layout { init<L: Layout>(_ layout: L) {} }

protocol TimelineSchedule {}
struct EveryMinuteTimelineSchedule: TimelineSchedule {}
struct AnimationTimelineSchedule: TimelineSchedule {}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule { static var everyMinute: Self { standIn() } }
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  static var animation: Self { standIn() }
  static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self { standIn() }
}
struct TimelineViewDefaultContext { var date: Date { standIn() } }
struct TimelineView<Schedule, Content>: View { typealias Body = Never }
extension TimelineView where Schedule: TimelineSchedule, Content: View {
  init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {}
}
struct Canvas<Symbols: View>: View {
  typealias Body = Never
  init(
    opaque: Bool = false, rendersAsynchronously: Bool = false, renderer: () -> Void = {},
    @ViewBuilder symbols: () -> Symbols
  ) {}
}
extension Canvas where Symbols == EmptyView {
  init(opaque: Bool = false, rendersAsynchronously: Bool = false, renderer: () -> Void = {}) {}
}
struct HSplitView<Content: View>: View {
  typealias Body = Never
  init(@ViewBuilder content: () -> Content) {}
}
struct VSplitView<Content: View>: View {
  typealias Body = Never
  init(@ViewBuilder content: () -> Content) {}
}
struct GlassEffectContainer<Content: View>: View {
  typealias Body = Never
  init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}
