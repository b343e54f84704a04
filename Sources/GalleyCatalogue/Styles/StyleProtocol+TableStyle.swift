import GalleyLanguage

extension StyleProtocol {
  static let tableStyle = StyleProtocol(
    "TableStyle", summary: "How tables look.", since: .iOS(16).except(.tvOS, .watchOS),
    members: [],
    styles: [
      BuiltInStyle("automatic", "AutomaticTableStyle", "What suits the platform."),
      BuiltInStyle("bordered", "BorderedTableStyle", "Rows inside a border.", since: .iOS(15).only(.macOS)),
      BuiltInStyle("inset", "InsetTableStyle", "Rows with margins."),
    ])
}
