import GalleyLanguage

extension ViewDefinition {
  static let toggle = ViewDefinition(
    "Toggle", summary: "A switch between on and off, with its label.", layout: .model,
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
    return lowering.close(view, lowering.toggle(label, in: environment))
  }
}

extension ArgumentLabel<Bool> {
  fileprivate static var isOn: Self { Self("isOn", .binding(.bool)) }
}
