import GalleyLanguage

extension ModifierDefinition {
  static let keyboardShortcut = ModifierDefinition(
    "keyboardShortcut", summary: "Sets the keys that press the control.", since: .iOS(14).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [
          .required(
            "shortcut", .type("KeyboardShortcut"), "A shortcut with a name; nil for none.", primary: true,
            nullable: true)
        ],
        type: .layers(
          "_EnvironmentKeyWritingModifier<Optional<KeyboardShortcut>>", "ViewInputFlagModifier<HasKeyboardShortcut>",
          "_TraitWritingModifier<KeyboardShortcutPickerOptionTraitKey>")),
      ModifierOverload(
        [
          .required("key", .type("KeyEquivalent"), "The key, such as `s` or `return`.", primary: true),
          .optional(
            "modifiers", .type("EventModifiers"), "The keys that are held; `command` if left out.", nullable: false),
        ],
        type: .layers(
          "_EnvironmentKeyWritingModifier<Optional<KeyboardShortcut>>", "ViewInputFlagModifier<HasKeyboardShortcut>",
          "_TraitWritingModifier<KeyboardShortcutPickerOptionTraitKey>")),
    ],
    examples: [
      Example(
        "Button: Save\nmodifiers: [ { keyboardShortcut: s } ]",
        type:
          "ModifiedContent<ModifiedContent<ModifiedContent<Button<Text>, _EnvironmentKeyWritingModifier<Optional<KeyboardShortcut>>>, ViewInputFlagModifier<HasKeyboardShortcut>>, _TraitWritingModifier<KeyboardShortcutPickerOptionTraitKey>>"
      ),
      Example(
        "Button: OK\nmodifiers: [ { keyboardShortcut: defaultAction } ]",
        type:
          "ModifiedContent<ModifiedContent<ModifiedContent<Button<Text>, _EnvironmentKeyWritingModifier<Optional<KeyboardShortcut>>>, ViewInputFlagModifier<HasKeyboardShortcut>>, _TraitWritingModifier<KeyboardShortcutPickerOptionTraitKey>>"
      ),
    ])
}
