import GalleyLanguage

extension ModifierDefinition {
  static let disableAutocorrection = ModifierDefinition(
    "disableAutocorrection", summary: "Leaves what people type as it is, as before iOS 16.",
    since: .iOS(13).on(.watchOS, since: .iOS(15)),
    overloads: [
      .writing(
        .disableAutocorrection,
        .required("disable", .bool, "Whether it is left; nil for the system’s choice.", primary: true, nullable: true))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { disableAutocorrection: true } ]",
        type: "ModifiedContent<Text, _EnvironmentKeyWritingModifier<Optional<Bool>>>")
    ])
}
