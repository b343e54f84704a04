import GalleyLanguage

extension ModifierDefinition {
  static let defaultAppStorage = ModifierDefinition(
    "defaultAppStorage", summary: "Sets where the views below keep their settings.", since: .iOS(14),
    overloads: [
      ModifierOverload(
        [.required("store", .anyValue, "The store.", primary: true)], type: .unknown("defaultAppStorage"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { defaultAppStorage: group } ]",
        type: "ModifiedContent<Text, unknown(defaultAppStorage)>")
    ])
}
