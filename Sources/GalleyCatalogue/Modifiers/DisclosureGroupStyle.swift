import GalleyLanguage

extension ModifierDefinition {
  static let disclosureGroupStyle = ModifierDefinition(
    "disclosureGroupStyle", summary: "Sets how disclosure groups in the view look.",
    since: .iOS(16).except(.tvOS, .watchOS), layout: .model,
    overloads: [.style("DisclosureGroupStyle", type: .layer("DisclosureGroupStyleModifier", .of(.controlStyle)))],
    examples: [
      Example(
        "DisclosureGroup: { title: More, content: [ { Text: One } ] }\nmodifiers: [ { disclosureGroupStyle: automatic } ]",
        type:
          "ModifiedContent<DisclosureGroup<Text, Text>, DisclosureGroupStyleModifier<AutomaticDisclosureGroupStyle>>")
    ])
}
