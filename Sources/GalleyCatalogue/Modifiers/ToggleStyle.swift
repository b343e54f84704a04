import GalleyLanguage

extension ModifierDefinition {
  static let toggleStyle = ModifierDefinition(
    "toggleStyle", summary: "Sets how toggles in the view look.", since: .iOS(13), layout: .model,
    overloads: [.style("ToggleStyle", type: .layer("ToggleStyleModifier", .of(.controlStyle)))],
    examples: [
      Example(
        "Toggle: { title: Wi-Fi, isOn: true }\nmodifiers: [ { toggleStyle: switch } ]",
        type: "ModifiedContent<Toggle<Text>, ToggleStyleModifier<SwitchToggleStyle>>")
    ])
}
