import GalleyLanguage

extension ModifierDefinition {
  static let photosPickerAccessoryVisibility = ModifierDefinition(
    "photosPickerAccessoryVisibility", summary: "Shows or hides the bars of pickers of photos in the view.",
    since: .iOS(17).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [
          .required("visibility", .type("Visibility"), "Whether they show.", primary: true),
          .optional("edges", .type("Edge.Set"), "The edges that they stand at; all if left out.", nullable: false),
        ], type: .unknown("photosPickerAccessoryVisibility"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { photosPickerAccessoryVisibility: hidden } ]",
        type: "ModifiedContent<Text, unknown(photosPickerAccessoryVisibility)>")
    ])
}
