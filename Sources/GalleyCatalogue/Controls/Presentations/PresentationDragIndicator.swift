import GalleyLanguage

extension ModifierDefinition {
  static let presentationDragIndicator = ModifierDefinition(
    "presentationDragIndicator", summary: "Shows or hides the handle of a sheet.", since: .iOS(16),
    overloads: [
      ModifierOverload(
        [.required(.handleVisibility, "Whether it shows.", primary: true)],
        type: .unknown("presentationDragIndicator"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { presentationDragIndicator: visible } ]",
        type: "ModifiedContent<Text, unknown(presentationDragIndicator)>")
    ])
}

extension ArgumentLabel<Visibility> {
  static var handleVisibility: Self { Self("visibility") }
}
