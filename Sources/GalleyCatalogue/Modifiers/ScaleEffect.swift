import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let scaleEffect = ModifierDefinition(
    "scaleEffect", summary: "Draws the view larger or smaller; its frame stays.",
    overloads: [
      ModifierOverload(
        [
          .required(.factor, "The factor in both directions.", primary: true, numbers: .finite),
          .optional(.anchor, "The point that stays in place; `center` if left out.", nullable: false),
        ],
        type: .layer("_ScaleEffect"),
        layout: .wrapper { arguments in arguments[.factor].map { arguments.scale(x: $0, y: $0) } }),
      ModifierOverload(
        [
          .required(.scale, "The factors of width and height.", primary: true, numbers: .finite),
          .optional(.anchor, "The point that stays in place; `center` if left out.", nullable: false),
        ],
        type: .layer("_ScaleEffect"),
        layout: .wrapper { arguments in
          arguments[.scale].map { arguments.scale(x: $0.width, y: $0.height) }
        }),
      ModifierOverload(
        [
          .optional(.x, "The factor of the width; 1 if left out.", nullable: false, numbers: .finite),
          .optional(.y, "The factor of the height; 1 if left out.", nullable: false, numbers: .finite),
          .optional(.anchor, "The point that stays in place; `center` if left out.", nullable: false),
        ],
        type: .layer("_ScaleEffect"),
        layout: .wrapper { $0.scale(x: $0[.x] ?? 1, y: $0[.y] ?? 1) }),
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { scaleEffect: 2 } ]", type: "ModifiedContent<Text, _ScaleEffect>"),
      Example(
        "Text: Hello\nmodifiers: [ { scaleEffect: { x: 2, y: 3 } } ]", type: "ModifiedContent<Text, _ScaleEffect>"),
    ])
}

extension ArgumentLabel<Double> {
  fileprivate static var factor: Self { Self("s") }
}

extension ArgumentLabel<Size> {
  fileprivate static var scale: Self { Self("scale") }
}
