import GalleyLanguage

extension ModifierDefinition {
  static let previewContext = ModifierDefinition(
    "previewContext", summary: "Sets what a preview shows the view in.", since: .iOS(14).except(.tvOS),
    overloads: [
      ModifierOverload(
        [.required("value", .anyValue, "The context.", primary: true)], type: .unknown("previewContext"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { previewContext: systemSmall } ]",
        type: "ModifiedContent<Text, unknown(previewContext)>")
    ])
}
