import GalleyLanguage

extension ModifierDefinition {
  static let listStyle = ModifierDefinition(
    "listStyle", summary: "Sets how lists in the view look.", since: .iOS(13), layout: .model,
    overloads: [.style("ListStyle", type: .layer("ListStyleWriter", .of(.controlStyle)))],
    examples: [
      Example(
        "List: [ { Text: One } ]\nmodifiers: [ { listStyle: plain } ]",
        type: "ModifiedContent<List<Never, Text>, ListStyleWriter<PlainListStyle>>")
    ])
}
