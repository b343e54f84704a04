import GalleyLanguage

extension ModifierDefinition {
  static let focused = ModifierDefinition(
    "focused", summary: "Connects whether the view has the focus to state.", since: .iOS(15),
    overloads: [
      ModifierOverload(
        [.required(.focusCondition, "Whether it has the focus.", primary: true)],
        type: .layer("FocusStateBindingModifier", "Bool"), tellsFocus: true),
      ModifierOverload(
        [
          .required(.focusState, "Which of several views has the focus."),
          Parameter.required(.focusValue, "The value while it is this one.").following(.binding("binding")),
        ], type: .unknown("focused"), tellsFocus: true),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { focused: false } ]", type: "ModifiedContent<Text, FocusStateBindingModifier<Bool>>"
      )
    ])
}
