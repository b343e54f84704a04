import GalleyLanguage

extension ModifierDefinition {
  static let webViewBackForwardNavigationGestures = ModifierDefinition(
    "webViewBackForwardNavigationGestures", summary: "Sets whether swipes go back and forth in pages in the view.",
    since: .iOS(26).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [.required("value", .type("WebView.BackForwardNavigationGesturesBehavior"), "Whether they do.", primary: true)],
        type: .unknown("webViewBackForwardNavigationGestures"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: iOS 26\nbody:\n  Text: Hello\n  modifiers: [ { webViewBackForwardNavigationGestures: disabled } ]",
        type: "ModifiedContent<Text, unknown(webViewBackForwardNavigationGestures)>")
    ])
}
