import GalleyLanguage

extension ViewDefinition {
  static let group = ViewDefinition(
    "Group", summary: "Several views in the place of one, without a layout of their own.", layoutStanding: .measured,
    overloads: [
      ViewOverload(
        [.required(.content, "The views.")], type: .generic("Group", .of(.content)), layout: .transparent)
    ],
    examples: [
      Example("Group: [ { Text: One }, { Text: Two } ]", type: "Group<TupleView<(Text, Text)>>"),
      Example(
        "HStack:\n  - Group: [ { Text: One }, { Text: Two } ]\n    modifiers: [ padding ]",
        type: "HStack<ModifiedContent<Group<TupleView<(Text, Text)>>, _PaddingLayout>>"),
    ])
}
