import GalleyExpressions
import GalleyLanguage

extension ModifierDefinition {
  static let tag = ModifierDefinition(
    "tag", summary: "Marks the view with a value that a selection can have.",
    overloads: [
      ModifierOverload(
        [
          .required(.tag, "The value; its type shows in the view's type.", primary: true)
        ],
        type: .tag, optionTag: .tag)
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { tag: 1 } ]",
        type:
          "ModifiedContent<ModifiedContent<Text, _TraitWritingModifier<TagValueTraitKey<Int>>>, _TraitWritingModifier<TagValueTraitKey<Optional<Int>>>>"
      )
    ])
}

extension ArgumentLabel<Value> {
  static var tag: Self { Self("tag") }
}
