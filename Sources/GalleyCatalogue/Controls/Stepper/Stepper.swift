import GalleyExpressions
import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let stepper = ViewDefinition(
    "Stepper", summary: "Two buttons that make a value larger and smaller, with a label.",
    since: .iOS(13).except(.tvOS).on(.watchOS, since: .iOS(16)), layoutStanding: .model, figures: ["stepper", "row"],
    overloads: [
      ViewOverload(
        [.title("The words of the label."), value, range, step, format, onEditingChanged],
        type: .generic("Stepper", "Text"), layout: layout),
      ViewOverload(
        [
          .title("The words of the label."), .required(.onIncrement, "What the larger side does."),
          .required(.onDecrement, "What the smaller side does."), onEditingChanged,
        ],
        type: .generic("Stepper", "Text"), layout: layout),
      ViewOverload(
        [value, range, step, .label("The views of the label."), format, onEditingChanged],
        type: .generic("Stepper", .of(.label)), layout: layout),
      ViewOverload(
        [
          .label("The views of the label."), .required(.onIncrement, "What the larger side does."),
          .required(.onDecrement, "What the smaller side does."), onEditingChanged,
        ],
        type: .generic("Stepper", .of(.label)), layout: layout),
    ],
    examples: [
      Example("Stepper: { title: Guests, value: 2, in: 1...8 }", type: "Stepper<Text>"),
      Example("Stepper: { value: 2, label: { Text: Guests } }", type: "Stepper<Text>"),
    ])

  private static let value = Parameter.binding(.boundNumber, to: .strideable, "The value.")
  private static let range = Parameter.optional(
    .valueBounds, "The bounds; none if they are left out.", nullable: false)
  private static let step = Parameter.optional(
    .step, "How much a tap changes; 1 if it is left out.", nullable: false, numbers: .positive)
  private static let format = Parameter.optional(.shownFormat, .anyValue, "How the value is written.", since: .iOS(15))
  private static let onEditingChanged = Parameter.onEditingChanged("What happens when changing begins and ends.")

  private static let layout = ViewLayout.custom { lowering, view in lowering.stepper(view) }
}

// How it is laid out. Source: grid 4.1, 4.2.

extension Lowering {
  /// Two buttons, with the label at the other end of the row; on the Mac directly behind the label.
  mutating func stepper(_ view: ViewReference) -> [LoweredView] {
    let label = hidesLabels(environment(of: view.node)) ? nil : label(of: view)
    var buttons = drawing(stepperPart(view), box(width: metrics[.stepperWidth], height: metrics[.stepperHeight]))
    buttons.controlHeight = unmeasuredControlHeight(metrics[.stepperHeight])
    guard platform == .macOS, !isMacForm, let label else { return close(view, row(label, buttons)) }
    draw(.label(.control), at: label.node)
    return close(view, horizontal([label, buttons], spacing: metrics[.rowSpacing]))
  }
}

extension Lowering {
  /// A half of a stepper is of no use where the value is at its bound.
  private func stepperPart(_ view: ViewReference) -> ControlPart {
    let arguments = arguments(of: view)
    if let value = arguments[.value], let bounds = arguments[.bounds] {
      return .stepper(canDecrement: value > bounds.lowerBound, canIncrement: value < bounds.upperBound)
    }
    return .stepper(canDecrement: true, canIncrement: true)
  }
}

extension ArgumentLabel<Value> {
  fileprivate static var boundNumber: Self { Self("value", .binding(.unknown)) }
}
