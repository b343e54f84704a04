import GalleyLanguage

extension ModifierDefinition {
  static let textFieldStyle = ModifierDefinition(
    "textFieldStyle", summary: "Sets how text fields in the view look.", since: .iOS(13), layout: .model,
    overloads: [.style("TextFieldStyle", type: .layer("TextFieldStyleModifier", .of(.controlStyle)))],
    examples: [
      Example(
        "TextField: { title: Name, text: Ann }\nmodifiers: [ { textFieldStyle: roundedBorder } ]",
        type: "ModifiedContent<TextField<Text>, TextFieldStyleModifier<RoundedBorderTextFieldStyle>>")
    ])
}
