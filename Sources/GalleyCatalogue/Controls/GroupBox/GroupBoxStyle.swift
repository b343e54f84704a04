import GalleyLanguage

extension ModifierDefinition {
  static let groupBoxStyle = ModifierDefinition(
    "groupBoxStyle", summary: "Sets how group boxes in the view look.", since: .iOS(14).except(.tvOS, .watchOS),
    layoutStanding: .model,
    overloads: [.style("GroupBoxStyle", type: .layer("GroupBoxStyleModifier", .of(.controlStyle)))],
    examples: [
      Example(
        "GroupBox: [ { Text: One } ]\nmodifiers: [ { groupBoxStyle: automatic } ]",
        type: "ModifiedContent<GroupBox<EmptyView, Text>, GroupBoxStyleModifier<DefaultGroupBoxStyle>>")
    ])
}

extension StyleProtocol {
  static let groupBoxStyle = StyleProtocol(
    "GroupBoxStyle", summary: "How boxes around content look.", since: .iOS(14).except(.tvOS, .watchOS),
    members: [.view("label"), .view("content")],
    styles: [
      BuiltInStyle("automatic", "DefaultGroupBoxStyle", "What suits the platform.")
    ],
    example: { style in
      """
      GroupBox: { title: Cards, content: [ { Text: One } ] }
      modifiers: [ { groupBoxStyle: \(style) } ]
      """
    })
}
