import GalleyExpressions
import GalleyLanguage
import GalleyLayout

// The bar of a tab view. Source: grid 4.5.

extension Lowering {
  /// The bar of a tab view: its tabs share the width.
  mutating func tabBar(_ tabs: [LoweredView], in environment: EnvironmentValues) -> Piece {
    var pieces: [Piece] = []
    for tab in tabs {
      guard let source = report.entries[tab.report].source.index else { continue }
      pieces.append(tabItem(tab, source, in: environment))
    }
    return arrange(arrangement(TabBarLayout(height: metrics[.barTab])), pieces)
  }

  private mutating func tabItem(_ tab: LoweredView, _ source: ViewNodeID, in environment: EnvironmentValues) -> Piece {
    let outer = surroundings
    surroundings = LoweringSurroundings()
    surroundings.place.container = .tabBar
    var modifiers = FontModifiers()
    modifiers.weight = .medium
    surroundings.place.font = Font(.system(size: metrics[.barTabTitle]), modifiers: modifiers)
    surroundings.place.symbolFont = Font(.system(size: metrics[.barTabSymbol]))
    if platform == .macOS { surroundings.place.lineLimit = 1 }
    defer { surroundings = outer }
    var maker = source
    var label: Piece?
    if let view = views("Tab", below: source).first {
      maker = view.id
      label = tabLabel(view)
    } else if let item = layer("tabItem", of: tab), let content = block(.label, of: item) {
      maker = item.id
      label = vertical(tabPieces(content), spacing: metrics[.barTabSpacing])
    }
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
    return shown.map { Piece($0) }
  }

  /// What a `Tab` was given for its bar; its title and symbol have an entry of their own, as the views of a block have.
  private mutating func tabLabel(_ tab: ViewReference) -> Piece? {
    guard let label = label(of: tab, in: .verticalStack) else { return nil }
    return block(.label, of: tab.id, tab.parameters) == nil ? made(.tabLabel, by: tab.id, label) : label
  }
}
