import GalleyLanguage

extension ModifierDefinition {
  static let appStoreOverlay = ModifierDefinition(
    "appStoreOverlay", summary: "Shows an app of the store over the view.",
    since: .iOS(14).except(.macOS, .watchOS, .tvOS),
    overloads: [
      ModifierOverload(
        [
          .required(.isPresented, "Whether it is shown."),
          .required("configuration", .anyValue, "The app, by its id in the store."),
        ], type: .unknown("appStoreOverlay"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { appStoreOverlay: { isPresented: false, configuration: '1200' } } ]",
        type: "ModifiedContent<Text, unknown(appStoreOverlay)>")
    ])
}
