import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let toggle = ViewDefinition(
    "Toggle", summary: "A switch between on and off, with its label.", layoutStanding: .model,
    figures: ["switch", "checkbox", "row", "button"],
    overloads: [
      ViewOverload(
        [.title("The words of the label."), isOn], type: .generic("Toggle", "Text"),
        styled: .label("ToggleStyle", .title, values: ["isOn": .given(.isOn)], buttonStyles: [ToggleStyle.button]),
        layout: layout
      ),
      ViewOverload(
        [.title("The words of the label."), .systemImage, isOn], since: .iOS(14),
        type: .generic("Toggle", labelType),
        styled: .label("ToggleStyle", .symbol, values: ["isOn": .given(.isOn)], buttonStyles: [ToggleStyle.button]),
        layout: layout),
      ViewOverload(
        [.title("The words of the label."), .image, isOn], since: .iOS(17),
        type: .generic("Toggle", labelType),
        styled: .label("ToggleStyle", .picture, values: ["isOn": .given(.isOn)], buttonStyles: [ToggleStyle.button]),
        layout: layout),
      ViewOverload(
        [isOn, .label("The views of the label.")], type: .generic("Toggle", .of(.label)),
        styled: .label("ToggleStyle", .block, values: ["isOn": .given(.isOn)], buttonStyles: [ToggleStyle.button]),
        layout: layout
      ),
    ],
    examples: [
      Example("Toggle: { title: Wi-Fi, isOn: true }", type: "Toggle<Text>"),
      Example(
        "Toggle: { isOn: true, label: [ { Text: Wi-Fi }, { Text: at home } ] }",
        type: "Toggle<TupleView<(Text, Text)>>"),
      Example("Toggle: { title: Wi-Fi, systemImage: wifi, isOn: false }", type: "Toggle<Label<Text, Image>>"),
    ])

  private static let isOn = Parameter.required(
    .isOn, "Whether it is on; `true` or `false` for a value that stays.")

  private static let layout = ViewLayout.custom { lowering, view in
    let environment = lowering.environment(of: view.node)
    let label = lowering.hidesLabels(environment) ? nil : lowering.label(of: view)
    let isOn = lowering.arguments(of: view)[.isOn] ?? false
    return lowering.close(view, lowering.toggle(label, isOn: isOn, in: environment))
  }
}

extension ArgumentLabel<Bool> {
  fileprivate static var isOn: Self { Self("isOn", .binding(.bool)) }
}

// How it is laid out. Source: grid 4.1, 4.2.

extension Lowering {
  /// A toggle around its label, as the toggle style of the place has it.
  mutating func toggle(_ label: Piece?, isOn: Bool, in environment: EnvironmentValues) -> Piece {
    switch environment.style(automatic: automaticToggleStyle) {
    case .button:
      return toggleButton(label ?? box(width: 0, height: 0), isOn: isOn, in: environment)
    case .checkbox:
      let height = metrics[label == nil ? .checkboxLonelyHeight : .checkboxHeight]
      let control = drawing(.checkBox(isOn: isOn), box(width: metrics[.checkboxWidth], height: height))
      return horizontal([control, label].compactMap(\.self), spacing: 0) ?? control
    case .automatic, .switch:
      var control = drawing(
        .toggle(isOn: isOn), box(width: metrics[.switchWidth], height: metrics[.switchHeight]))
      control.controlHeight = metrics[.switchHeight]
      guard platform == .macOS, !isMacForm, let label else { return row(label, control) }
      return horizontal([label, control], spacing: metrics[.rowSpacing]) ?? control
    }
  }

  /// A Mac has switches in grouped forms alone.
  private var automaticToggleStyle: ToggleStyle { platform == .macOS && !isMacForm ? .checkbox : .switch }
}
