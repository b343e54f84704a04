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
      ModifierOverload(
        [.required("systemRotor", .type("AccessibilitySystemRotor"), "A rotor of the system.")] + models,
        type: .unknown("accessibilityRotor")),
      ModifierOverload(
        [.required("label", .localizedStringKey, "The name of the rotor.")] + models,
        type: .unknown("accessibilityRotor")),
      ModifierOverload(
        [.required("systemRotor", .type("AccessibilitySystemRotor"), "A rotor of the system."), textRanges],
        type: .unknown("accessibilityRotor")),
      ModifierOverload(
        [.required("label", .localizedStringKey, "The name of the rotor."), textRanges],
        type: .unknown("accessibilityRotor")),
    ],
    examples: [
      Example(
        "types: { Card: { id: Int, name: String } }\nstate: { cards: { type: \"[Card]\", value: [ { id: 1, name: Ann } ] } }\n"
          + "body:\n  Text: Hello\n  modifiers: [ { accessibilityRotor: { label: Cards, entries: $(cards), entryLabel: name } } ]",
        type: "ModifiedContent<Text, unknown(accessibilityRotor)>"),
      Example(
        "Text: Hello\nmodifiers: [ { accessibilityRotor: { label: Cards, entries: [ { AccessibilityRotorEntry: { label: Ann, id: 1 } } ] } } ]",
        type: "ModifiedContent<Text, unknown(accessibilityRotor)>"),
    ])

  private static let models: [Parameter] = [
    .required("entries", .anyValue, "The things that people jump between."),
    .optional("entryID", .string, "The member that tells them apart; `id` if it is left out.", nullable: false),
    .required("entryLabel", .string, "The member with the words for one of them."),
  ]
  private static let textRanges = Parameter.required(
    "textRanges", .anyValue, "The ranges of the view’s text that people jump between.")
}
