import GalleyLanguage

extension ModifierDefinition {
  static let webViewLinkPreviews = ModifierDefinition(
    "webViewLinkPreviews", summary: "Sets whether links of pages in the view show where they lead.",
    since: .iOS(26).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [.required("value", .type("WebView.LinkPreviewBehavior"), "Whether they do.", primary: true)],
        type: .unknown("webViewLinkPreviews"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: iOS 26\nbody:\n  Text: Hello\n  modifiers: [ { webViewLinkPreviews: disabled } ]",
        type: "ModifiedContent<Text, unknown(webViewLinkPreviews)>")
    ])
}
