import GalleyLanguage

extension ModifierDefinition {
  static let presentedWindowStyle = ModifierDefinition(
    "presentedWindowStyle", summary: "Sets the look of windows that the view opens.", since: .iOS(15).only(.macOS),
    overloads: [
      ModifierOverload(
        [.required("style", .type("WindowStyle"), "The look.", primary: true)], type: .unknown("presentedWindowStyle"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: macOS 15\nbody:\n  Text: Hello\n  modifiers: [ { presentedWindowStyle: hiddenTitleBar } ]",
        type: "ModifiedContent<Text, unknown(presentedWindowStyle)>")
    ])
}
