import GalleyLanguage

extension ModifierDefinition {
  static let accessibilityZoomAction = ModifierDefinition(
    "accessibilityZoomAction", summary: "Adds an action that makes the view larger or smaller.", since: .iOS(17),
    overloads: [
      ModifierOverload(
        [
          .optional(
            "handler", .closureAction([.init("action", .unknown)]), "What is done; nothing if it is left out.",
            primary: true)
        ], type: .unknown("accessibilityZoomAction"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { accessibilityZoomAction: [] } ]",
        type: "ModifiedContent<Text, unknown(accessibilityZoomAction)>")
    ])
}
