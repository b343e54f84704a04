import GalleyLanguage

extension ModifierDefinition {
  static let labelStyle = ModifierDefinition(
    "labelStyle", summary: "Sets how labels in the view look.", since: .iOS(14), layout: .model,
    overloads: [.style("LabelStyle", type: .layer("LabelStyleWritingModifier", "style"))],
    examples: [
      Example(
        "VStack: [ { Text: Fire } ]\nmodifiers: [ { labelStyle: iconOnly } ]",
        type: "ModifiedContent<VStack<Text>, LabelStyleWritingModifier<IconOnlyLabelStyle>>")
    ])
}
