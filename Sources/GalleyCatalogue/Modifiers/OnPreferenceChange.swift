import GalleyLanguage

extension ModifierDefinition {
  static let onPreferenceChange = ModifierDefinition(
    "onPreferenceChange", summary: "Does something when the value that the views inside give changes.",
    overloads: [
      ModifierOverload(
        [
          .required(.key, "The type of the preference key."),
          .optional("perform", .closureAction([.init("value", .unknown)]), "What is done; nothing if it is left out.")
            .alsoCalled("action"),
        ], type: .layer("_PreferenceActionModifier", .of(.key)), trigger: .preference)
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { onPreferenceChange: { key: WidthKey, perform: [] } } ]",
        type: "ModifiedContent<Text, _PreferenceActionModifier<WidthKey>>")
    ])
}
