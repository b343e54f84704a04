import GalleyLanguage

extension ModifierDefinition {
  static let accessibilityDragPoint = ModifierDefinition(
    "accessibilityDragPoint", summary: "Adds a place that assistive technologies can drag from.",
    since: .iOS(18).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [
          .required("point", .type("UnitPoint"), "The place."),
          .required("description", .localizedStringKey, "The words for it."),
          .optional("isEnabled", .bool, "Whether it counts; true if left out.", nullable: false),
        ], type: .unknown("accessibilityDragPoint"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { accessibilityDragPoint: { point: center, description: Card } } ]",
        type: "ModifiedContent<Text, unknown(accessibilityDragPoint)>")
    ])
}
