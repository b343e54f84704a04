import GalleyExpressions
import GalleyLanguage

extension ModifierDefinition {
  static let phaseAnimator = ModifierDefinition(
    "phaseAnimator", summary: "Runs through phases, with effects for each.", since: .iOS(17),
    overloads: [
      ModifierOverload(
        [
          .required("phases", .anyValue, "The phases."),
          .optional(
            "trigger", .anyValue, "Begins anew whenever this changes; without it the phases repeat.", nullable: false),
          .required(
            "content", .effects([.init("phase", .element(of: "phases"))]),
            "The effects as modifiers; `phase` is the current one."),
          .optional(
            "animation",
            .closure([.init("phase", .element(of: "phases"))], result: .optional(.builtIn("Animation"))),
            "The animation that leads to a phase; `phase` is that one.", nullable: false),
        ], type: .unknown("phaseAnimator"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { phaseAnimator: { phases: [0, 1], content: [ { opacity: 1 } ] } } ]",
        type: "ModifiedContent<Text, unknown(phaseAnimator)>")
    ])
}
