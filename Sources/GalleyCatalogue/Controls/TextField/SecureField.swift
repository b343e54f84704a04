import GalleyLanguage

extension ViewDefinition {
  static let secureField = ViewDefinition(
    "SecureField", summary: "A line to type a secret in, as wide as it is offered.", layoutStanding: .model,
    figures: ["field"],
    overloads: [
      ViewOverload(
        [.title("What the field shows while it is empty."), entered, prompt],
        type: .generic("SecureField", "Text"), isSentByReturn: { _ in true }, layout: layout),
      ViewOverload(
        [entered, prompt, .label("The views of the label, which show while the field is empty.")], since: .iOS(15),
        type: .generic("SecureField", .of(.label)), isSentByReturn: { _ in true }, layout: layout),
    ],
    examples: [Example("SecureField: { title: Password, text: \"\" }", type: "SecureField<Text>")])

  private static let entered = Parameter.required(.enteredText, "What was typed.")
  private static let prompt = Parameter.optional(
    .prompt, "What the field shows while it is empty, in place of the title.", since: .iOS(15))

  private static let layout = ViewLayout.custom { lowering, view in lowering.textField(view, hidesText: true) }
}
