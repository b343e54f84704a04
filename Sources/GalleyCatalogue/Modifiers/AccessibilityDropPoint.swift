import GalleyLanguage

extension ModifierDefinition {
  static let accessibilityDropPoint = ModifierDefinition(
    "accessibilityDropPoint", summary: "Adds a place that assistive technologies can drop on.",
    since: .iOS(18).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [
          .required("point", .type("UnitPoint"), "The place."),
          .required("description", .localizedStringKey, "The words for it."),
          .optional("isEnabled", .bool, "Whether it counts; true if left out.", nullable: false),
        ], type: .unknown("accessibilityDropPoint"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { accessibilityDropPoint: { point: center, description: Card } } ]",
        type: "ModifiedContent<Text, unknown(accessibilityDropPoint)>")
    ])
}
