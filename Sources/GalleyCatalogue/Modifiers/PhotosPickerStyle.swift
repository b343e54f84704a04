import GalleyLanguage

extension ModifierDefinition {
  static let photosPickerStyle = ModifierDefinition(
    "photosPickerStyle", summary: "Sets how pickers of photos in the view look.",
    since: .iOS(17).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [.required("style", .type("PhotosPickerStyle"), "The look.", primary: true)],
        type: .unknown("photosPickerStyle"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { photosPickerStyle: inline } ]",
        type: "ModifiedContent<Text, unknown(photosPickerStyle)>")
    ])
}
