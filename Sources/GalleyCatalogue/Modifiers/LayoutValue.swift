import GalleyLanguage

extension ModifierDefinition {
  static let layoutValue = ModifierDefinition(
    "layoutValue", summary: "Gives the container of the view a value that its layout can read.", since: .iOS(16),
    layoutValue: LayoutValueLabels(key: .key, value: .anyValue),
    overloads: [
      ModifierOverload(
        [
          .required(.key, "The type of the layout value key."), .required(.anyValue, "The value."),
        ],
        type: ModifierTypeRule { context, receiver in
          let key = context.generic("_LayoutTrait", [context.component(.key)])
          return TypedReceiver(context.modified(receiver.type, context.generic("_TraitWritingModifier", [key])))
        })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { layoutValue: { key: FlexKey, value: 2 } } ]",
        type: "ModifiedContent<Text, _TraitWritingModifier<_LayoutTrait<FlexKey>>>")
    ])
}
