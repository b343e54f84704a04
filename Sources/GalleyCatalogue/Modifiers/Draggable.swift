import GalleyLanguage

extension ModifierDefinition {
  static let draggable = ModifierDefinition(
    "draggable", summary: "Lets people drag the view.", since: .iOS(16).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [
          .required("payload", .anyValue, "What is dragged.", primary: true),
          .optional("preview", .content, "What is seen while dragging."),
        ], type: .unknown("draggable"))
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { draggable: Hello } ]", type: "ModifiedContent<Text, unknown(draggable)>")
    ])
}
