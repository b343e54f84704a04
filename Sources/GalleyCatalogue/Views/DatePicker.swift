import GalleyLanguage

extension ViewDefinition {
  static let datePicker = ViewDefinition(
    "DatePicker", summary: "A choice of a date, with a label.",
    since: .iOS(13).except(.tvOS).on(.watchOS, since: .iOS(17)), layout: .model,
    figures: ["date", "picker.wheel", "row", "field", "stepper"],
    overloads: [
      ViewOverload(
        [.title("The words of the label."), selection, range, components], type: .generic("DatePicker", "Text"),
        styled: styled(.title(.title)), layout: layout),
      ViewOverload(
        [selection, range, components, .label("The views of the label.")], type: .generic("DatePicker", .of(.label)),
        styled: styled(.block(.label)), layout: layout),
    ],
    examples: [
      Example("DatePicker: { title: Day, selection: \"2024-05-01T12:00:00Z\" }", type: "DatePicker<Text>"),
      Example(
        "DatePicker: { title: Day, selection: \"2024-05-01T12:00:00Z\", displayedComponents: date }",
        type: "DatePicker<Text>"),
    ])

  private static let selection = Parameter.date(.selection, "The date, in ISO 8601.")
  private static let range = Parameter.optional(
    "in", .anyValue, "The dates to choose from; all if they are left out.", nullable: false)
  private static let components = Parameter.optional(
    .displayedComponents, "What of the date is chosen; the day and the time if it is left out.", nullable: false)

  /// The range of a picker is not known to its style: its ends are nil.
  private static func styled(_ label: StyledControl.Content) -> StyledControl {
    StyledControl(
      "DatePickerStyle", views: ["label": label],
      values: [
        "selection": .given(.selection),
        "displayedComponents": .computed { arguments in
          let names = arguments[.displayedComponents] ?? ["hourAndMinute", "date"]
          return .array(names.map { arguments.types.value("DatePickerComponents", $0) })
        },
      ])
  }

  private static let layout = ViewLayout.custom { lowering, view in lowering.datePicker(view) }
}

extension ArgumentLabel<[String]> {
  static var displayedComponents: Self { Self("displayedComponents", casesOf: .type("DatePickerComponents")) }
}
