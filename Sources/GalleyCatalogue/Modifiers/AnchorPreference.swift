import GalleyLanguage

extension ModifierDefinition {
  static let anchorPreference = ModifierDefinition(
    "anchorPreference", summary: "Gives the views around this one a part of its geometry.",
    overloads: [
      ModifierOverload(
        [
          .required(.key, "The type of the preference key."),
          .required(.part, "The part: `bounds`, or a point such as `center`."),
          .optional(
            "transform", .closureAction([.init("anchor", .unknown)]),
            "Statements that make the value of `anchor`; nothing if it is left out."),
        ],
        type: ModifierTypeRule { context, receiver in
          let anchor = context.named(context.constantText(.part) == "bounds" ? "CGRect" : "CGPoint")
          let key = context.component(.key)
          return TypedReceiver(
            context.modified(receiver.type, context.generic("_AnchorWritingModifier", [anchor, key])))
        })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { anchorPreference: { key: BoundsKey, value: bounds } } ]",
        type: "ModifiedContent<Text, _AnchorWritingModifier<CGRect, BoundsKey>>")
    ])
}

extension ArgumentLabel<String> {
  fileprivate static var part: Self { Self("value") }
}
