import GalleyLanguage

extension ModifierDefinition {
  static let onScrollPhaseChange = ModifierDefinition(
    "onScrollPhaseChange", summary: "Does something when a scroll view begins or ends to scroll.", since: .iOS(18),
    overloads: [
      ModifierOverload(
        [
          .optional(
            "action",
            .closureAction([.init("oldPhase", .unknown), .init("newPhase", .unknown), .init("context", .unknown)]),
            "What is done; `newPhase` is what it does now.", primary: true)
        ], type: .unknown("onScrollPhaseChange"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { onScrollPhaseChange: [] } ]",
        type: "ModifiedContent<Text, unknown(onScrollPhaseChange)>")
    ])
}
