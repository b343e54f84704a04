import GalleyLanguage
import GalleyLayout

/// A bar of a navigation container or a tab view.
enum Bar: CaseIterable {
  case navigation
  case bottom
  case tab
}

/// A view that stands in a bar, or above the keyboard.
struct BarItem {
  enum Placement {
    case leading
    case centre
    case trailing
    case bottom
    /// The middle of the bar at the bottom.
    case status
    case keyboard
  }

  var placement: Placement
  /// The outermost node: the item or the view, with its modifiers.
  var node: ViewNodeID
  /// The `ToolbarItem` or `ToolbarItemGroup`; nil for a view without one.
  var item: ViewReference?
  /// The field that the views ask for, which then stands nowhere else.
  var isSearchField = false
  /// Whether it confirms what is in the window.
  var confirms = false
}

/// What views ask of the bars around them.
///
/// Source: grid 4.4.
struct BarRequests {
  var title: ModifierReference?
  var subtitle: ModifierReference?
  var isInline = false
  var search: ModifierReference?
  /// All modifiers that ask for a search field; the bar shows one.
  var searches: [ViewNodeID] = []
  var items: [BarItem] = []
  /// The bars whose visibility was decided, by the outermost modifier that says something of them.
  private(set) var visibility: [Bar: Bool] = [:]
  /// Whether the button that leads back is left out.
  var hidesBackButton = false
  /// What is asked of what lies behind bars, by the outermost modifier that says something of it.
  private var looks: [Bar: ControlPart.BarLook] = [:]

  /// Views whose bars are their own.
  static let containers: [ViewDefinition] = [.navigationStack, .navigationView, .navigationSplitView]

  /// The search field, if it stands below the title.
  var searchBelowTitle: ModifierReference? { items.contains(where: \.isSearchField) ? nil : search }

  func isHidden(_ bar: Bar) -> Bool { visibility[bar] == false }

  func look(of bar: Bar) -> ControlPart.BarLook { looks[bar] ?? ControlPart.BarLook() }

  func items(at placement: BarItem.Placement) -> [BarItem] { items.filter { $0.placement == placement } }

  func has(_ placements: BarItem.Placement...) -> Bool { items.contains { placements.contains($0.placement) } }

  fileprivate mutating func decide(_ bar: Bar, isVisible: Bool) {
    if visibility[bar] == nil { visibility[bar] = isVisible }
  }

  /// `visible` or `hidden` for each bar that is named: without a name it is the navigation bar.
  fileprivate mutating func decide(_ arguments: Arguments) {
    guard let visibility = arguments[.visibility], visibility != .automatic else { return }
    for bar in bars(of: arguments) { decide(bar, isVisible: visibility == .visible) }
  }

  /// The bars that a modifier names; the navigation bar if it names none.
  private func bars(of arguments: Arguments) -> [Bar] {
    let placements = arguments[.bars] ?? []
    return (placements.isEmpty ? [.automatic] : placements).map(\.bar)
  }

  fileprivate mutating func decideLooks(_ arguments: Arguments, isDark: Bool?) {
    let isVisible = arguments[.visibility].flatMap { $0 == .automatic ? nil : $0 == .visible }
    for bar in bars(of: arguments) {
      var look = look(of: bar)
      look.isVisible = look.isVisible ?? isVisible
      look.style = look.style ?? arguments[.style]
      look.isDark = look.isDark ?? isDark
      looks[bar] = look
    }
  }
}

/// A modifier that asks something of the bars around its view.
private enum BarLayer: CaseIterable {
  case navigationTitle
  case navigationBarTitle
  case navigationBarTitleDisplayMode
  case toolbarTitleDisplayMode
  case navigationSubtitle
  case searchable
  case toolbar
  case toolbarVisibility
  case toolbarBackground
  case toolbarBackgroundVisibility
  case toolbarColorScheme
  case navigationBarHidden
  case navigationBarBackButtonHidden
  case navigationBarItems

  var modifier: ModifierDefinition {
    switch self {
    case .navigationTitle: .navigationTitle
    case .navigationBarTitle: .navigationBarTitle
    case .navigationBarTitleDisplayMode: .navigationBarTitleDisplayMode
    case .toolbarTitleDisplayMode: .toolbarTitleDisplayMode
    case .navigationSubtitle: .navigationSubtitle
    case .searchable: .searchable
    case .toolbar: .toolbar
    case .toolbarVisibility: .toolbarVisibility
    case .toolbarBackground: .toolbarBackground
    case .toolbarBackgroundVisibility: .toolbarBackgroundVisibility
    case .toolbarColorScheme: .toolbarColorScheme
    case .navigationBarHidden: .navigationBarHidden
    case .navigationBarBackButtonHidden: .navigationBarBackButtonHidden
    case .navigationBarItems: .navigationBarItems
    }
  }

  static let modifiers = allCases.map(\.modifier)
}

extension Lowering {
  /// What the views in a node's content ask of the bars around it.
  func barRequests(below id: ViewNodeID, outside stops: [ViewDefinition]) -> BarRequests {
    barRequests(below: [id], outside: stops)
  }

  /// What the views in several nodes' content ask of the bars around them.
  func barRequests(below ids: [ViewNodeID], outside stops: [ViewDefinition]) -> BarRequests {
    var requests = BarRequests()
    var modes: [ModifierReference] = []
    var removesTitle = false
    for (position, layer) in ids.flatMap({ layers(BarLayer.modifiers, below: $0, outside: stops) }) {
      switch BarLayer.allCases[position] {
      case .navigationTitle, .navigationBarTitle:
        guard requests.title == nil else { continue }
        requests.title = layer
        modes.append(layer)
      case .navigationBarTitleDisplayMode, .toolbarTitleDisplayMode: modes.append(layer)
      case .navigationSubtitle: requests.subtitle = requests.subtitle ?? layer
      case .searchable:
        requests.search = requests.search ?? layer
        requests.searches.append(layer.id)
      case .navigationBarHidden:
        if arguments(of: layer)[.hidden] ?? true { requests.decide(.navigation, isVisible: false) }
      case .navigationBarBackButtonHidden:
        if arguments(of: layer)[.hidesBackButton] ?? true { requests.hidesBackButton = true }
      case .toolbarBackground, .toolbarBackgroundVisibility, .toolbarColorScheme:
        let arguments = arguments(of: layer)
        requests.decideLooks(arguments, isDark: arguments[.colorScheme].map { $0 == .dark })
      case .navigationBarItems:
        for (label, placement) in [(ArgumentLabel.leading, BarItem.Placement.leading), (.trailing, .trailing)] {
          if let block = block(label, of: layer) { addItems(in: block, at: placement, to: &requests) }
        }
      case .toolbar, .toolbarVisibility:
        let arguments = arguments(of: layer)
        requests.decide(arguments)
        if arguments[.removedItem] == .title { removesTitle = true }
        if let content = block(.content, of: layer) { addItems(in: content, at: .trailing, to: &requests) }
      }
    }
    requests.isInline = modes.contains { isInline($0) }
    if removesTitle { requests.title = nil }
    return requests
  }

  private func isInline(_ mode: ModifierReference) -> Bool {
    let arguments = arguments(of: mode)
    switch arguments[.titleMode] {
    case .inline, .inlineLarge: return true
    case .automatic, .large, nil: return arguments[.displayMode] == .inline
    }
  }

  /// Adds the items in a block of a toolbar; views without a `ToolbarItem` stand at `place`.
  private func addItems(in id: ViewNodeID, at placement: BarItem.Placement, to requests: inout BarRequests) {
    var pending = [id]
    while let next = pending.popLast() {
      let base = tree.base(of: next)
      switch tree[base].kind {
      case .slot, .group, .loop, .custom: pending.append(contentsOf: Array(tree.children(of: base)).reversed())
      case .view, .shape, .layout, .styled, .modifier, .customModifier:
        guard let (content, item) = toolbarContent(at: base) else {
          requests.items.append(BarItem(placement: placement, node: next))
          continue
        }
        let itemPlacement = arguments(of: item)[.itemPlacement] ?? .automatic
        let written = itemPlacement.placement
        switch content {
        case .item, .group, .spacer:
          guard let written else { continue }
          requests.items.append(
            BarItem(placement: written, node: next, item: item, confirms: itemPlacement == .confirmationAction))
        case .systemItem:
          guard let written, written == .bottom, arguments(of: item)[.defaultItemKind] == .search else { continue }
          requests.items.append(BarItem(placement: written, node: next, item: item, isSearchField: true))
        case .titleMenu: break
        }
      }
    }
  }
}
