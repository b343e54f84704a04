import GalleyLanguage

extension ModifierDefinition {
  static let widgetLabel = ModifierDefinition(
    "widgetLabel", summary: "Shows words or views beside the widget.", since: .iOS(16).except(.tvOS),
    overloads: [
      ModifierOverload(
        [.required("label", .localizedStringKey, "The words.", primary: true)], type: .unknown("widgetLabel")),
      ModifierOverload(
        [.required(.content, "The views.")], type: .unknown("widgetLabel")),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { widgetLabel: Steps } ]",
        type: "ModifiedContent<Text, unknown(widgetLabel)>")
    ])
}
