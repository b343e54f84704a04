import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let rotation = ModifierDefinition(
    "rotation", summary: "Turns a shape, which stays a shape.",
    overloads: [
      ModifierOverload(
        [
          .required(.angle, "How far, clockwise.", primary: true, numbers: .finite),
          .optional(.anchor, "The point that stays; `center` if left out.", nullable: false),
        ],
        type: .shape("RotatedShape", keepsInset: true), receivers: .shapes,
        drawing: .outline(
          .transform { Transform(degrees: $0[.angle]?.first ?? 0, anchor: $0[.anchor] ?? .center) }))
    ],
    examples: [
      Example("Rectangle:\nmodifiers: [ { rotation: { degrees: 45 } } ]", type: "RotatedShape<Rectangle>"),
      Example(
        "Rectangle:\nmodifiers: [ { rotation: { angle: { degrees: 45 }, anchor: topLeading } }, { fill: red } ]",
        type: "_ShapeView<RotatedShape<Rectangle>, Color>"),
    ])
}
