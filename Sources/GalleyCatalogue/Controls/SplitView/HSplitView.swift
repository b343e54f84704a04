import GalleyLanguage

extension ViewDefinition {
  static let hSplitView = ViewDefinition(
    "HSplitView", summary: "Views beside each other with lines between them, which people can drag.",
    since: .iOS(13).only(.macOS), layoutStanding: .unconfirmed,
    overloads: [
      ViewOverload(
        [.required(.content, "The views.")], type: .generic("HSplitView", .of(.content)),
        layout: .custom { lowering, view in lowering.splitView(view, along: .horizontal) })
    ],
    examples: [
      Example(
        "galley: 1\ntarget: macOS 15\nbody:\n  HSplitView: { Text: Hello }",
        type: "HSplitView<Text>")
    ])
}
