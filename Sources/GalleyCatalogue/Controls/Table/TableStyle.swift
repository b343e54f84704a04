import GalleyLanguage

extension ModifierDefinition {
  static let tableStyle = ModifierDefinition(
    "tableStyle", summary: "Sets how tables in the view look.",
    since: .iOS(16).except(.tvOS, .watchOS).on(.macOS, since: .iOS(15)), layoutStanding: .model,
    overloads: [.style("TableStyle", type: .unknown("tableStyle"))],
    examples: [
      Example(
        "VStack: [ { Text: One } ]\nmodifiers: [ { tableStyle: inset } ]",
        type: "ModifiedContent<VStack<Text>, unknown(tableStyle)>")
    ])
}

extension StyleProtocol {
  static let tableStyle = StyleProtocol(
    "TableStyle", summary: "How tables look.",
    since: .iOS(16).except(.tvOS, .watchOS).on(.macOS, since: .iOS(15)),
    members: [],
    styles: [
      BuiltInStyle(TableStyle.automatic, "AutomaticTableStyle", "What suits the platform."),
      BuiltInStyle(TableStyle.bordered, "BorderedTableStyle", "Rows inside a border.", since: .iOS(15).only(.macOS)),
      BuiltInStyle(TableStyle.inset, "InsetTableStyle", "Rows with margins."),
    ],
    example: { style in
      """
      types: { Person: { id: Int, name: String } }
      let: { people: { type: "[Person]", value: [ { id: 1, name: Ann }, { id: 2, name: Ben } ] } }
      body:
        Table: { data: $(people), content: [ { TableColumn: { title: Name, value: name } } ] }
        modifiers: [ { tableStyle: \(style) } ]
      """
    })
}

/// The styles of tables that come with SwiftUI, by their short names.
enum TableStyle: String, BuiltInStyleFamily {
  case automatic
  case bordered
  case inset

  static var key: String { "TableStyle" }
}
