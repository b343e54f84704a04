import GalleyLanguage

extension ViewDefinition {
  static let vSplitView = ViewDefinition(
    "VSplitView", summary: "Views below each other with lines between them, which people can drag.",
    since: .iOS(13).only(.macOS), layoutStanding: .unconfirmed,
    overloads: [
      ViewOverload(
        [.required(.content, "The views.")], type: .generic("VSplitView", .of(.content)),
        layout: .custom { lowering, view in lowering.splitView(view, along: .vertical) })
    ],
    examples: [
      Example(
        "galley: 1\ntarget: macOS 15\nbody:\n  VSplitView: { Text: Hello }",
        type: "VSplitView<Text>")
    ])
}
