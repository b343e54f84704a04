import GalleyLanguage

extension ModifierDefinition {
  static let listRowPlatterColor = ModifierDefinition(
    "listRowPlatterColor", summary: "Sets the colour behind a row of a list, as before watchOS 7.",
    since: .iOS(13).only(.watchOS),
    overloads: [
      ModifierOverload(
        [.required("color", .type("Color"), "The colour; nil for what is usual.", primary: true, nullable: true)],
        type: .unknown("listRowPlatterColor"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: watchOS 11\nbody:\n  Text: Hello\n  modifiers: [ { listRowPlatterColor: red } ]",
        type: "ModifiedContent<Text, unknown(listRowPlatterColor)>")
    ])
}
