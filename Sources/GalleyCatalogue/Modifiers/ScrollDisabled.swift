import GalleyLanguage

extension ModifierDefinition {
  static let scrollDisabled = ModifierDefinition(
    "scrollDisabled", summary: "Keeps people from scrolling the view.", since: .iOS(16),
    overloads: [
      ModifierOverload(
        [.required("disabled", .bool, "Whether they are kept from it.", primary: true)],
        type: .unknown("scrollDisabled"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { scrollDisabled: true } ]", type: "ModifiedContent<Text, unknown(scrollDisabled)>")
    ])
}
