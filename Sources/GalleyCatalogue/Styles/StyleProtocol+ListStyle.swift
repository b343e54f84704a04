import GalleyLanguage

extension StyleProtocol {
  static let listStyle = StyleProtocol(
    "ListStyle", summary: "How lists look.", since: .iOS(13), isDefinable: false,
    styles: [
      BuiltInStyle("automatic", "DefaultListStyle", "What suits the platform."),
      BuiltInStyle("bordered", "BorderedListStyle", "Rows inside a border.", since: .iOS(15).only(.macOS)),
      BuiltInStyle("carousel", "CarouselListStyle", "Rows that turn away at the ends.", since: .iOS(13).only(.watchOS)),
      BuiltInStyle(
        "elliptical", "EllipticalListStyle", "Rows that follow the shape of the watch.", since: .iOS(14).only(.watchOS)),
      BuiltInStyle("grouped", "GroupedListStyle", "Rows in groups.", since: .iOS(13).except(.macOS, .watchOS)),
      BuiltInStyle("inset", "InsetListStyle", "Rows with margins.", since: .iOS(14).except(.tvOS, .watchOS)),
      BuiltInStyle(
        "insetGrouped", "InsetGroupedListStyle", "Rows in groups with margins.",
        since: .iOS(14).except(.macOS, .tvOS, .watchOS)),
      BuiltInStyle("plain", "PlainListStyle", "Rows from edge to edge."),
      BuiltInStyle("sidebar", "SidebarListStyle", "Rows as in a sidebar.", since: .iOS(14).except(.tvOS, .watchOS)),
    ])
}
