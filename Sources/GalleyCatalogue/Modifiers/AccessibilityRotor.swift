import GalleyLanguage

extension ModifierDefinition {
  static let accessibilityRotor = ModifierDefinition(
    "accessibilityRotor", summary: "Adds a list of places that people jump between with a rotor.", since: .iOS(15),
    overloads: [
      ModifierOverload(
        [
          .required("systemRotor", .type("AccessibilitySystemRotor"), "A rotor of the system."),
          .required("entries", .content, "The places, each an `AccessibilityRotorEntry`."),
        ], type: .unknown("accessibilityRotor")),
      ModifierOverload(
        [
          .required("label", .localizedStringKey, "The name of the rotor."),
          .required("entries", .content, "The places, each an `AccessibilityRotorEntry`."),
        ], type: .unknown("accessibilityRotor")),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { accessibilityRotor: { label: Cards, entries: [ { AccessibilityRotorEntry: { label: Ann, id: 1 } } ] } } ]",
        type: "ModifiedContent<Text, unknown(accessibilityRotor)>")
    ])
}
