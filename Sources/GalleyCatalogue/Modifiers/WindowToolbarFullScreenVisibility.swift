import GalleyLanguage

extension ModifierDefinition {
  static let windowToolbarFullScreenVisibility = ModifierDefinition(
    "windowToolbarFullScreenVisibility", summary: "Sets when the toolbar of a window that fills the screen shows.",
    since: .iOS(18).only(.macOS),
    overloads: [
      ModifierOverload(
        [.required("visibility", .type("WindowToolbarFullScreenVisibility"), "When.", primary: true)],
        type: .unknown("windowToolbarFullScreenVisibility"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: macOS 15\nbody:\n  Text: Hello\n  modifiers: [ { windowToolbarFullScreenVisibility: onHover } ]",
        type: "ModifiedContent<Text, unknown(windowToolbarFullScreenVisibility)>")
    ])
}
