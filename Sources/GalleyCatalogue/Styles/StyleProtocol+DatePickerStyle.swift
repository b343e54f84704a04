import GalleyLanguage

extension StyleProtocol {
  static let datePickerStyle = StyleProtocol(
    "DatePickerStyle", summary: "How date pickers look.", since: .iOS(13),
    members: [
      .view("label"), .binding("selection", .builtIn("Date")), .value("minimumDate", .optional(.builtIn("Date"))),
      .value("maximumDate", .optional(.builtIn("Date"))),
      .value("displayedComponents", .builtIn("DatePickerComponents")),
    ],
    styles: [
      BuiltInStyle("automatic", "DefaultDatePickerStyle", "What suits the platform."),
      BuiltInStyle(
        "compact", "CompactDatePickerStyle", "A text that opens a calendar.", since: .iOS(14).except(.tvOS, .watchOS)),
      BuiltInStyle("field", "FieldDatePickerStyle", "A field to type in.", since: .iOS(13).only(.macOS)),
      BuiltInStyle("graphical", "GraphicalDatePickerStyle", "A calendar.", since: .iOS(14).except(.tvOS, .watchOS)),
      BuiltInStyle(
        "stepperField", "StepperFieldDatePickerStyle", "A field to type in, with a stepper.",
        since: .iOS(13).only(.macOS)),
      BuiltInStyle("wheel", "WheelDatePickerStyle", "Wheels.", since: .iOS(13).except(.macOS, .tvOS)),
    ])
}
