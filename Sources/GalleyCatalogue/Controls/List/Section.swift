import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let section = ViewDefinition(
    "Section", summary: "Rows that belong together, with a header and a footer.", layoutStanding: .model,
    figures: ["list.section", "list.header", "list.footer", "list.compact", "list.topGap"],
    overloads: [
      ViewOverload(
        [content], type: .generic("Section", "EmptyView", .of(.content), "EmptyView"), showing: .container,
        layout: layout),
      ViewOverload(
        [.title("The words of the header."), content], since: .iOS(15),
        type: .generic("Section", "Text", .of(.content), "EmptyView"), showing: .container, layout: layout),
      ViewOverload(
        [.title("The words of the header."), isExpanded, content], since: .iOS(17),
        type: .generic("Section", "Text", .of(.content), "EmptyView"), showing: .container, layout: layout),
      ViewOverload(
        [
          content, .optional(.header, "The views of the header."),
          .optional(.footer, "The views of the footer."),
        ],
        type: .generic("Section", .of(.header), .of(.content), .of(.footer)), showing: .container, layout: layout),
      ViewOverload(
        [isExpanded, content, .required(.header, "The views of the header.")], since: .iOS(17),
        type: .generic("Section", .of(.header), .of(.content), "EmptyView"), showing: .container, layout: layout),
    ],
    examples: [
      Example("List:\n  - Section: [ { Text: One } ]", type: "List<Never, Section<EmptyView, Text, EmptyView>>"),
      Example(
        "List:\n  - Section: { title: Cards, content: [ { Text: One } ] }",
        type: "List<Never, Section<Text, Text, EmptyView>>"),
      Example(
        "List:\n  - Section:\n      content: [ { Text: One } ]\n      header: { Image: { systemName: star } }\n"
          + "      footer: { Text: The end }",
        type: "List<Never, Section<Image, Text, Text>>"),
    ])

  private static let content = Parameter.required(.content, "The rows.")
  private static let isExpanded = Parameter.required(.isExpanded, "Whether the rows show.")

  private static let layout = ViewLayout.custom { lowering, view in lowering.section(view) }
}

// How it is laid out. Source: grid 4.3.

extension Lowering {
  /// The header, rows and footer of a section, marked as such for a list or a lazy grid.
  mutating func section(_ view: ViewReference) -> [LoweredView] {
    let isListed = surroundings.controls.isListRow
    let number = findings.addSection()
    let around = surroundings.controls
    let header = within(\.controls, isListed ? inHeader(of: view) : around) { $0.sectionHeader(view) }
    let footer = within(\.controls, isListed ? inFooter : around) {
      $0.lowerBlock(.footer, of: view, in: .verticalStack)
    }
    let isExpanded = !isListed || arguments(of: view)[.isExpanded] ?? true
    let rows = isExpanded ? lowerList(.content, of: view) : []
    let gap = isListed && surroundings.controls.hasSectionGaps ? sectionGap(environment(of: view.node)) : nil
    if isListed {
      let secondary = [hasProminentHeader(view) ? nil : header, footer]
      for view in secondary.compactMap(\.self) { draw(.label(.secondary), at: view.node) }
    }
    let margins = isListed ? environment(of: view.node).sectionMargins : ListLayout.SectionMargins()
    let parts =
      (header.map { [mark($0, .header, number, gap, margins)] } ?? [])
      + rows.map { mark($0, .row, number, gap, margins) }
      + (footer.map { [mark($0, .footer, number, gap, margins)] } ?? [])
    return stand(view, for: parts)
  }

  /// What controls in the header of a list's section adapt to.
  private func inHeader(of view: ViewReference) -> ControlSurroundings {
    var inside = surroundings.controls
    inside.listPart = .header
    inside.font = inside.headerLook.font
    inside.textCase = inside.headerLook.textCase
    guard hasProminentHeader(view), let font = inside.headerLook.prominentFont else { return inside }
    inside.font = font
    inside.textCase = nil
    return inside
  }

  private var inFooter: ControlSurroundings {
    var inside = surroundings.controls
    inside.listPart = .footer
    inside.font = inside.headerLook.footerFont
    return inside
  }

  /// Whether the header of a section stands out: it is drawn in the colour of texts, as headers with
  /// `prominentInsetGroupedHeader` are in UIKit.
  private func hasProminentHeader(_ view: ViewReference) -> Bool {
    let prominence: Prominence? = environmentCase(.headerProminence, in: environment(of: view.node))
    return prominence == .increased
  }

  private func mark(
    _ view: LoweredView, _ part: ListLayout.Part, _ section: Int, _ gap: ListLayout.SectionGap?,
    _ margins: ListLayout.SectionMargins
  ) -> LoweredView {
    guard view.listPart == nil else { return view }
    var view = view
    var listPart = ListPart(part, section: section)
    listPart.gap = gap
    listPart.margins = margins
    if part != .row { listPart.insets = rowInsets(of: view) }
    view.listPart = listPart
    return view
  }

  private mutating func sectionHeader(_ view: ViewReference) -> LoweredView? {
    if let header = lowerBlock(.header, of: view, in: .verticalStack) { return header }
    guard let title = arguments(of: view)[.title] else { return nil }
    let node = text(title, in: environment(of: view.node)).node
    return LoweredView(node: node, report: report.add(source: .none, layout: node, role: .title))
  }
}
