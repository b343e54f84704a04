import GalleyLanguage

extension ModifierDefinition {
  static let accessibilityRotorEntry = ModifierDefinition(
    "accessibilityRotorEntry", summary: "Makes the view an entry of a rotor.", since: .iOS(15),
    overloads: [
      ModifierOverload(
        [.required(.id, "The entry’s id."), .required("in", .string, "The namespace of the id.")],
        type: .layer("AccessibilityAttachmentModifier"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { accessibilityRotorEntry: { id: 1, in: rotor } } ]",
        type: "ModifiedContent<Text, AccessibilityAttachmentModifier>")
    ])
}

extension ViewDefinition {
  static let accessibilityRotorEntry = ViewDefinition(
    "AccessibilityRotorEntry", summary: "A place that people jump to with a rotor.", since: .iOS(15),
    layoutStanding: nil,
    overloads: [
      ViewOverload(
        [
          .required("label", .localizedStringKey, "The words for it."),
          .required("id", .anyValue, "The id of the view there."),
          .optional("prepare", .action, "What is done before; nothing if it is left out."),
        ], type: .unknown("AccessibilityRotorEntry"), layout: .leaf { _ in .empty })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { accessibilityRotor: { label: Cards, entries: [ { AccessibilityRotorEntry: { label: Ann, id: 1 } } ] } } ]",
        type: "ModifiedContent<Text, unknown(accessibilityRotor)>")
    ])
}
