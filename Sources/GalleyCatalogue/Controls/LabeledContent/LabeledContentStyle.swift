import GalleyLanguage

extension ModifierDefinition {
  static let labeledContentStyle = ModifierDefinition(
    "labeledContentStyle", summary: "Sets how content with a label in the view looks.", since: .iOS(16),
    layoutStanding: .model,
    overloads: [.style("LabeledContentStyle", type: .layer("_LabeledContentStyleModifier", .of(.controlStyle)))],
    examples: [
      Example(
        "VStack: [ { Text: One } ]\nmodifiers: [ { labeledContentStyle: automatic } ]",
        type: "ModifiedContent<VStack<Text>, _LabeledContentStyleModifier<AutomaticLabeledContentStyle>>")
    ])
}

extension StyleProtocol {
  static let labeledContentStyle = StyleProtocol(
    "LabeledContentStyle", summary: "How content with a label looks.", since: .iOS(16),
    members: [.view("label"), .view("content")],
    styles: [
      BuiltInStyle("automatic", "AutomaticLabeledContentStyle", "What suits the place.")
    ],
    example: { style in
      """
      LabeledContent: { title: Amount, value: "5" }
      modifiers: [ { labeledContentStyle: \(style) } ]
      """
    })
}
