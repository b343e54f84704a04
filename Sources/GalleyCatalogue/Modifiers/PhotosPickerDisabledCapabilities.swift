import GalleyLanguage

extension ModifierDefinition {
  static let photosPickerDisabledCapabilities = ModifierDefinition(
    "photosPickerDisabledCapabilities", summary: "Takes abilities away from pickers of photos in the view.",
    since: .iOS(17).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [.required("disabledCapabilities", .type("PHPickerCapabilities"), "The abilities.", primary: true)],
        type: .unknown("photosPickerDisabledCapabilities"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { photosPickerDisabledCapabilities: search } ]",
        type: "ModifiedContent<Text, unknown(photosPickerDisabledCapabilities)>")
    ])
}
