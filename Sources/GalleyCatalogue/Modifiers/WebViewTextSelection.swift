import GalleyLanguage

extension ModifierDefinition {
  static let webViewTextSelection = ModifierDefinition(
    "webViewTextSelection", summary: "Sets whether people can choose words of pages in the view.",
    since: .iOS(26).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [.required("selectability", .bool, "Whether they can.", primary: true)], type: .unknown("webViewTextSelection"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: iOS 26\nbody:\n  Text: Hello\n  modifiers: [ { webViewTextSelection: true } ]",
        type: "ModifiedContent<Text, unknown(webViewTextSelection)>")
    ])
}
