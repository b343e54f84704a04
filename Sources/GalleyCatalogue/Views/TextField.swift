import GalleyExpressions
import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let textField = ViewDefinition(
    "TextField", summary: "A line to type in, as wide as it is offered.", layout: .model, figures: ["field"],
    overloads: [
      ViewOverload(
        [.title(placeholder), entered, prompt, axis, onCommit], type: .generic("TextField", "Text"), layout: layout),
      ViewOverload(
        [.title(placeholder), value, format, prompt, axis], since: .iOS(15), type: .generic("TextField", "Text"),
        layout: layout),
      ViewOverload(
        [entered, prompt, axis, labelBlock], since: .iOS(15), type: .generic("TextField", .of(.label)), layout: layout),
      ViewOverload(
        [value, format, prompt, axis, labelBlock], since: .iOS(15), type: .generic("TextField", .of(.label)),
        layout: layout),
    ],
    examples: [
      Example("TextField: { title: Name, text: Ann }", type: "TextField<Text>"),
      Example("TextField: { title: Notes, text: \"\", axis: vertical }", type: "TextField<Text>"),
    ])

  private static let placeholder = "What the field shows while it is empty."
  private static let entered = Parameter.required(.enteredText, "What was typed.")
  private static let value = Parameter.required(.fieldValue, "What was typed, as a value.")
  private static let format = Parameter.required("format", .anyValue, "How the value is written.")
  private static let prompt = Parameter.optional(
    .prompt, "What the field shows while it is empty, in place of the title.", since: .iOS(15))
  private static let axis = Parameter.optional(
    .axis, "The direction in which the field grows; `horizontal` if it is left out.",
    nullable: false, since: .iOS(16))
  private static let onCommit = Parameter.optional("onCommit", .action, "What happens on return.")
  private static let labelBlock = Parameter.required(
    .label, "The views of the label, which show while the field is empty.")

  private static let layout = ViewLayout.custom { lowering, view in lowering.textField(view) }
}

extension ArgumentLabel<String> {
  static var enteredText: Self { Self("text", .binding(.string)) }
}

extension ArgumentLabel<Value> {
  static var fieldValue: Self { Self("value", .binding(.unknown)) }
}

extension ArgumentLabel<Axis> {
  static var axis: Self {
    Self("axis", .type("Axis")) { value, types in types.caseName(of: value) == "vertical" ? .vertical : .horizontal }
  }
}
