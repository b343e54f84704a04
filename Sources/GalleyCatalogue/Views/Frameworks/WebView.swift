import GalleyLanguage

extension ViewDefinition {
  static let webView = ViewDefinition(
    "WebView", summary: "A page of the web; it takes all that it is offered.", since: .iOS(26).except(.tvOS, .watchOS),
    layoutStanding: .model,
    overloads: [
      ViewOverload(
        [.required("url", .type("URL"), "The address; nil for none.", primary: true, nullable: true)],
        type: .unknown("WebView"), drawing: .placeholder { _ in "WebView" }, layout: .leaf { _ in .fill }),
      ViewOverload(
        [.required("page", .anyValue, "What loads pages.")], type: .unknown("WebView"),
        drawing: .placeholder { _ in "WebView" }, layout: .leaf { _ in .fill }),
    ],
    examples: [
      Example(
        "galley: 1\ntarget: iOS 26\nbody:\n  WebView: { url: \"https://swift.org\" }",
        type: "unknown(WebView)")
    ])
}
