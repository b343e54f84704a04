import GalleyLanguage

extension ModifierDefinition {
  static let widgetURL = ModifierDefinition(
    "widgetURL", summary: "Sets the address that a tap on the widget opens.", since: .iOS(14).except(.tvOS),
    overloads: [
      ModifierOverload(
        [.required("url", .type("URL"), "The address; nil for none.", primary: true, nullable: true)],
        type: .unknown("widgetURL"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { widgetURL: \"https://swift.org\" } ]",
        type: "ModifiedContent<Text, unknown(widgetURL)>")
    ])
}
