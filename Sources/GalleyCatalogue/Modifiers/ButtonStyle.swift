import GalleyLanguage

extension ModifierDefinition {
  static let buttonStyle = ModifierDefinition(
    "buttonStyle", summary: "Sets how buttons in the view look.", layout: .known,
    overloads: [
      ModifierOverload(
        [
          .required(
            .controlStyle, .controlStyle(["PrimitiveButtonStyle", "ButtonStyle"]),
            "A built-in style by its short name, or one of the document's.", primary: true)
        ],
        type: ModifierTypeRule { context, receiver in
          let container =
            context.target.release < .iOS(16)
            ? "ButtonStyleModifier"
            : context.styleProtocol(of: .controlStyle) == "ButtonStyle"
              ? "ButtonStyleContainerModifier" : "PrimitiveButtonStyleContainerModifier"
          let modifier = context.generic(container, [context.component(.controlStyle)])
          return TypedReceiver(context.modified(receiver.type, modifier))
        })
    ],
    examples: [
      Example(
        "Button: Buy\nmodifiers: [ { buttonStyle: plain } ]",
        type: "ModifiedContent<Button<Text>, PrimitiveButtonStyleContainerModifier<PlainButtonStyle>>")
    ])
}
