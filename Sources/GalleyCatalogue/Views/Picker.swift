import GalleyLanguage

extension ViewDefinition {
  static let picker = ViewDefinition(
    "Picker", summary: "A choice of one among several options, which are told apart by their tags.", layout: .model,
    figures: ["picker", "link", "row", "menu"],
    overloads: [
      ViewOverload(
        [.title("The words of the label."), selection, content], type: .picker("Text"), layout: layout),
      ViewOverload(
        [.title("The words of the label."), .systemImage, selection, content], since: .iOS(14),
        type: .picker(labelType), layout: layout),
      ViewOverload(
        [.title("The words of the label."), .image, selection, content], since: .iOS(17),
        type: .picker(labelType), layout: layout),
      ViewOverload(
        [selection, content, .label("The views of the label.")], type: .picker(.of(.label)), layout: layout),
    ],
    examples: [
      Example(
        "Picker:\n  title: Size\n  selection: 1\n  content:\n    - Text: Small\n    - Text: Large",
        type: "Picker<Text, Int, TupleView<(Text, Text)>>"),
      Example(
        "Picker: { selection: small, label: { Text: Size }, content: { Text: Small } }",
        type: "Picker<Text, String, Text>"),
    ])

  private static let selection = Parameter.required(
    .selection, .binding(.unknown), "The tag of the chosen option; its type shows in the view's type.")
  private static let content = Parameter.required(.content, "The options, each with its `tag`.")

  private static let layout = ViewLayout.custom { lowering, view in lowering.picker(view) }
}

extension ViewTypeRule {
  /// `Picker<Label, Value, Content>`.
  fileprivate static func picker(_ label: TypeArgument) -> ViewTypeRule {
    ViewTypeRule { context in
      TypedReceiver(
        context.generic(
          "Picker", [context.component(label), context.bound(.selection), context.component(.content)]))
    }
  }
}
