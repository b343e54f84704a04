import GalleyLanguage

extension ModifierDefinition {
  static let listStyle = ModifierDefinition(
    "listStyle", summary: "Sets how lists in the view look.", since: .iOS(13), layoutStanding: .model,
    overloads: [.style("ListStyle", type: .layer("ListStyleWriter", .of(.controlStyle)))],
    examples: [
      Example(
        "List: [ { Text: One } ]\nmodifiers: [ { listStyle: plain } ]",
        type: "ModifiedContent<List<Never, Text>, ListStyleWriter<PlainListStyle>>")
    ])
}

extension StyleProtocol {
  static let listStyle = StyleProtocol(
    "ListStyle", summary: "How lists look.", since: .iOS(13), isDefinable: false,
    styles: [
      BuiltInStyle(ListStyle.automatic, "DefaultListStyle", "What suits the platform."),
      BuiltInStyle(ListStyle.bordered, "BorderedListStyle", "Rows inside a border.", since: .iOS(15).only(.macOS)),
      BuiltInStyle(
        ListStyle.carousel, "CarouselListStyle", "Rows that turn away at the ends.", since: .iOS(13).only(.watchOS)),
      BuiltInStyle(
        ListStyle.elliptical, "EllipticalListStyle", "Rows that follow the shape of the watch.",
        since: .iOS(14).only(.watchOS)),
      BuiltInStyle(ListStyle.grouped, "GroupedListStyle", "Rows in groups.", since: .iOS(13).except(.macOS, .watchOS)),
      BuiltInStyle(ListStyle.inset, "InsetListStyle", "Rows with margins.", since: .iOS(14).except(.tvOS, .watchOS)),
      BuiltInStyle(
        ListStyle.insetGrouped, "InsetGroupedListStyle", "Rows in groups with margins.",
        since: .iOS(14).except(.macOS, .tvOS, .watchOS)),
      BuiltInStyle(ListStyle.plain, "PlainListStyle", "Rows from edge to edge."),
      BuiltInStyle(
        ListStyle.sidebar, "SidebarListStyle", "Rows as in a sidebar.", since: .iOS(14).except(.tvOS, .watchOS)),
    ],
    example: { style in
      """
      List: [ { Text: One }, { Text: Two } ]
      modifiers: [ { listStyle: \(style) } ]
      """
    })
}

/// The styles of lists that come with SwiftUI, by their short names.
enum ListStyle: String, BuiltInStyleFamily {
  case automatic
  case bordered
  case carousel
  case elliptical
  case grouped
  case inset
  case insetGrouped
  case plain
  case sidebar

  static var key: String { "ListStyle" }
}
