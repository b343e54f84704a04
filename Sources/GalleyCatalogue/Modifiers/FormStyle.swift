import GalleyLanguage

extension ModifierDefinition {
  static let formStyle = ModifierDefinition(
    "formStyle", summary: "Sets how forms in the view look.", since: .iOS(16), layout: .model,
    overloads: [.style("FormStyle", type: .layer("FormStyleWritingModifier", .of(.controlStyle)))],
    examples: [
      Example(
        "Form: [ { Text: One } ]\nmodifiers: [ { formStyle: grouped } ]",
        type: "ModifiedContent<Form<Text>, FormStyleWritingModifier<GroupedFormStyle>>")
    ])
}
