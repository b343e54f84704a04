import GalleyLanguage

extension ModifierDefinition {
  static let onOpenURL = ModifierDefinition(
    "onOpenURL", summary: "Does something when the app is asked to open an address.", since: .iOS(14),
    overloads: [
      ModifierOverload(
        [
          .optional(
            "perform", .closureAction([.init("url", .builtIn("URL"))]), "What is done; `url` is the address.",
            primary: true
          ).alsoCalled("action")
        ], type: .unknown("onOpenURL"))
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { onOpenURL: [] } ]", type: "ModifiedContent<Text, unknown(onOpenURL)>")
    ])
}
