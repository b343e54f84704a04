import GalleyLanguage

extension ModifierDefinition {
  static let transformEnvironment = ModifierDefinition(
    "transformEnvironment", summary: "Changes a member of the environment of the view.",
    overloads: [
      ModifierOverload(
        [
          .required(.keyPath, "The member’s name, such as `lineLimit`."),
          .required(
            "transform", .closure([.init("value", .environmentMember("keyPath"))], result: .unknown),
            "The new value; `value` is the one from the views around."),
        ],
        type: ModifierTypeRule { context, receiver in
          let value = context.environmentType(ofKey: .keyPath, value: nil)
          return TypedReceiver(
            context.modified(receiver.type, context.generic("_EnvironmentKeyTransformModifier", [value])))
        })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { transformEnvironment: { keyPath: isEnabled, transform: $(!value) } } ]",
        type: "ModifiedContent<Text, _EnvironmentKeyTransformModifier<Bool>>")
    ])
}
