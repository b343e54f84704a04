import GalleyLanguage

extension ViewDefinition {
  static let groupBox = ViewDefinition(
    "GroupBox", summary: "A box around views that belong together.",
    since: .iOS(14).on(.macOS, since: .iOS(13)).except(.tvOS, .watchOS), layout: .model, figures: ["box"],
    overloads: [
      ViewOverload(
        [content], type: .generic("GroupBox", "EmptyView", .of(.content)),
        styled: StyledControl("GroupBoxStyle", views: items), layout: layout),
      ViewOverload(
        [.title("The words of the label."), content], type: .generic("GroupBox", "Text", .of(.content)),
        styled: .label("GroupBoxStyle", .title, views: items), layout: layout),
      ViewOverload(
        [content, .label("The views of the label.")], type: .generic("GroupBox", .of(.label), .of(.content)),
        styled: .label("GroupBoxStyle", .block, views: items), layout: layout),
    ],
    examples: [
      Example("GroupBox: [ { Text: One } ]", type: "GroupBox<EmptyView, Text>"),
      Example("GroupBox: { title: Cards, content: { Text: One } }", type: "GroupBox<Text, Text>"),
      Example(
        "GroupBox: { label: { Image: { systemName: star } }, content: { Text: One } }",
        type: "GroupBox<Image, Text>"),
    ])

  private static let items = ["content": StyledControl.Content.block(.content)]
  private static let content = Parameter.required(.content, "The views in the box.")

  private static let layout = ViewLayout.custom { lowering, view in lowering.groupBox(view) }
}
