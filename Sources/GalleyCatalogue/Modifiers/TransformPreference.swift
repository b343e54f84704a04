import GalleyLanguage

extension ModifierDefinition {
  static let transformPreference = ModifierDefinition(
    "transformPreference", summary: "Changes the value that the views inside give.",
    overloads: [
      ModifierOverload(
        [
          .required(.key, "The type of the preference key."),
          .optional(
            "callback", .closureAction([.init("value", .unknown)]),
            "Statements that change `value`; nothing if it is left out."),
        ], type: .layer("_PreferenceTransformModifier", .of(.key)))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { transformPreference: { key: WidthKey, callback: [] } } ]",
        type: "ModifiedContent<Text, _PreferenceTransformModifier<WidthKey>>")
    ])
}
