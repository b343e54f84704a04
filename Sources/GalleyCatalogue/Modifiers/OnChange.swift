import GalleyExpressions
import GalleyLanguage

extension ModifierDefinition {
  static let onChange = ModifierDefinition(
    "onChange", summary: "Does something whenever a value changes.", since: .iOS(14),
    overloads: [
      ModifierOverload(
        [
          .required(.watched, "The value, which must be able to be compared."),
          .optional(
            .initial, "Whether it is done at the beginning, too; false if left out.", nullable: false,
            since: .iOS(17)),
          .optional(
            .action, .closureAction([.init("oldValue", .value(of: "of")), .init("newValue", .value(of: "of"))]),
            "What is done; with no or two parameters since iOS 17, with one before."
          ).closures(of: 0, 2, since: .iOS(17)),
        ], type: .valueAction(on: .watched, does: .action, initial: .initial), trigger: .change),
      ModifierOverload(
        [
          .required(.watched, "The value, which must be able to be compared."),
          .optional(
            "perform", .closureAction([.init("newValue", .value(of: "of"))]), "What is done; nothing if it is left out."
          ).alsoCalled("action"),
        ], type: .layer("_ValueActionModifier", .of(.watched)), trigger: .change),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { onChange: { of: $(1), action: [] } } ]",
        type: "ModifiedContent<ModifiedContent<Text, _ValueActionModifier2<Int>>, _AppearanceActionModifier>"),
      Example(
        "Text: Hello\nmodifiers: [ { onChange: { of: $(1), perform: [] } } ]",
        type: "ModifiedContent<Text, _ValueActionModifier<Int>>"),
    ])
}

extension ArgumentLabel<Value> {
  fileprivate static var watched: Self { Self("of") }
  fileprivate static var action: Self { Self("action") }
}
