import GalleyLanguage

extension ModifierDefinition {
  static let materialActiveAppearance = ModifierDefinition(
    "materialActiveAppearance", summary: "Sets when materials in the view look active.",
    since: .iOS(18).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [.required("appearance", .type("MaterialActiveAppearance"), "When.", primary: true)],
        type: .unknown("materialActiveAppearance"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { materialActiveAppearance: active } ]",
        type: "ModifiedContent<Text, unknown(materialActiveAppearance)>")
    ])
}
