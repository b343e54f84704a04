import GalleyExpressions
import GalleyLanguage
import GalleyLayout

// The bar of a tab view. Source: grid 4.5.

extension Lowering {
  /// The bar of a tab view: its tabs share the width.
  ///
  /// Where the width is compact there is room for five: of more, four show and a tab that leads to the others.
  mutating func tabBar(
    _ tabs: [LoweredView], selected: Int, of view: ViewReference, look: ControlPart.BarLook
  ) -> Piece {
    let environment = environment(of: view.node)
    var pieces: [Piece] = []
    let mostTabs = 5
    let hasMore = tabs.count > mostTabs && showsOneColumn(environment) && (platform == .iOS || platform == .iPadOS)
    let shown = tabs.prefix(hasMore ? mostTabs - 1 : tabs.count)
    let hasCircle = metrics[.barTabCircle] > 0 && !hasMore && shown.count > 1 && shown.last.map { isSearch($0) } == true
    for (position, tab) in shown.enumerated() {
      guard let source = report.entries[tab.report].source.index else { continue }
      let item = tabItem(tab, source, isInCircle: hasCircle && position == shown.endIndex - 1)
      if let words = badge(of: tab) { draw(.front(.tabBadge(words)), at: item.node) }
      pieces.append(drawing(.label(pieces.count == selected ? .tinted : .unselected), item))
    }
    if hasMore { pieces.append(drawing(.label(.unselected), moreTab(view, in: environment))) }
    if pieces.indices.contains(selected), !hasCircle || selected < pieces.count - 1 {
      draw(.selectedTab, at: pieces[selected].node)
    }
    let bar = TabBarLayout(
      height: metrics[.barTab], margin: metrics[.barTabMargin], circle: hasCircle ? metrics[.barTabCircle] : nil)
    return drawing(.bar(.tabs(hasCircle: hasCircle), look), arrange(arrangement(bar), pieces))
  }

  /// Whether a tab is for searching.
  private func isSearch(_ tab: LoweredView) -> Bool {
    guard let source = report.entries[tab.report].source.index, let view = views(.tab, below: source).first else {
      return false
    }
    return arguments(of: view)[.tabRole] == .search
  }

  /// What stands for a tab in its bar: in a circle of its own its symbol alone.
  private mutating func tabItem(_ tab: LoweredView, _ source: ViewNodeID, isInCircle: Bool) -> Piece {
    inTab { lowering in
      lowering.surroundings.controls.showsIconsAlone = isInCircle
      var maker = source
      var label: Piece?
      if let view = lowering.views(.tab, below: source).first {
        maker = view.id
        label = lowering.tabLabel(view)
      } else if let item = lowering.layer(.tabItem, of: tab), let content = lowering.block(.label, of: item) {
        maker = item.id
        label = lowering.vertical(lowering.tabPieces(content), spacing: lowering.metrics[.barTabSpacing])
      }
      return lowering.tab(label, by: maker)
    }
  }

  /// The tab that leads to those without room in the bar.
  private mutating func moreTab(_ view: ViewReference, in environment: EnvironmentValues) -> Piece {
    inTab { lowering in
      var (title, icon) = (environment, environment)
      title.font = lowering.surroundings.controls.font
      icon.font = lowering.surroundings.controls.symbolFont
      let symbol = lowering.symbol("ellipsis", in: icon)
      let parts = [Piece(lowering.tabIcon(symbol.node)), lowering.text("More", in: title)]
      return lowering.tab(lowering.vertical(parts, spacing: lowering.metrics[.barTabSpacing]), by: view.id)
    }
  }

  /// Makes a tab of a bar, in the fonts of tabs.
  private mutating func inTab(_ make: (inout Lowering) -> Piece) -> Piece {
    var inside = LoweringSurroundings()
    inside.controls.container = .tabBar
    inside.controls.largestText = UnconfirmedChoices.largestTextOfBars
    var modifiers = FontModifiers()
    modifiers.weight = .medium
    inside.controls.font = Font(.system(size: metrics[.barTabTitle]), modifiers: modifiers)
    inside.controls.symbolFont = Font(.system(size: metrics[.barTabSymbol]))
    if platform == .macOS { inside.controls.lineLimit = 1 }
    return within(inside, make)
  }

  /// A label in the middle of its share of the bar.
  private mutating func tab(_ label: Piece?, by maker: ViewNodeID) -> Piece {
    let limits = FlexibleFrame.Limits(min: 0, ideal: 0, max: .infinity)
    let share = wrap(
      .flexibleFrame(FlexibleFrame(horizontal: limits, vertical: limits, alignment: .center)),
      label ?? box(width: 0, height: 0))
    return made(.tabItem, by: maker, share)
  }

  /// The views of a tab's label: a Mac shows none of the pictures.
  private mutating func tabPieces(_ content: ViewNodeID) -> [Piece] {
    let views = lowerList(content)
    let shown = platform == .macOS ? views.filter { ![.symbol, .image].contains(layout.kind(of: $0.node)) } : views
    return shown.map { view in
      let isPicture = layout.kind(of: view.node) == .symbol || layout.kind(of: view.node) == .image
      return isPicture ? Piece(tabIcon(view.node), views: [view]) : Piece(view)
    }
  }

  /// What a `Tab` was given for its bar; its title and symbol have an entry of their own, as the views of a block have.
  private mutating func tabLabel(_ tab: ViewReference) -> Piece? {
    guard let label = label(of: tab, in: .verticalStack) else { return nil }
    return block(.label, of: tab.id, tab.parameters) == nil ? made(.tabLabel, by: tab.id, label) : label
  }
}
