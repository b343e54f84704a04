import GalleyExpressions
import GalleyLanguage
import GalleyLayout

// Lists, forms and sections. Source: grid 4.3.

extension Lowering {
  /// The list style that a platform has by itself; before iOS 15 it was the plain one.
  var automaticListStyle: ListStyle {
    switch platform {
    case .iOS, .iPadOS, .visionOS, .macOS: surroundings.controls.isSidebar ? .sidebar : automaticStyleOutsideSidebars
    case .watchOS: .elliptical
    case .tvOS: .grouped
    }
  }

  private var automaticStyleOutsideSidebars: ListStyle {
    if platform == .macOS { return .inset }
    return platform != .visionOS && document.target.release < .iOS(15) ? .plain : .insetGrouped
  }

  /// The list style that forms have by themselves; before iOS 15 their rows went from edge to edge.
  var formListStyle: ListStyle {
    switch platform {
    case .iOS, .iPadOS:
      UnconfirmedChoices.oldFormsHaveNoMargins && document.target.release < .iOS(15) ? .grouped : .insetGrouped
    case .macOS: .insetGrouped
    case .visionOS, .watchOS, .tvOS: automaticListStyle
    }
  }

  /// Rows below each other in a style.
  mutating func list(_ view: ViewReference, style: ListStyle, container: ControlSurroundings.Container) -> [LoweredView]
  {
    var inside = surroundings
    inside.orientation = nil
    inside.controls.container = container
    inside.controls.isRowLevel = true
    inside.controls.wishes.badge = nil
    inside.controls.listPart = .row
    inside.controls.headerLook = headerLook(of: style)
    inside.controls.hasSectionGaps = style.family == .grouped
    let isTree = view.parameters.contains { $0.kind == .loop(.children) }
    let (lengths, rows) = within(inside) { lowering in
      (
        lowering.lengths(of: style, for: view),
        isTree ? lowering.outline(view) : lowering.lowerList(.content, of: view)
      )
    }
    let list = ListLayout(items: listItems(rows), lengths: lengths)
    let arranged = layout.add(arrangement(list), children: rows.map(\.node))
    let look = ControlPart.ListLook(
      rows: rowLook(of: style), isInset: style.hasMargins, selected: selectedIndices(rows, of: view))
    draw(.list(list, look), at: arranged)
    return [report(view, at: layout.add(.container, child: arranged), children: rows)]
  }

  private func rowLook(of style: ListStyle) -> ControlPart.ListLook.Rows {
    if style.isOfWatch { return .onPlatesOfTheirOwn }
    guard style.family == .grouped else { return .lined }
    return style == .sidebar && (surroundings.controls.isSidebar || platform == .macOS) ? .free : .onPlates
  }

  private func listItems(_ rows: [LoweredView]) -> [ListLayout.Item] {
    rows.map { row in
      let part = row.listPart?.part ?? .row
      return ListLayout.Item(
        part: part, section: row.listPart?.section,
        insets: part == .row ? rowInsets(of: row) : row.listPart?.insets,
        controlHeight: platform == .macOS ? 0 : row.controlHeight, gap: row.listPart?.gap,
        margins: row.listPart?.margins ?? ListLayout.SectionMargins())
    }
  }

  /// The insets that the document gave a view of a list.
  func rowInsets(of view: LoweredView) -> EdgeInsets? {
    layer(.listRowInsets, of: view).flatMap { arguments(of: $0)[.insets] }
  }

  private func lengths(of style: ListStyle, for view: ViewReference) -> ListLayout.Lengths {
    let environment = environment(of: view.node)
    let family = style.family
    var lengths = ListLayout.Lengths()
    lengths.narrowMargin = metrics[.listNarrowMargin]
    lengths.wideMargin = metrics[.listWideMargin]
    lengths.wideWidth = metrics[.listWideWidth]
    lengths.hasMargins = style.hasMargins
    lengths.rowInset = metrics[.listRowInset, family]
    lengths.rowHeight = metrics[.listRowHeight]
    if family == .plain, platform == .iOS || platform == .iPadOS { lengths.rowSideInset = metrics[.listPlainInset] }
    lengths.headerInsets = EdgeInsets(
      top: metrics[.listHeaderTop, family], bottom: metrics[.listHeaderBottom, family])
    lengths.footerInsets = EdgeInsets(
      top: metrics[.listFooterTop, family], bottom: metrics[.listFooterBottom, family])
    lengths.contentBottom = metrics[.listContentBottom]
    lengths.contentMargins = environment.contentMargins
    lengths.anchor = environment.scrollAnchors.initialOffset?.y ?? 0
    lengths.offset = tree.scrollOffsets[view.id]?.y
    if isMacForm { setMacForm(&lengths) }
    if family == .grouped {
      lengths.topGap = metrics[.listTopGap]
      lengths.sectionGap = sectionGap(environment)
    }
    if style.isOfWatch {
      lengths.rowSpacing = metrics[.listWatchSpacing]
      lengths.spacesRowsOfSections = true
    }
    if style.hasBorder { lengths.border = metrics[.listBorder] }
    if let spacing = environment.kept[.listRowSpacing]?.number { lengths.rowSpacing = spacing }
    if let least = environment.kept[.defaultMinListRowHeight]?.number { lengths.rowHeight = least }
    if let least = environment.kept[.defaultMinListHeaderHeight]?.number { lengths.headerHeight = least }
    return lengths
  }

  /// Whether controls stand in a grouped form on a Mac, where labels and controls stand at the ends of rows.
  var isMacForm: Bool { platform == .macOS && surroundings.controls.container == .form }

  private func setMacForm(_ lengths: inout ListLayout.Lengths) {
    lengths.narrowMargin = metrics[.formMargin]
    lengths.wideMargin = metrics[.formMargin]
    lengths.rowInset = metrics[.formRowInset]
    lengths.rowSideInset = metrics[.formRowInset]
    lengths.rowHeight = metrics[.formRowHeight]
  }

  /// The space between sections: half of it below one and half above the next, the system's each a whole number of pixels.
  ///
  /// Where the document sets it, it is the same below footers (unconfirmed).
  func sectionGap(_ environment: EnvironmentValues) -> ListLayout.SectionGap {
    let given = givenSectionGap(environment)
    if let given { return ListLayout.SectionGap(half: given / 2, belowFooter: given / 2) }
    let half = PixelGrid(scale: environment.displayScale).roundedUp(metrics[.listSectionGap] / 2)
    return ListLayout.SectionGap(half: half, belowFooter: metrics[.listFooterGap])
  }

  private func givenSectionGap(_ environment: EnvironmentValues) -> Double? {
    guard let value = environment.kept[.listSectionSpacing] else { return nil }
    guard case .enumeration(_, _, let payload) = value else { return value.number }
    if let number = payload.first?.number { return number }
    let spacing: ListSectionSpacing? = document.types.enumerationCase(value)
    return spacing == .compact ? metrics[.listCompactSectionGap] : nil
  }

  /// How headers of sections are shown: before iOS 26 those of grouped lists are in capitals.
  private func headerLook(of style: ListStyle) -> HeaderLook {
    var look = HeaderLook()
    guard style.family == .grouped else {
      var modifiers = FontModifiers()
      modifiers.isBold = true
      look.font = Font(.style(.subheadline), modifiers: modifiers)
      look.footerFont = look.font
      return look
    }
    var prominent = FontModifiers()
    prominent.isBold = true
    look.prominentFont = Font(.style(.title3), modifiers: prominent)
    let isPhoneOrTablet = platform == .iOS || platform == .iPadOS
    if document.target.release >= .iOS(26), platform != .macOS {
      look.font = Font(.style(.headline))
    } else if isPhoneOrTablet, style.hasCapitals {
      look.textCase = .uppercase
    }
    return look
  }
}

// What follows from a list style.

extension ListStyle {
  /// Sections of grouped styles have space between them.
  var family: ListFamily {
    switch self {
    case .grouped, .insetGrouped, .sidebar: .grouped
    case .automatic, .bordered, .carousel, .elliptical, .inset, .plain: .plain
    }
  }

  /// Whether rows stand between margins.
  var hasMargins: Bool { self == .insetGrouped || self == .inset }

  /// Whether headers are in capitals where the release has it so.
  var hasCapitals: Bool {
    family == .grouped && (self != .sidebar || !UnconfirmedChoices.sidebarHeadersAreAsWritten)
  }

  var isOfWatch: Bool { self == .carousel || self == .elliptical }
  var hasBorder: Bool { self == .bordered }
}
