import GalleyLanguage

extension ModifierDefinition {
  static let tableStyle = ModifierDefinition(
    "tableStyle", summary: "Sets how tables in the view look.", since: .iOS(16).except(.tvOS, .watchOS), layout: .model,
    overloads: [.style("TableStyle", type: .unknown("tableStyle"))],
    examples: [
      Example(
        "VStack: [ { Text: One } ]\nmodifiers: [ { tableStyle: inset } ]",
        type: "ModifiedContent<VStack<Text>, unknown(tableStyle)>")
    ])
}
