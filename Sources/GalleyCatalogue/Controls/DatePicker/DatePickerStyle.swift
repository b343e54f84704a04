import GalleyLanguage

extension ModifierDefinition {
  static let datePickerStyle = ModifierDefinition(
    "datePickerStyle", summary: "Sets how date pickers in the view look.", since: .iOS(13).except(.tvOS),
    layoutStanding: .model,
    overloads: [.style("DatePickerStyle", type: .layer("DatePickerStyleModifier", .of(.controlStyle)))],
    examples: [
      Example(
        "DatePicker: { title: Day, selection: \"2024-05-01T12:00:00Z\" }\nmodifiers: [ { datePickerStyle: compact } ]",
        type: "ModifiedContent<DatePicker<Text>, DatePickerStyleModifier<CompactDatePickerStyle>>")
    ])
}

extension StyleProtocol {
  static let datePickerStyle = StyleProtocol(
    "DatePickerStyle", summary: "How date pickers look.", since: .iOS(13),
    members: [
      .view("label"), .binding("selection", .builtIn("Date")), .value("minimumDate", .optional(.builtIn("Date"))),
      .value("maximumDate", .optional(.builtIn("Date"))),
      .value("displayedComponents", .builtIn("DatePickerComponents")),
    ],
    styles: [
      BuiltInStyle(DatePickerStyle.automatic, "DefaultDatePickerStyle", "What suits the platform."),
      BuiltInStyle(
        DatePickerStyle.compact, "CompactDatePickerStyle", "A text that opens a calendar.",
        since: .iOS(14).except(.tvOS, .watchOS)),
      BuiltInStyle(DatePickerStyle.field, "FieldDatePickerStyle", "A field to type in.", since: .iOS(13).only(.macOS)),
      BuiltInStyle(
        DatePickerStyle.graphical, "GraphicalDatePickerStyle", "A calendar.", since: .iOS(14).except(.tvOS, .watchOS)),
      BuiltInStyle(
        DatePickerStyle.stepperField, "StepperFieldDatePickerStyle", "A field to type in, with a stepper.",
        since: .iOS(13).only(.macOS)),
      BuiltInStyle(DatePickerStyle.wheel, "WheelDatePickerStyle", "Wheels.", since: .iOS(13).except(.macOS, .tvOS)),
    ],
    example: { style in
      """
      DatePicker: { title: Day, selection: "2024-05-01T12:00:00Z", displayedComponents: date }
      modifiers: [ { datePickerStyle: \(style) } ]
      """
    })
}

/// The styles of date pickers that come with SwiftUI, by their short names.
enum DatePickerStyle: String, BuiltInStyleFamily {
  case automatic
  case compact
  case field
  case graphical
  case stepperField
  case wheel

  static var key: String { "DatePickerStyle" }
}
