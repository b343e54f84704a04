import GalleyExpressions
import GalleyLanguage

extension ViewDefinition {
  static let multiDatePicker = ViewDefinition(
    "MultiDatePicker", summary: "A calendar to choose several days in.",
    since: .iOS(16).except(.macOS, .tvOS, .watchOS), layoutStanding: .model, figures: ["date.calendar"],
    overloads: [
      ViewOverload(
        [.title("The words of the label."), selection, range], type: .generic("MultiDatePicker", "Text"),
        layout: layout),
      ViewOverload(
        [selection, range, .label("The views of the label.")], type: .generic("MultiDatePicker", .of(.label)),
        layout: layout),
    ],
    examples: [
      Example("MultiDatePicker: { title: Days, selection: [ \"2024-05-01\" ] }", type: "MultiDatePicker<Text>")
    ])

  private static let selection = Parameter.required(.selection, .binding(.unknown), "The chosen days, as a list.")
  private static let range = Parameter.optional(
    "in", .anyValue, "The days to choose from; all if they are left out.", nullable: false)

  private static let layout = ViewLayout.custom { lowering, view in
    lowering.close(view, lowering.calendar(lowering.chosenDays(of: view)))
  }
}

extension Lowering {
  /// The month of the first chosen day, with all chosen days in it.
  fileprivate func chosenDays(of view: ViewReference) -> ControlPart.Calendar {
    var selection = arguments(of: view)[.selection]
    while case .binding(let binding)? = selection { selection = binding.current }
    var moments: [Moment] = []
    if case .array(let days)? = selection { moments = days.compactMap { Moment($0) } }
    let month = CalendarMonth(of: moments.first ?? .standard, locale: environment(of: view.node).locale)
    return ControlPart.Calendar(month, days: Set(moments.compactMap { month.day(of: $0) }))
  }
}
