import GalleyLanguage

extension ModifierDefinition {
  static let widgetAccentable = ModifierDefinition(
    "widgetAccentable", summary: "Sets whether the view has the accent of the widget.", since: .iOS(16).except(.tvOS),
    overloads: [
      ModifierOverload(
        [.optional("accentable", .bool, "Whether it has; true if left out.", primary: true, nullable: false)],
        type: .unknown("widgetAccentable"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ widgetAccentable ]",
        type: "ModifiedContent<Text, unknown(widgetAccentable)>")
    ])
}
