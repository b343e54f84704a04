import GalleyLanguage

extension ModifierDefinition {
  static let datePickerStyle = ModifierDefinition(
    "datePickerStyle", summary: "Sets how date pickers in the view look.", since: .iOS(13).except(.tvOS),
    layout: .model,
    overloads: [.style("DatePickerStyle", type: .layer("DatePickerStyleModifier", .of(.controlStyle)))],
    examples: [
      Example(
        "DatePicker: { title: Day, selection: \"2024-05-01T12:00:00Z\" }\nmodifiers: [ { datePickerStyle: compact } ]",
        type: "ModifiedContent<DatePicker<Text>, DatePickerStyleModifier<CompactDatePickerStyle>>")
    ])
}
