import GalleyLanguage

extension ModifierDefinition {
  static let textInputFormattingControlVisibility = ModifierDefinition(
    "textInputFormattingControlVisibility", summary: "Shows or hides buttons for the look of texts.",
    since: .iOS(18, 4).except(.macOS, .tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [
          .required("visibility", .type("Visibility"), "Whether they show."),
          .required("for", .type("TextInputFormattingControlPlacement.Set"), "Where they stand."),
        ], type: .unknown("textInputFormattingControlVisibility"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: iOS 26\nbody:\n  Text: Hello\n  modifiers: [ { textInputFormattingControlVisibility: { visibility: hidden, for: all } } ]",
        type: "ModifiedContent<Text, unknown(textInputFormattingControlVisibility)>")
    ])
}
