import GalleyLanguage

extension StyleProtocol {
  static let datePickerStyle = StyleProtocol(
    "DatePickerStyle", summary: "How date pickers look.", since: .iOS(13),
    members: [.view("label"), .binding("selection", .builtIn("Date"))])
}
