import GalleyLanguage

extension ModifierDefinition {
  static let safeAreaBar = ModifierDefinition(
    "safeAreaBar",
    summary: "Puts a bar at an edge of the view, as `safeAreaInset` does; content that scrolls fades below it.",
    since: .iOS(26).except(.visionOS), layoutStanding: .derived,
    overloads: ModifierOverload.bars(type: .unknown("safeAreaBar")),
    examples: [
      Example(
        "galley: 1\ntarget: iOS 26\nbody:\n  Color: red\n  modifiers: [ { safeAreaBar: { edge: bottom, content: { Text: Bar } } } ]",
        type: "ModifiedContent<Color, unknown(safeAreaBar)>")
    ])
}
