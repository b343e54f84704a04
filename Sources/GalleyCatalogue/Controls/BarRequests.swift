import GalleyLanguage
import GalleyLayout

/// A bar of a navigation container or a tab view.
enum Bar: CaseIterable {
  case navigation
  case bottom
  case tab
}

extension Bar {
  /// The bar that a ToolbarPlacement means; nil for one that is not shown here.
  init?(placement: String) {
    switch placement {
    case "automatic", "navigationBar", "windowToolbar": self = .navigation
    case "bottomBar": self = .bottom
    case "tabBar": self = .tab
    default: return nil
    }
  }
}

/// A view that stands in a bar, or above the keyboard.
struct BarItem {
  enum Place {
    case leading
    case centre
    case trailing
    case bottom
    /// The middle of the bar at the bottom.
    case status
    case keyboard
  }

  var place: Place
  /// The outermost node: the item or the view, with its modifiers.
  var node: ViewNodeID
  /// The `ToolbarItem` or `ToolbarItemGroup`; nil for a view without one.
  var item: ViewReference?
}

/// What views ask of the bars around them.
///
/// Source: grid 4.4.
struct BarRequests {
  var title: ModifierReference?
  var isInline = false
  var search: ModifierReference?
  var items: [BarItem] = []
  /// The bars whose visibility was decided, by the outermost modifier that says something of them.
  private(set) var visibility: [Bar: Bool] = [:]

  /// Views whose bars are their own.
  static let containers = ["NavigationStack", "NavigationView", "NavigationSplitView"]

  func isHidden(_ bar: Bar) -> Bool { visibility[bar] == false }

  func items(at place: BarItem.Place) -> [BarItem] { items.filter { $0.place == place } }

  func has(_ places: BarItem.Place...) -> Bool { items.contains { places.contains($0.place) } }

  fileprivate mutating func decide(_ bar: Bar, isVisible: Bool) {
    if visibility[bar] == nil { visibility[bar] = isVisible }
  }

  /// `visible` or `hidden` for each bar that is named: without a name it is the navigation bar.
  fileprivate mutating func decide(_ arguments: Arguments) {
    guard let visibility = arguments[.visibility], visibility != "automatic" else { return }
    let names = arguments[.bars] ?? []
    for name in names.isEmpty ? ["automatic"] : names {
      if let bar = Bar(placement: name) { decide(bar, isVisible: visibility == "visible") }
    }
  }
}

extension Lowering {
  private static let barLayers = [
    "navigationTitle", "navigationBarTitle", "navigationBarTitleDisplayMode", "toolbarTitleDisplayMode", "searchable",
    "toolbar", "toolbarVisibility", "navigationBarHidden", "navigationBarItems",
  ]

  /// What the views in a node's content ask of the bars around it.
  func barRequests(below id: ViewNodeID, outside stops: [String]) -> BarRequests {
    barRequests(below: [id], outside: stops)
  }

  /// What the views in several nodes' content ask of the bars around them.
  func barRequests(below ids: [ViewNodeID], outside stops: [String]) -> BarRequests {
    var requests = BarRequests()
    var modes: [ModifierReference] = []
    for (name, layer) in ids.flatMap({ layers(Lowering.barLayers, below: $0, outside: stops) }) {
      switch name {
      case "navigationTitle", "navigationBarTitle":
        guard requests.title == nil else { continue }
        requests.title = layer
        modes.append(layer)
      case "navigationBarTitleDisplayMode", "toolbarTitleDisplayMode": modes.append(layer)
      case "searchable": requests.search = requests.search ?? layer
      case "navigationBarHidden":
        if arguments(of: layer)[.hidden] ?? true { requests.decide(.navigation, isVisible: false) }
      case "navigationBarItems":
        for (label, place) in [(ArgumentLabel.leading, BarItem.Place.leading), (.trailing, .trailing)] {
          if let block = block(label, of: layer) { addItems(in: block, at: place, to: &requests) }
        }
      default:
        requests.decide(arguments(of: layer))
        if let content = block(.content, of: layer) { addItems(in: content, at: .trailing, to: &requests) }
      }
    }
    requests.isInline = modes.contains { isInline($0) }
    return requests
  }

  private func isInline(_ mode: ModifierReference) -> Bool {
    let arguments = arguments(of: mode)
    let name = arguments[.displayMode] ?? arguments[.titleMode]
    return name == "inline" || name == "inlineLarge"
  }

  /// Adds the items in a block of a toolbar; views without a `ToolbarItem` stand at `place`.
  private func addItems(in id: ViewNodeID, at place: BarItem.Place, to requests: inout BarRequests) {
    var pending = [id]
    while let next = pending.popLast() {
      let base = base(of: next)
      switch tree[base].kind {
      case .slot, .group, .loop, .custom: pending.append(contentsOf: Array(tree.children(of: base)).reversed())
      case .view, .shape, .styled, .modifier, .folded, .shapeModifier, .customModifier:
        guard let item = view(at: base, called: ["ToolbarItem", "ToolbarItemGroup"]) else {
          requests.items.append(BarItem(place: place, node: next))
          continue
        }
        let placement = arguments(of: item)[.itemPlacement] ?? "automatic"
        if let place = itemPlace(placement) { requests.items.append(BarItem(place: place, node: next, item: item)) }
      }
    }
  }

  /// The view that modifiers are applied to.
  private func base(of id: ViewNodeID) -> ViewNodeID {
    var current = id
    while [.modifier, .folded, .shapeModifier, .customModifier].contains(tree[current].kind),
      !tree[current].firstChild.isNone
    {
      current = tree[current].firstChild
    }
    return current
  }

  /// Where an item with a placement stands; nil for ornaments, which lie outside the window.
  private func itemPlace(_ placement: String) -> BarItem.Place? {
    switch placement {
    case "principal": .centre
    case "navigation", "topBarLeading", "navigationBarLeading", "cancellationAction": .leading
    case "bottomBar": .bottom
    case "status": .status
    case "keyboard": .keyboard
    case "bottomOrnament": nil
    default: .trailing
    }
  }
}

// What bars read of the modifiers and items that ask for them.

extension ArgumentLabel<String> {
  static var visibility: Self { Self("visibility", caseOf: .type("Visibility")) }
  static var displayMode: Self { Self("displayMode", caseOf: .type("NavigationBarItem.TitleDisplayMode")) }
  static var titleMode: Self { Self("mode", caseOf: .type("ToolbarTitleDisplayMode")) }
  static var itemPlacement: Self { Self("placement", caseOf: .type("ToolbarItemPlacement")) }
}

extension ArgumentLabel<ViewBlock> {
  static var leading: Self { Self("leading") }
  static var trailing: Self { Self("trailing") }
}

extension ArgumentLabel<[String]> {
  static var bars: Self { Self("for", casesOf: .types("ToolbarPlacement")) }
}

extension ArgumentLabel<Bool> {
  static var hidden: Self { Self("hidden") }
}
