import GalleyLanguage

extension ModifierDefinition {
  static let animation = ModifierDefinition(
    "animation", summary: "Animates changes of the view, whenever a value changes.",
    overloads: [
      ModifierOverload(
        [
          .required("animation", .type("Animation"), "The animation; nil for none.", nullable: true),
          .required(.anyValue, "The value whose changes are animated."),
        ], type: .layer("_AnimationModifier", .of(.anyValue))),
      ModifierOverload(
        [.required("animation", .type("Animation"), "The animation; nil for none.", primary: true, nullable: true)],
        type: ModifierTypeRule { context, receiver in
          let equatable: Set<ReceiverKind> = [.text, .image, .color, .insettableShape, .shape]
          guard context.target.release >= .iOS(15), equatable.contains(receiver.kind) else {
            return TypedReceiver(context.modified(receiver.type, context.named("_TransactionModifier")))
          }
          return TypedReceiver(context.generic("_AnimationView", [receiver.type]))
        }),
      ModifierOverload(
        [
          .required("animation", .type("Animation"), "The animation; nil for none.", nullable: true),
          .required("body", .effects([.init("content", .unknown)]), "Modifiers whose changes are animated."),
        ], since: .iOS(17), type: .unknown("animation")),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { animation: { animation: default, value: $(1) } } ]",
        type: "ModifiedContent<Text, _AnimationModifier<Int>>"),
      Example("Text: Hello\nmodifiers: [ { animation: default } ]", type: "_AnimationView<Text>"),
    ])
}
