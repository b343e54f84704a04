import GalleyLanguage

extension ModifierDefinition {
  static let scale = ModifierDefinition(
    "scale", summary: "Makes a shape larger or smaller than its frame.",
    overloads: [
      ModifierOverload(
        [
          .required("scale", .number, "The factor of both axes.", primary: true, numbers: .finite),
          .optional(.anchor, "The point that stays; `center` if left out.", nullable: false),
        ],
        type: .shape("ScaledShape"), receivers: .shapes),
      ModifierOverload(
        [
          .optional(.x, "The factor of the horizontal axis; 1 if left out.", nullable: false, numbers: .finite),
          .optional(.y, "The factor of the vertical axis; 1 if left out.", nullable: false, numbers: .finite),
          .optional(.anchor, "The point that stays; `center` if left out.", nullable: false),
        ],
        type: .shape("ScaledShape"), receivers: .shapes),
    ],
    examples: [
      Example("Circle:\nmodifiers: [ { scale: 0.5 } ]", type: "ScaledShape<Circle>"),
      Example("Circle:\nmodifiers: [ { scale: { x: 2, anchor: leading } } ]", type: "ScaledShape<Circle>"),
    ])
}
