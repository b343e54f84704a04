import GalleyLanguage

extension ModifierDefinition {
  static let previewInterfaceOrientation = ModifierDefinition(
    "previewInterfaceOrientation", summary: "Sets how the device of a preview of the view in Xcode is held.",
    since: .iOS(15),
    overloads: [
      ModifierOverload(
        [
          .required(
            "value", .string, "`portrait`, `landscapeLeft`, `landscapeRight` or `portraitUpsideDown`.", primary: true)
        ], type: .unknown("previewInterfaceOrientation"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { previewInterfaceOrientation: landscapeLeft } ]",
        type: "ModifiedContent<Text, unknown(previewInterfaceOrientation)>")
    ])
}
