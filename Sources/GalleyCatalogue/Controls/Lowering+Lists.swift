import GalleyExpressions
import GalleyLanguage
import GalleyLayout

// Lists, forms and sections. Source: grid 4.3.

extension Lowering {
  /// The list style that a platform has by itself.
  func resolvedListStyle(_ style: String) -> String {
    guard style == "automatic" else { return style }
    switch platform {
    case .iOS, .iPadOS, .visionOS: return "insetGrouped"
    case .macOS: return "inset"
    case .watchOS: return "elliptical"
    case .tvOS: return "grouped"
    }
  }

  /// Rows below each other in a style.
  mutating func list(_ view: ViewReference, style: String, container: ControlPlace.Container) -> [LoweredView] {
    let outer = (orientation, place)
    orientation = nil
    place.container = container
    place.isRowLevel = true
    let isPlain = !ListStyleShape.isGrouped(style)
    place.listHeaderFont = ListStyleShape.headerFont(isPlain: isPlain)
    let isTree = view.parameters.contains { $0.kind == .loop(.children) }
    let rows = isTree ? outline(view) : lowerList("content", of: view)
    (orientation, place) = outer
    let items = listItems(rows)
    let lengths = lengths(of: style, in: environment(of: view.node))
    let arrangement = layout.add(
      arrangement(ListLayout(items: items, lengths: lengths)), children: rows.map(\.node))
    return [report(view, at: layout.add(.container, child: arrangement), children: rows)]
  }

  private func listItems(_ rows: [LoweredView]) -> [ListLayout.Item] {
    rows.map { row in
      ListLayout.Item(
        part: row.listPart?.part ?? .row, section: row.listPart?.section ?? -1,
        insets: layer("listRowInsets", of: row).flatMap { arguments(of: $0).insets("insets") })
    }
  }

  private func lengths(of style: String, in environment: EnvironmentValues) -> ListLayout.Lengths {
    let isGrouped = ListStyleShape.isGrouped(style)
    let inset = metrics[isGrouped ? .listHeaderBottom : .listPlainHeaderInset]
    var lengths = ListLayout.Lengths(
      narrowMargin: metrics[.listNarrowMargin], wideMargin: metrics[.listWideMargin],
      wideWidth: metrics[.listWideWidth], hasMargins: ["insetGrouped", "inset"].contains(style),
      rowInset: metrics[.listRowInset], rowHeight: metrics[.listRowHeight])
    lengths.headerInsets = EdgeInsets(top: metrics[isGrouped ? .listHeaderTop : .listPlainHeaderInset], bottom: inset)
    lengths.footerInsets = EdgeInsets(top: metrics[isGrouped ? .listFooterTop : .listPlainHeaderInset], bottom: inset)
    if isGrouped {
      lengths.topGap = metrics[.listTopGap]
      lengths.sectionGap = sectionGap(environment)
    }
    if ["carousel", "elliptical"].contains(style) {
      lengths.rowHeight = 44
      lengths.rowSpacing = metrics[.listWatchSpacing]
    }
    if style == "bordered" { lengths.border = metrics[.listBorder] }
    if let spacing = environment.custom["listRowSpacing"]?.number { lengths.rowSpacing = spacing }
    if let least = environment.custom["defaultMinListRowHeight"]?.number { lengths.rowHeight = least }
    return lengths
  }

  private func sectionGap(_ environment: EnvironmentValues) -> Double {
    switch environment.custom["listSectionSpacing"] {
    case .enumeration(let type, let index, let payload)?:
      if let number = payload.first?.number { return number }
      let name = document.types.caseName(of: .enumeration(type, index: index, payload: payload))
      return metrics[name == "compact" ? .listCompactSectionGap : .listSectionGap]
    case let value?: return value.number ?? metrics[.listSectionGap]
    case nil: return metrics[.listSectionGap]
    }
  }

  /// The header, rows and footer of a section, marked as such for a list or a lazy grid.
  mutating func section(_ view: ViewReference) -> [LoweredView] {
    let isListed = place.isList && place.isRowLevel
    sectionCount += 1
    let number = sectionCount
    let outer = place.font
    if isListed { place.font = place.listHeaderFont }
    let header = sectionHeader(view)
    if isListed { place.font = Font(.style(.footnote)) }
    let footer = lowerBlock("footer", of: view, in: .verticalStack)
    place.font = outer
    let isExpanded = !isListed || arguments(of: view).bool("isExpanded") ?? true
    let rows = isExpanded ? lowerList("content", of: view) : []
    let parts =
      (header.map { [mark($0, .header, number)] } ?? []) + rows.map { mark($0, .row, number) }
      + (footer.map { [mark($0, .footer, number)] } ?? [])
    return stand(view, for: parts)
  }

  private func mark(_ view: LoweredView, _ part: ListLayout.Part, _ section: Int) -> LoweredView {
    var view = view
    if view.listPart == nil { view.listPart = ListPart(part, section: section) }
    return view
  }

  private mutating func sectionHeader(_ view: ViewReference) -> LoweredView? {
    if let header = lowerBlock("header", of: view, in: .verticalStack) { return header }
    guard let title = arguments(of: view).string("title") else { return nil }
    let node = text(title, in: environment(of: view.node)).node
    return LoweredView(node: node, report: report.add(source: .none, layout: node, role: .title))
  }
}

/// What follows from the name of a list style.
enum ListStyleShape {
  /// Whether sections are groups, with space between them.
  static func isGrouped(_ style: String) -> Bool { ["grouped", "insetGrouped", "sidebar"].contains(style) }

  /// The font of section headers.
  static func headerFont(isPlain: Bool) -> Font {
    guard isPlain else { return Font(.style(.footnote)) }
    var modifiers = FontModifiers()
    modifiers.isBold = true
    return Font(.style(.subheadline), modifiers: modifiers)
  }
}
