import GalleyLanguage

extension ModifierDefinition {
  static let keyframeAnimator = ModifierDefinition(
    "keyframeAnimator", summary: "Runs along key frames, with effects for each moment.", since: .iOS(17),
    overloads: [
      ModifierOverload(
        [
          .required("initialValue", .anyValue, "The value at first."),
          .optional(
            "trigger", .anyValue, "Begins anew whenever this changes; without it the frames repeat.", nullable: false),
          .required(
            "content", .effects([.init("value", .value(of: "initialValue"))]),
            "The effects as modifiers; `value` is the current one."),
        ], type: .unknown("keyframeAnimator"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { keyframeAnimator: { initialValue: 0, content: [ { opacity: 1 } ] } } ]",
        type: "ModifiedContent<Text, unknown(keyframeAnimator)>")
    ])
}
