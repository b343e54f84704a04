import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let tabView = ViewDefinition(
    "TabView", summary: "One of several views, chosen in a bar; or pages that are swiped.",
    since: .iOS(13).on(.watchOS, since: .iOS(14)), layoutStanding: .model, figures: ["bar.tab"],
    overloads: [
      ViewOverload([content], type: .tabs, layout: layout),
      ViewOverload(
        [
          .required(.selection, .binding(.unknown), "The tag of the chosen tab.", nullable: true),
          content.following(.binding("selection")),
        ],
        type: .tabs, choice: OptionChoice(.selection, among: .content), layout: layout),
    ],
    examples: [
      Example(
        "TabView:\n  - Text: Cards\n    modifiers: [ { tag: cards } ]\n  - Text: Games",
        type:
          "TabView<Int, TupleView<(ModifiedContent<ModifiedContent<Text, _TraitWritingModifier<TagValueTraitKey<String>>>, _TraitWritingModifier<TagValueTraitKey<Optional<String>>>>, Text)>>"
      ),
      Example("TabView: { selection: 1, content: { Color: red } }", type: "TabView<Int, Color>"),
    ])

  private static let content = Parameter.required(
    .content, "The views, each with its `tabItem`; or views of type `Tab`.")

  private static let layout = ViewLayout.custom { lowering, view in lowering.tabView(view) }
}

extension ViewTypeRule {
  /// With views of type `Tab` the content is wrapped once more (types 4.2).
  fileprivate static let tabs = ViewTypeRule { context in
    let content = context.component(.content)
    guard let tabs = context.tabs(content) else {
      let selected = context.isGiven(.selection) ? context.bound(.selection) : context.named("Int")
      return TypedReceiver(context.generic("TabView", [selected, content]))
    }
    let selected = context.bound(.selection)
    let inner =
      tabs.count == 1
      ? tabs[0] : context.generic("_TupleTabContent", [selected, context.store.addTuple(tabs)])
    let builder = "TabContentBuilder<\(context.store.print(selected, .qualified))>"
    let wrapped = context.generic("\(builder).Content", [inner])
    return TypedReceiver(context.generic("TabView", [selected, wrapped]))
  }
}

extension TypeContext {
  /// The types of the tabs, if the content is made of views of type `Tab`, sections of such, and choices between them.
  fileprivate mutating func tabs(_ content: TypeRef) -> [TypeRef]? {
    let views = views(ofBlock: content) ?? [content]
    let section = unknown("TabSection")
    return views.allSatisfy { isTab($0, section: section) } ? views : nil
  }

  private func isTab(_ type: TypeRef, section: TypeRef) -> Bool {
    var pending = [type]
    while let next = pending.popLast() {
      let name = store.name(of: next, .qualified)
      if name == "SwiftUI.Tab" || next == section { continue }
      let arguments = store.parts(of: next).arguments
      if name == "Swift.Optional" || name == "SwiftUI._ConditionalContent" {
        pending += arguments
      } else if !isTabLayer(arguments) {
        return false
      }
    }
    return true
  }

  private func isTabLayer(_ arguments: [TypeRef]) -> Bool {
    arguments.first.map { store.name(of: $0, .unqualified) } == "TabIdentifiedView"
  }
}

extension Lowering {
  /// The chosen tab above the bar; or all pages.
  fileprivate mutating func tabView(_ view: ViewReference) -> [LoweredView] {
    var inside = LoweringSurroundings()
    inside.controls.wishes = surroundings.controls.wishes
    inside.controls.wishes.tabAccessory = nil
    let tabs = within(inside) { $0.lowerList(.content, of: view) }
    let selected = selectedTab(tabs, view)
    let edge: Edge = platform == .macOS || platform == .tvOS ? .top : .bottom
    let style = environment(of: view.node).style(TabViewStyle.self)
    switch style {
    case .page, .verticalPage, .carousel: return pages(tabs, selected, isVertical: style != .page, view)
    case .automatic where platform == .watchOS: return pages(tabs, selected, isVertical: false, view)
    case .automatic, .grouped, .sidebarAdaptable, .tabBarOnly:
      let chosen = tabs.indices.contains(selected) ? tabs[selected] : nil
      var area = filling(chosen.map { Piece($0) })
      var requests = BarRequests()
      if let content = chosen.flatMap({ report.entries[$0.report].source.index }) {
        findings.addTabView(view.id, showing: content)
        requests = barRequests(below: content, outside: [.tabView])
        if let bar = keyboardBar(outsideContainersIn: content) {
          area = inset(area, by: bar, at: .bottom, kind: .keyboardBar)
        }
      }
      if let accessory = surroundings.controls.wishes.tabAccessory.flatMap({ tabAccessory($0) }) {
        area = inset(area, by: accessory, at: .bottom)
      }
      if requests.isHidden(.tab) { return close(view, area) }
      let page = fitting(
        inset(area, by: tabBar(tabs, selected: selected, of: view, look: requests.look(of: .tab)), at: edge), at: edge)
      return close(view, drawing(.page, page))
    }
  }

  private mutating func pages(
    _ tabs: [LoweredView], _ selected: Int, isVertical: Bool, _ view: ViewReference
  ) -> [LoweredView] {
    let layout = PageLayout(axis: isVertical ? .vertical : .horizontal, selected: selected)
    let pages = arrange(arrangement(layout), tabs.map { wrap(.container, Piece($0)) })
    if showsDots(tabs.count, isVertical: isVertical, view) {
      let mode = environment(of: view.node).argument(
        .backgroundDisplayMode, of: IndexViewStyle.self, in: document.types)
      draw(.front(.pageDots(count: tabs.count, selected: selected, hasPlate: mode == .always)), at: pages.node)
    }
    return close(view, pages)
  }

  /// Whether pages have dots: by default where there are several.
  private func showsDots(_ count: Int, isVertical: Bool, _ view: ViewReference) -> Bool {
    guard !isVertical, count > 0 else { return false }
    switch environment(of: view.node).argument(.indexDisplayMode, of: TabViewStyle.self, in: document.types) {
    case .never: return false
    case .always: return true
    case .automatic, nil: return count > 1
    }
  }

  private func selectedTab(_ tabs: [LoweredView], _ view: ViewReference) -> Int {
    guard let selection = arguments(of: view)[.selection] else { return 0 }
    let values = tabs.map { tab in
      let source = report.entries[tab.report].source.index
      return source.flatMap { self.views(.tab, below: $0).first }.flatMap { arguments(of: $0)[.anyValue] }
    }
    return values.firstIndex { $0 == selection } ?? selectedIndex(tabs, of: view) ?? 0
  }
}
