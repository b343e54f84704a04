import GalleyExpressions
import GalleyLanguage

extension ModifierDefinition {
  static let onKeyPress = ModifierDefinition(
    "onKeyPress", summary: "Does something when people press a key while the view has the focus.",
    since: .iOS(17).except(.watchOS),
    overloads: [
      ModifierOverload(
        [
          .required("key", .type("KeyEquivalent"), "The key."),
          .optional("action", .action, "What is done; nothing if it is left out.").returning(result),
        ], type: .unknown("onKeyPress")),
      ModifierOverload(
        [
          .required("key", .type("KeyEquivalent"), "The key."),
          .required("phases", .type("KeyPress.Phases"), "The parts of a press that count."), action,
        ], type: .unknown("onKeyPress")),
      ModifierOverload(
        [.required("keys", .value(.array(.builtIn("KeyEquivalent"))), "The keys."), phases, action],
        type: .unknown("onKeyPress")),
      ModifierOverload(
        [
          .required("characters", .type("CharacterSet"), "The characters that the keys write."), phases, action,
        ], type: .unknown("onKeyPress")),
      ModifierOverload([phases, action], type: .unknown("onKeyPress")),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { onKeyPress: { key: space, action: [] } } ]",
        type: "ModifiedContent<Text, unknown(onKeyPress)>"),
      Example(
        "Text: Hello\nmodifiers: [ { onKeyPress: { key: space, action: [ { print: pressed }, { return: handled } ] } } ]",
        type: "ModifiedContent<Text, unknown(onKeyPress)>"),
      Example(
        "Text: Hello\nmodifiers: [ { onKeyPress: { keys: [upArrow, downArrow], phases: [down, repeat], action: [] } } ]",
        type: "ModifiedContent<Text, unknown(onKeyPress)>"),
    ])

  private static let phases = Parameter.optional(
    "phases", .type("KeyPress.Phases"), "The parts of a press that count; `down` and `repeat` if left out.",
    nullable: false)
  private static let action = Parameter.optional(
    "action", .closureAction([.init("press", .unknown)]), "What is done; `press` tells the key."
  ).returning(result)
  private static let result = ValueType.builtIn("KeyPress.Result")
}
