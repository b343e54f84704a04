import GalleyExpressions
import GalleyLanguage

extension ModifierDefinition {
  static let keyboardShortcut = ModifierDefinition(
    "keyboardShortcut", summary: "Sets the keys that press the control.", since: .iOS(14).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [
          .required(
            .shortcut, "A shortcut with a name; nil for none.", primary: true,
            nullable: true)
        ],
        type: .layers(
          "_EnvironmentKeyWritingModifier<Optional<KeyboardShortcut>>", "ViewInputFlagModifier<HasKeyboardShortcut>",
          "_TraitWritingModifier<KeyboardShortcutPickerOptionTraitKey>"), layout: .shortcut),
      ModifierOverload(
        [
          .required("key", .type("KeyEquivalent"), "The key, such as `s` or `return`.", primary: true),
          .optional(
            "modifiers", .type("EventModifiers"), "The keys that are held; `command` if left out.", nullable: false),
        ],
        type: .layers(
          "_EnvironmentKeyWritingModifier<Optional<KeyboardShortcut>>", "ViewInputFlagModifier<HasKeyboardShortcut>",
          "_TraitWritingModifier<KeyboardShortcutPickerOptionTraitKey>"), layout: .shortcut),
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

extension ModifierLayout {
  fileprivate static let shortcut = surrounding { wishes, modifier in wishes.shortcut = modifier }
}

extension ArgumentLabel<Value> {
  fileprivate static var shortcut: Self { Self("shortcut", .type("KeyboardShortcut")) }
}

extension Lowering {
  /// Whether the return key presses the controls of the place.
  var isDefaultAction: Bool {
    guard let id = surroundings.controls.wishes.shortcut, let modifier = modifier(at: id),
      let shortcut = arguments(of: modifier)[.shortcut]
    else { return false }
    return document.types.enumerationCase(shortcut) == KeyboardShortcutCase.defaultAction
  }
}

/// A shortcut that has a name; others are made of a key.
enum KeyboardShortcutCase: String, SwiftUIEnumeration {
  case defaultAction
  case cancelAction

  static var swiftName: String { "KeyboardShortcut" }
}
