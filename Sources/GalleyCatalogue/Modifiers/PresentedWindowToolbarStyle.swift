import GalleyLanguage

extension ModifierDefinition {
  static let presentedWindowToolbarStyle = ModifierDefinition(
    "presentedWindowToolbarStyle", summary: "Sets the look of the toolbars of windows that the view opens.",
    since: .iOS(14).only(.macOS),
    overloads: [
      ModifierOverload(
        [.required("style", .type("WindowToolbarStyle"), "The look.", primary: true)],
        type: .unknown("presentedWindowToolbarStyle"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: macOS 15\nbody:\n  Text: Hello\n  modifiers: [ { presentedWindowToolbarStyle: unified } ]",
        type: "ModifiedContent<Text, unknown(presentedWindowToolbarStyle)>")
    ])
}
