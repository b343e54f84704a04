import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let rotationEffect = ModifierDefinition(
    "rotationEffect", summary: "Turns what the view draws; its frame stays.",
    overloads: [
      ModifierOverload(
        [
          .required(.angle, "Clockwise.", primary: true, numbers: .finite),
          .optional(.anchor, "The point that stays in place; `center` if left out.", nullable: false),
        ],
        type: .layer("_RotationEffect"),
        layout: .wrapper { arguments in
          guard let degrees = arguments[.angle]?.first, degrees.isFinite else { return nil }
          return .transform(Transform(degrees: degrees, anchor: arguments[.anchor] ?? .center))
        })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { rotationEffect: { degrees: 45 } } ]",
        type: "ModifiedContent<Text, _RotationEffect>")
    ])
}
