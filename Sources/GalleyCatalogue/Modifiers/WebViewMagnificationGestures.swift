import GalleyLanguage

extension ModifierDefinition {
  static let webViewMagnificationGestures = ModifierDefinition(
    "webViewMagnificationGestures", summary: "Sets whether people can zoom pages in the view.",
    since: .iOS(26).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [.required("value", .type("WebView.MagnificationGesturesBehavior"), "Whether they can.", primary: true)],
        type: .unknown("webViewMagnificationGestures"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: iOS 26\nbody:\n  Text: Hello\n  modifiers: [ { webViewMagnificationGestures: disabled } ]",
        type: "ModifiedContent<Text, unknown(webViewMagnificationGestures)>")
    ])
}
