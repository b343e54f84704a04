import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let rotationEffect = ModifierDefinition(
    "rotationEffect", summary: "Turns what the view draws; its frame stays.",
    overloads: [
      ModifierOverload(
        [
          .required("angle", .type("Angle"), "Clockwise.", primary: true, numbers: .finite),
          .optional("anchor", .type("UnitPoint"), "The point that stays in place; `center` if left out."),
        ],
        type: .layer("_RotationEffect"),
        layout: .wrapper { arguments in
          guard let degrees = arguments.fields("angle")?.first, degrees.isFinite else { return nil }
          return .transform(Transform(degrees: degrees, anchor: arguments.unitPoint("anchor") ?? .center))
        })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { rotationEffect: { degrees: 45 } } ]",
        type: "ModifiedContent<Text, _RotationEffect>")
    ])
}
