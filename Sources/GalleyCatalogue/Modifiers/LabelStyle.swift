import GalleyLanguage

extension ModifierDefinition {
  static let labelStyle = ModifierDefinition(
    "labelStyle", summary: "Sets how labels in the view look.", since: .iOS(14), layout: .model,
    overloads: [
      // The first systems of 2020 had another name for it.
      .style(
        "LabelStyle",
        type: .layer("LabelStyleWritingModifier", .of(.controlStyle)).since(
          .iOS(14, 1), before: .layer("LabelStyleModifier", .of(.controlStyle))))
    ],
    examples: [
      Example(
        "VStack: [ { Text: Fire } ]\nmodifiers: [ { labelStyle: iconOnly } ]",
        type: "ModifiedContent<VStack<Text>, LabelStyleWritingModifier<IconOnlyLabelStyle>>")
    ])
}
