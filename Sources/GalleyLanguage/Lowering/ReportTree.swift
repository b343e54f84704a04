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
  }

  package struct Entry: Sendable {
    /// The evaluated node; none for an implicit container.
    package var source: ViewNodeID
    package var layout: LayoutNodeID
    package var role: Role
    package var firstChild: Int32
    package var nextSibling: Int32
  }

  package private(set) var entries: [Entry] = []

  package init() {}

  package mutating func reserve(_ count: Int) { entries.reserveCapacity(count) }

  /// Adds an entry around the entries of `children`.
  package mutating func add(
    source: ViewNodeID, layout: LayoutNodeID, role: Role = .content, children: some Collection<LoweredView>
  ) -> Int32 {
    var first: Int32 = -1
    var last: Int32 = -1
    for child in children {
      if last < 0 { first = child.report } else { entries[Int(last)].nextSibling = child.report }
      last = child.report
    }
    entries.append(Entry(source: source, layout: layout, role: role, firstChild: first, nextSibling: -1))
    return Int32(entries.count - 1)
  }

  /// Adds an entry without children.
  package mutating func add(source: ViewNodeID, layout: LayoutNodeID) -> Int32 {
    add(source: source, layout: layout, children: EmptyCollection())
  }

  /// Marks an entry as secondary content.
  package mutating func setRole(_ role: Role, of entry: Int32) { entries[Int(entry)].role = role }

  /// Makes entries the children of one that had none: the content of a geometry reader.
  package mutating func attach(_ children: [LoweredView], to entry: Int32) {
    var last: Int32 = -1
    for child in children {
      if last < 0 {
        entries[Int(entry)].firstChild = child.report
      } else {
        entries[Int(last)].nextSibling = child.report
      }
      last = child.report
    }
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
