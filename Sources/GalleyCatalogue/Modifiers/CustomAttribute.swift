import GalleyLanguage

extension ModifierDefinition {
  static let customAttribute = ModifierDefinition(
    "customAttribute", summary: "Attaches an attribute of the author’s own to a text.", since: .iOS(18),
    overloads: [
      ModifierOverload(
        [.required("value", .typeName, "The type of the attribute.", primary: true)], type: .unchanged,
        receivers: .only(.text))
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { customAttribute: Emphasis } ]", type: "Text")
    ])
}
