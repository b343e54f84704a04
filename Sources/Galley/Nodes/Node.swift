import GalleyLanguage
import GalleyLayout

/// A view or modifier that was laid out: a cursor into the arrays of a layout.
///
/// A node copies nothing, and makes a text only when it is asked for one. Modifiers are nodes around what they modify, as in
/// SwiftUI; those that cannot change layout are among them (`changesLayout`).
///
/// ```swift
/// let layout = document.layout(in: .device(.iPhone15))
/// for node in layout.nodes where node.kind == .view { print(node.view, node.frame) }
/// ```
public struct Node: Sendable {
  /// What a node is.
  public enum Kind: String, Sendable, CaseIterable {
    /// A view of the document.
    case view
    /// A modifier of the document, around what it modifies.
    case modifier
    /// What SwiftUI or a modifier makes, and the document does not write.
    case container
    /// A view or modifier that the document calls `unknown`.
    case unknown
  }

  /// What a node is to its parent, if it is not simply its content.
  public enum Role: String, Sendable, CaseIterable {
    case background
    case overlay
    /// A bar that `safeAreaInset` puts beside the view.
    case inset
    /// An item or the title of a bar.
    case toolbar
    /// The field of `searchable`.
    case search
    /// What stands for a tab in its bar.
    case tab
    case sheet
    case cover
    case popover
    case inspector
    /// An alert, a confirmation dialog or an action sheet.
    case dialog

    /// Whether it stands in a window of its own over the others.
    var isPresented: Bool {
      switch self {
      case .sheet, .cover, .popover, .dialog: true
      case .background, .overlay, .inset, .toolbar, .search, .tab, .inspector: false
      }
    }
  }

  /// The arrays.
  let document: LaidOutDocument
  /// The entry of the report that it is.
  let index: ReportID

  var entry: ReportTree.Entry { document.entries[index] }

  /// The evaluated view or modifier that the node is, or that makes it; nil for an implicit container.
  var source: ViewTree.Node? {
    entry.source.index.map { document.viewNodes[$0] }
  }

  /// Whether something makes the node away from where it stands, such as a sheet.
  var isMade: Bool {
    if case .made = entry.role { return true }
    return false
  }

  /// What the node is.
  public var kind: Kind {
    guard let source, !isMade else { return .container }
    if standsForAnother(source) { return .unknown }
    switch source.kind {
    case .modifier, .customModifier: return .modifier
    case .view, .styled, .shape, .layout, .custom, .slot, .group, .loop: return .view
    }
  }

  private func standsForAnother(_ source: ViewTree.Node) -> Bool {
    let catalogue = document.typing.catalogue
    switch source.kind {
    case .view(let index): return catalogue.views[index].standsForAnother
    case .modifier(let index, _): return catalogue.modifiers[index].standsForAnother
    case .shape, .layout, .slot, .group, .loop, .custom, .customModifier, .styled: return false
    }
  }

  /// Whether it is a modifier, known or not.
  var isModifier: Bool {
    switch source?.kind {
    case .modifier, .customModifier: !isMade
    case .view, .styled, .shape, .layout, .custom, .slot, .group, .loop, nil: false
    }
  }

  /// The name of the view or modifier as the document spells it: `VStack`, `padding`.
  public var view: String {
    guard let source else { return entry.role.containerName }
    if case .made(let made) = entry.role { return made.name }
    switch source.kind {
    case .modifier(let index, _): return document.typing.catalogue.modifiers[index].name
    case .view(let index), .styled(let index): return document.typing.catalogue.views[index].name
    case .shape(let index): return document.program.shapes[index].name
    case .layout(let index): return document.program.layouts[index].name
    case .custom(let index): return document.program.views[index].name
    case .customModifier(let index): return document.program.viewModifiers[index].view.name
    case .slot, .group, .loop:
      if case .node(let node) = source.source, case .forEach = document.checkedNodes[node].kind { return "ForEach" }
      return "Group"
    }
  }

  /// The name that the document gives the node under `name`; nil for none.
  public var name: String? {
    guard let label = source?.label.index, !isMade else { return nil }
    return document.views.labels[label]
  }

  /// What the node is to its parent; nil for its content.
  public var role: Role? { entry.role.nodeRole }

  /// Whether the size of the node is not published but estimated, as that of some symbols.
  public var isEstimated: Bool {
    guard source != nil, !isMade else { return false }
    return document.estimates.contains(entry.layout) && !addsNothing
  }

  /// Whether the node can change a frame; reports fold those that cannot into their content.
  public var changesLayout: Bool {
    guard let source, !isMade else { return true }
    if isNeutral(source) || isModifier && addsNothing { return entry.role == .toolbar || presentsSomething }
    return true
  }

  /// Whether the node scrolls its content, of which its frame is the part that is seen.
  public var isScrollView: Bool {
    entry.extent == .node && document.tree.kind(of: entry.layout) == .scroll
  }

  private func isNeutral(_ source: ViewTree.Node) -> Bool {
    switch source.kind {
    case .modifier(let index, .layer):
      document.typing.catalogue.modifiers[index].overload(source.overload).layout.isNeutral
    case .modifier(_, .folded), .modifier(_, .shape), .slot, .group, .loop: true
    case .view(let index), .styled(let index):
      document.typing.catalogue.views[index].overload(source.overload).layout.isTransparent
    case .shape, .layout, .custom, .customModifier: false
    }
  }

  /// Whether the node has none of its own in the layout tree that could change a frame.
  var addsNothing: Bool {
    let entry = entry
    return entry.extent != .node || document.tree.kind(of: entry.layout) == .matchedSource
      || entry.firstChild.index.map { document.entries[$0].layout == entry.layout } ?? false
  }

  /// Whether a sheet or the like stands below the node, beside the view that presents it.
  private var presentsSomething: Bool {
    guard entry.extent == .node, let first = entry.firstChild.index,
      let second = document.entries[first].nextSibling.index
    else { return false }
    let presented = document.entries[second]
    if case .made = presented.role { return document.isPlaced[presented.layout.position] }
    return false
  }
}

extension Node: Hashable {
  /// Two cursors are equal if they stand at the same node of the same layout.
  public static func == (left: Node, right: Node) -> Bool {
    left.index == right.index && left.document === right.document
  }

  /// Combines the place in the layout.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(document))
    hasher.combine(index)
  }
}
