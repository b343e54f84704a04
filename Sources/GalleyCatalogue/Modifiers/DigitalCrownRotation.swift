import GalleyLanguage

extension ModifierDefinition {
  static let digitalCrownRotation = ModifierDefinition(
    "digitalCrownRotation", summary: "Changes a value when people turn the crown.", since: .iOS(13).only(.watchOS),
    overloads: [
      ModifierOverload(
        [.required("binding", .binding(.double), "The value.", primary: true)], type: .unknown("digitalCrownRotation")),
      ModifierOverload(
        [
          .required("binding", .binding(.double), "The value."), .required("from", .number, "The least value."),
          .required("through", .number, "The largest value."), .optional("by", .number, "The steps; none if left out."),
          .optional(
            "sensitivity", .type("DigitalCrownRotationalSensitivity"), "How fast it turns; `high` if left out.",
            nullable: false),
          .optional(
            "isContinuous", .bool, "Whether it begins anew behind the end; false if left out.", nullable: false),
          .optional("isHapticFeedbackEnabled", .bool, "Whether people feel it; true if left out.", nullable: false),
        ], type: .unknown("digitalCrownRotation")),
      ModifierOverload(
        [.required("detent", .binding(.double), "The value, which rests at the steps.")] + detents,
        since: .iOS(16).only(.watchOS), type: .unknown("digitalCrownRotation")),
      ModifierOverload(
        [.required("detent", .binding(.int), "The value, which rests at the steps.")] + detents,
        since: .iOS(16).only(.watchOS), type: .unknown("digitalCrownRotation")),
    ],
    examples: [
      Example(
        "galley: 1\ntarget: watchOS 11\nbody:\n  Text: Hello\n  modifiers: [ { digitalCrownRotation: { binding: 1, from: 0, through: 10, by: 1 } } ]",
        type: "ModifiedContent<Text, unknown(digitalCrownRotation)>")
    ])

  private static let detents: [Parameter] = [
    .required("from", .number, "The least value."), .required("through", .number, "The largest value."),
    .required("by", .number, "The steps."),
    .optional(
      "sensitivity", .type("DigitalCrownRotationalSensitivity"), "How fast it turns; `high` if left out.",
      nullable: false),
    .optional("isContinuous", .bool, "Whether it begins anew behind the end; false if left out.", nullable: false),
    .optional("isHapticFeedbackEnabled", .bool, "Whether people feel it; true if left out.", nullable: false),
  ]
}
