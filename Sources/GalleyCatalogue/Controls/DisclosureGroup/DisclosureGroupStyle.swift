import GalleyLanguage

extension ModifierDefinition {
  static let disclosureGroupStyle = ModifierDefinition(
    "disclosureGroupStyle", summary: "Sets how disclosure groups in the view look.",
    since: .iOS(16).except(.tvOS, .watchOS), layoutStanding: .model,
    overloads: [.style("DisclosureGroupStyle", type: .layer("DisclosureGroupStyleModifier", .of(.controlStyle)))],
    examples: [
      Example(
        "DisclosureGroup: { title: More, content: [ { Text: One } ] }\nmodifiers: [ { disclosureGroupStyle: automatic } ]",
        type:
          "ModifiedContent<DisclosureGroup<Text, Text>, DisclosureGroupStyleModifier<AutomaticDisclosureGroupStyle>>")
    ])
}

extension StyleProtocol {
  static let disclosureGroupStyle = StyleProtocol(
    "DisclosureGroupStyle", summary: "How disclosure groups look.", since: .iOS(16).except(.tvOS, .watchOS),
    members: [.view("label"), .view("content"), .binding("isExpanded", .bool)],
    styles: [
      BuiltInStyle("automatic", "AutomaticDisclosureGroupStyle", "What suits the place.")
    ],
    example: { style in
      """
      DisclosureGroup: { title: More, content: [ { Text: One } ] }
      modifiers: [ { disclosureGroupStyle: \(style) } ]
      """
    })
}
