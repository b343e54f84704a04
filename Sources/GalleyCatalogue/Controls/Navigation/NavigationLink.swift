import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let navigationLink = ViewDefinition(
    "NavigationLink", summary: "A label that leads to another view; in a list a row with a chevron.",
    layoutStanding: .model,
    figures: ["link", "row"],
    overloads: [
      ViewOverload(
        [.title("The words of the link."), destination], type: .generic("NavigationLink", "Text", .of(.destination)),
        styled: .label("ButtonStyle", .title), navigation: .link,
        layout: layout),
      ViewOverload(
        [destination, .label("The views of the link.")],
        type: .generic("NavigationLink", .of(.label), .of(.destination)), styled: .label("ButtonStyle", .block),
        navigation: .link,
        layout: layout),
      ViewOverload(
        [.title("The words of the link."), value], since: .iOS(16),
        type: .generic("NavigationLink", "Text", "Never"), styled: .label("ButtonStyle", .title), navigation: .link,
        optionTag: .anyValue,
        layout: layout),
      ViewOverload(
        [value, .label("The views of the link.")], since: .iOS(16),
        type: .generic("NavigationLink", .of(.label), "Never"), styled: .label("ButtonStyle", .block),
        navigation: .link, optionTag: .anyValue, layout: layout),
    ],
    examples: [
      Example("NavigationLink: { title: Card, destination: { Color: red } }", type: "NavigationLink<Text, Color>"),
      Example("NavigationLink: { title: Card, value: 1 }", type: "NavigationLink<Text, Never>"),
      Example(
        "NavigationLink: { label: { Image: { systemName: star } }, destination: { Text: Star } }",
        type: "NavigationLink<Image, Text>"),
    ])

  private static let destination = Parameter.required(.destination, "The view that it leads to.")
  private static let value = Parameter.required(
    "value", .anyValue, "The value whose `navigationDestination` it leads to; nil for nowhere.", nullable: true)

  private static let layout = ViewLayout.custom { lowering, view in
    guard let label = lowering.buttonLabel(of: view) else { return [] }
    guard lowering.surroundings.controls.isListRow else {
      return lowering.close(view, lowering.button(label, in: lowering.environment(of: view.node)))
    }
    return lowering.closeRow(view) { lowering, badge in
      lowering.row(
        label, lowering.chevron(after: badge, in: lowering.environment(of: view.node)),
        spacing: lowering.metrics[.linkSpacing])
    }
  }
}

// Rows that lead elsewhere. Source: grid 4.2.

extension Lowering {
  /// A row that leads elsewhere is complete: its badge stands before its chevron.
  mutating func closeRow(
    _ view: ViewReference, _ make: (inout Lowering, _ badge: Piece?) -> Piece
  ) -> [LoweredView] {
    let badge = badgeOfRow()
    let piece = make(&self, badge?.piece)
    return close(view, piece).map { row in
      var row = row
      row.badge = badge?.modifier
      return row
    }
  }

  /// A value with the chevron of a row that leads elsewhere.
  mutating func chevron(after value: Piece?, in environment: EnvironmentValues) -> Piece {
    guard let value else { return linkChevron(in: environment) }
    draw(.label(.secondary), at: value.node)
    return arrange(
      .stack(axis: .horizontal, alignment: .verticalCenter, spacing: metrics[.linkSpacing]),
      [value, linkChevron(in: environment)])
  }

  private mutating func linkChevron(in environment: EnvironmentValues) -> Piece {
    let side = metrics[.linkChevronWidth] * textFactor(in: environment)
    let chevron = drawing(.linkChevron, box(width: side, height: side))
    return wrap(.padding(EdgeInsets(trailing: metrics[.linkTrailing])), chevron)
  }
}
