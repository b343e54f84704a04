import GalleyLanguage

extension ModifierDefinition {
  static let persistentSystemOverlays = ModifierDefinition(
    "persistentSystemOverlays",
    summary: "Shows or hides what the system draws over the app, such as the home indicator.", since: .iOS(16),
    overloads: [
      ModifierOverload(
        [.required("visibility", .type("Visibility"), "Whether it shows.", primary: true)],
        type: .unknown("persistentSystemOverlays"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { persistentSystemOverlays: hidden } ]",
        type: "ModifiedContent<Text, unknown(persistentSystemOverlays)>")
    ])
}
