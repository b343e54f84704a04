import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let position = ModifierDefinition(
    "position", summary: "Puts the view's centre at a point of all the room that it is offered.",
    layoutStanding: .derived,
    unlabelled: ["{ x: $0, y: $0 }", "{ x: $0, y: $1 }"],
    overloads: [
      ModifierOverload(
        [
          .optional(.x, "Points from the leading edge; 0 if left out.", nullable: false, numbers: .finite),
          .optional(.y, "Points from the top edge; 0 if left out.", nullable: false, numbers: .finite),
        ],
        type: .layer("_PositionLayout"),
        layout: .wrapper { .position(Point(x: $0[.x] ?? 0, y: $0[.y] ?? 0)) })
    ],
    examples: [
      Example(
        "Color: red\nmodifiers: [ { frame: { width: 20, height: 20 } }, { position: { x: 50, y: 60 } } ]",
        type: "ModifiedContent<ModifiedContent<Color, _FrameLayout>, _PositionLayout>")
    ])
}
