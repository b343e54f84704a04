import GalleyLanguage

extension ModifierDefinition {
  static let labelsHidden = ModifierDefinition(
    "labelsHidden", summary: "Hides the labels of controls in the view.", layoutStanding: .model,
    overloads: [
      ModifierOverload(
        type: .layer("LabelsHiddenModifier").since(
          .iOS(16), before: .presentation("_LabeledViewStyleModifier", of: "labelsHidden")),
        environment: { arguments, environment in
          environment.set("labelsVisibility", to: arguments.types.value("Visibility", "hidden"), in: arguments.types)
        })
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ labelsHidden ]", type: "ModifiedContent<Text, LabelsHiddenModifier>")
    ])
}
