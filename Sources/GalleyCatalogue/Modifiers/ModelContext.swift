import GalleyLanguage

extension ModifierDefinition {
  static let modelContext = ModifierDefinition(
    "modelContext", summary: "Sets where the views below read and write their data.", since: .iOS(17),
    overloads: [
      ModifierOverload(
        [.required("modelContext", .anyValue, "The context.", primary: true)], type: .unknown("modelContext"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { modelContext: main } ]",
        type: "ModifiedContent<Text, unknown(modelContext)>")
    ])
}
