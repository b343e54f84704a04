import GalleyLanguage

extension ModifierDefinition {
  static let transformEnvironment = ModifierDefinition(
    "transformEnvironment", summary: "Changes a member of the environment of the view.",
    overloads: [
      ModifierOverload(
        [
          .required("keyPath", .environmentKey, "The member’s name, such as `lineLimit`."),
          .optional(
            "transform", .closureAction([.init("value", .unknown)]),
            "Statements that change `value`; nothing if it is left out."),
        ],
        type: ModifierTypeRule { context, receiver in
          let value = context.environmentType(ofKey: "keyPath", value: nil)
          return TypedReceiver(
            context.modified(receiver.type, context.generic("_EnvironmentKeyTransformModifier", [value])))
        })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { transformEnvironment: { keyPath: isEnabled, transform: [] } } ]",
        type: "ModifiedContent<Text, _EnvironmentKeyTransformModifier<Bool>>")
    ])
}
