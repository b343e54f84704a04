import GalleyLanguage

extension ModifierDefinition {
  static let accessibilityChildren = ModifierDefinition(
    "accessibilityChildren", summary: "Gives the view elements for assistive technologies that are not drawn.",
    since: .iOS(15),
    overloads: [
      ModifierOverload(
        [.required("children", .content, "The elements.", primary: true)], type: .unknown("accessibilityChildren"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { accessibilityChildren: { children: [ { Text: Bar } ] } } ]",
        type: "ModifiedContent<Text, unknown(accessibilityChildren)>")
    ])
}
