package import GalleySource

/// What modifiers around a view ask of the containers in it.
package struct ContainerWishes: Sendable, Hashable {
  /// The modifier that asks for a search field; nil if no modifier does.
  package var search: ViewNodeID?
  /// The modifier that puts views above the bar of the tab view; nil if no modifier does.
  package var tabAccessory: ViewNodeID?

  /// The modifier that sets the badge of the rows in it; nil if no modifier does.
  package var badge: ViewNodeID?

  /// The modifier that gives the keys that press the controls; nil if no modifier does.
  package var shortcut: ViewNodeID?

  package init() {}
}

/// The search fields that modifiers ask for.
package struct SearchRequests: Sendable {
  /// All of them, in order.
  package var asked: [ViewNodeID] = []
  /// Those that some bar has taken, whether it shows them or another.
  package var taken: Set<ViewNodeID> = []

  package init() {}

  /// Those that no bar shows.
  package var lost: [ViewNodeID] { asked.filter { !taken.contains($0) } }
}

extension Lowering {
  /// Notes about search fields that no bar shows; a Mac's stand in the window's, which a bare body has not.
  package var searchProblems: [Diagnostic] {
    guard window.exists || document.target.platform != .macOS else { return [] }
    var seen: Set<SourceSpan> = []
    return findings.searches.lost.map { document.span(of: tree[$0]) }.filter { seen.insert($0).inserted }.map {
      span in
      Diagnostic(
        .searchWithoutBar, "no bar shows this search field", at: span,
        help: ["put a `NavigationStack` around the view, or `searchable` around or inside one"])
    }
  }

  /// Lowers what stands in a modifier, or a definition, where containers look at what the modifier asks of them.
  mutating func withinWishes<Result>(
    of id: ViewNodeID, _ node: ViewTree.Node, _ lower: (inout Lowering) -> Result
  ) -> Result {
    guard case .modifier(let definition, .layer) = node.kind,
      let enter = catalogue.modifiers[definition].overload(node.overload).layout.wish
    else { return lower(&self) }
    var wishes = surroundings.controls.wishes
    enter(&wishes, id)
    if wishes.search == id { findings.searches.asked.append(id) }
    return within(\.controls.wishes, wishes, lower)
  }
}

extension ModifierLayout {
  /// What it asks of the containers in its views; nil for nothing.
  fileprivate var wish: (@Sendable (inout ContainerWishes, ViewNodeID) -> Void)? {
    switch self {
    case .surrounding(let enter), .wish(let enter, _): enter
    case .neutral, .wrapper, .layer, .companion, .presentation, .dialog, .custom: nil
    }
  }
}
