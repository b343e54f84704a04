package import GalleyLayout

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
    case searchField
    /// What stands for a tab in its bar.
    case tabItem
    /// The title and symbol in it that a `Tab` was given.
    case tabLabel
    case sheet
    case cover
    case popover
    case inspector
  }

  /// How an entry stands for nodes of the layout tree.
  package enum Extent: Sendable, Hashable {
    /// It stands for one node, which gives its frame.
    case node
    /// It stands for several views, which its parent lays out one by one; the number is an index in `groups`.
    case group(Int32)
    /// It keeps the place of one view of a group, and is not reported: layers around the view come below it.
    case place
  }

  package struct Entry: Sendable {
    /// The evaluated node; none for an implicit container.
    package var source: ViewNodeID
    /// The node that gives the frame; in a group the first of them.
    package var layout: LayoutNodeID
    package var role: Role
    package var firstChild: Int32
    package var nextSibling: Int32
    package var extent = Extent.node
  }

  /// Several views that are one to their author: a grid row, a named loop, the body of a view that is a block.
  private struct Group: Sendable {
    /// The nodes of the views when they were put together, without layers that came later.
    var nodes: [LayoutNodeID]
    /// Whether it is the child of an entry.
    var isLinked = false
  }

  package private(set) var entries: [Entry] = []
  private var groups: [Group] = []

  package init() {}

  package mutating func reserve(_ count: Int) { entries.reserveCapacity(count) }

  /// Adds an entry around the entries of `children`; those of one group come as the group.
  package mutating func add(
    source: ViewNodeID, layout: LayoutNodeID, role: Role = .content, children: some Collection<LoweredView>
  ) -> Int32 {
    let first = link(children)
    entries.append(Entry(source: source, layout: layout, role: role, firstChild: first, nextSibling: -1))
    return Int32(entries.count - 1)
  }

  /// Adds an entry without children.
  package mutating func add(source: ViewNodeID, layout: LayoutNodeID, role: Role = .content) -> Int32 {
    add(source: source, layout: layout, role: role, children: EmptyCollection())
  }

  /// Adds a layer around one view, and around `secondary` content; a group that the view belongs to stays outside.
  package mutating func addLayer(
    source: ViewNodeID, layout: LayoutNodeID, around view: LoweredView, secondary: LoweredView? = nil
  ) -> Int32 {
    let result = Int32(entries.count)
    if let secondary { entries[Int(view.report)].nextSibling = link(CollectionOfOne(secondary)) }
    entries.append(Entry(source: source, layout: layout, role: .content, firstChild: view.report, nextSibling: -1))
    if view.groupPlace >= 0 { entries[Int(view.groupPlace)].firstChild = result }
    return result
  }

  /// Adds one entry for several views that stay views of their parent's layout, and returns them as its members.
  package mutating func addGroup(source: ViewNodeID, of views: [LoweredView]) -> [LoweredView] {
    guard let layout = views.first?.node else { return [] }
    let places = views.map { view in
      guard view.group < 0 else { return view }
      entries.append(
        Entry(
          source: .none, layout: view.node, role: .content, firstChild: view.report, nextSibling: -1, extent: .place))
      var place = view
      place.groupPlace = Int32(entries.count - 1)
      return place
    }
    let first = link(places)
    groups.append(Group(nodes: views.map(\.node)))
    entries.append(
      Entry(
        source: source, layout: layout, role: .content, firstChild: first, nextSibling: -1,
        extent: .group(Int32(groups.count - 1))))
    let entry = Int32(entries.count - 1)
    return places.map { view in
      var member = view
      member.group = entry
      return member
    }
  }

  /// The nodes that an entry stands for: its own, or those of its group.
  package func nodes(of entry: Entry) -> [LayoutNodeID] {
    if case .group(let index) = entry.extent { return groups[Int(index)].nodes }
    return [entry.layout]
  }

  /// Marks an entry as secondary content.
  package mutating func setRole(_ role: Role, of entry: Int32) { entries[Int(entry)].role = role }

  /// Makes entries the children of one that had none: the content of a geometry reader.
  package mutating func attach(_ children: [LoweredView], to entry: Int32) {
    let first = link(children)
    if first >= 0 { entries[Int(entry)].firstChild = first }
  }

  /// Makes views siblings, and returns the entry of the first; members of a group come as the group.
  private mutating func link(_ views: some Collection<LoweredView>) -> Int32 {
    var first: Int32 = -1
    var last: Int32 = -1
    for view in views where view.group < 0 || view.group != last {
      let entry = linked(view)
      if last < 0 { first = entry } else { entries[Int(last)].nextSibling = entry }
      last = entry
    }
    return first
  }

  /// The entry that stands for a view below a parent: that of its group, unless the group has another parent.
  private mutating func linked(_ view: LoweredView) -> Int32 {
    if view.group < 0 { return view.groupPlace < 0 ? view.report : view.groupPlace }
    guard case .group(let index) = entries[Int(view.group)].extent, !groups[Int(index)].isLinked else {
      return view.report
    }
    groups[Int(index)].isLinked = true
    return view.group
  }

  /// The children of an entry, in order.
  package func children(of entry: Int32) -> [Int32] {
    var result: [Int32] = []
    var child = entries[Int(entry)].firstChild
    while child >= 0 {
      result.append(child)
      child = entries[Int(child)].nextSibling
    }
    return result
  }
}
