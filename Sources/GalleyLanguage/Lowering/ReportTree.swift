package import GalleyLayout
package import GalleyTables

/// Identifies an entry of the report tree.
package typealias ReportID = Index<ReportTree.Entry>

/// The tree that reports print: every evaluated view and modifier with the layout node that gives its frame.
package struct ReportTree: Sendable {
  /// What an entry is to its parent.
  package enum Role: Sendable, Hashable {
    case content
    case background
    case overlay
    /// A bar that `safeAreaInset` puts beside the view.
    case inset
    case container(ImplicitContainer)
    /// A text that a view makes of its title.
    case title
    /// A window with a bar that no navigation container holds.
    case window
    /// An item of a toolbar.
    case toolbar
    /// A view that its source, a modifier or a tab, makes in a bar or over the window.
    case made(MadeView)
  }

  /// What is made of the arguments of a modifier or view, away from where it stands.
  package enum MadeView: Sendable, Hashable {
    /// The title of a navigation bar.
    case barTitle
    /// What leads back to the page before, in the bar of a stack's pushed page.
    case backButton
    /// What stands at the end of a row.
    case badge
    case searchField
    /// What stands for a tab in its bar.
    case tabItem
    /// The title and symbol in it that a `Tab` was given.
    case tabLabel
    case sheet
    case cover
    case popover
    /// An inspector over the window.
    case inspector
    /// An inspector beside its view.
    case inspectorColumn
    case alert
    case confirmationDialog
    case actionSheet
  }

  /// How an entry stands for nodes of the layout tree.
  package enum Extent: Sendable, Hashable {
    /// It stands for one node, which gives its frame.
    case node
    /// It stands for several views, which its parent lays out one by one.
    case group(Index<Group>)
    /// It keeps the place of one view of a group, and is not reported: layers around the view come below it.
    case member
  }

  package struct Entry: Sendable {
    /// The evaluated node; none for an implicit container.
    package var source: Link<ViewTree.Node>
    /// The node that gives the frame; in a group the first of them.
    package var layout: LayoutNodeID
    package var role: Role
    package var firstChild = Link<Entry>.none
    package var nextSibling = Link<Entry>.none
    package var extent = Extent.node
  }

  /// Several views that are one to their author: a grid row, a named loop, the body of a view that is a block.
  package struct Group: Sendable {
    /// The nodes of the views when they were put together, without layers that came later.
    fileprivate var nodes: [LayoutNodeID]
    /// Whether it is the child of an entry.
    fileprivate var isLinked = false
  }

  package private(set) var entries = Table<Entry>()
  private var groups = Table<Group>()

  package init() {}

  package mutating func reserve(_ count: Int) { entries.reserveCapacity(count) }

  /// Adds an entry around the entries of `children`; those of one group come as the group.
  package mutating func add(
    source: Link<ViewTree.Node>, layout: LayoutNodeID, role: Role = .content, children: some Collection<LoweredView>
  ) -> ReportID {
    entries.append(Entry(source: source, layout: layout, role: role, firstChild: link(children)))
  }

  /// Adds an entry without children.
  package mutating func add(source: Link<ViewTree.Node>, layout: LayoutNodeID, role: Role = .content) -> ReportID {
    add(source: source, layout: layout, role: role, children: EmptyCollection())
  }

  /// Adds a layer around one view, and around `secondary` content; a group that the view belongs to stays outside.
  package mutating func addLayer(
    source: ViewNodeID, layout: LayoutNodeID, around view: LoweredView, secondary: LoweredView? = nil
  ) -> ReportID {
    if let secondary { entries[view.report].nextSibling = link(CollectionOfOne(secondary)) }
    let result = entries.append(
      Entry(source: Link(source), layout: layout, role: .content, firstChild: Link(view.report)))
    if let entry = view.groupPlace.index { entries[entry].firstChild = Link(result) }
    return result
  }

  /// Adds one entry for several views that stay views of their parent's layout, and returns them as its members.
  package mutating func addGroup(source: ViewNodeID, of views: [LoweredView]) -> [LoweredView] {
    guard let layout = views.first?.node else { return [] }
    let entered = views.map { view in
      guard view.group.isNone else { return view }
      var entry = view
      entry.groupPlace = Link(
        entries.append(
          Entry(source: .none, layout: view.node, role: .content, firstChild: Link(view.report), extent: .member)))
      return entry
    }
    let first = link(entered)
    let group = groups.append(Group(nodes: views.map(\.node)))
    let entry = entries.append(
      Entry(source: Link(source), layout: layout, role: .content, firstChild: first, extent: .group(group)))
    return entered.map { view in
      var member = view
      member.group = Link(entry)
      return member
    }
  }

  /// The nodes that an entry stands for: its own, or those of its group.
  package func nodes(of entry: Entry) -> [LayoutNodeID] {
    if case .group(let index) = entry.extent { return groups[index].nodes }
    return [entry.layout]
  }

  /// Marks an entry as secondary content.
  package mutating func setRole(_ role: Role, of entry: ReportID) { entries[entry].role = role }

  /// Makes entries the children of one that had none: the content of a geometry reader.
  package mutating func attach(_ children: [LoweredView], to entry: ReportID) {
    let first = link(children)
    if !first.isNone { entries[entry].firstChild = first }
  }

  /// Makes views siblings, and returns the entry of the first; members of a group come as the group.
  private mutating func link(_ views: some Collection<LoweredView>) -> Link<Entry> {
    var first = Link<Entry>.none
    var last = Link<Entry>.none
    for view in views where view.group.isNone || view.group != last {
      let entry = Link(linked(view))
      if let last = last.index { entries[last].nextSibling = entry } else { first = entry }
      last = entry
    }
    return first
  }

  /// The entry that stands for a view below a parent: that of its group, unless the group has another parent.
  private mutating func linked(_ view: LoweredView) -> ReportID {
    guard let entry = view.group.index else { return view.groupPlace.index ?? view.report }
    guard case .group(let group) = entries[entry].extent, !groups[group].isLinked else { return view.report }
    groups[group].isLinked = true
    return entry
  }

  /// The children of an entry, in order.
  package func children(of entry: ReportID) -> [ReportID] {
    var result: [ReportID] = []
    var next = entries[entry].firstChild
    while let child = next.index {
      result.append(child)
      next = entries[child].nextSibling
    }
    return result
  }
}
