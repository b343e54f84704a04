import GalleyLanguage

extension ModifierDefinition {
  static let task = ModifierDefinition(
    "task", summary: "Does something in the background while the view is there.", since: .iOS(15),
    overloads: [
      ModifierOverload(
        [
          .required(.id, "Begins anew whenever this changes."),
          .optional("priority", .type("TaskPriority"), "How urgent it is.", nullable: false),
          .optional("action", .action, "What is done; nothing if it is left out."),
        ],
        type: .layer("_TaskValueModifier2", .of(.id)).since(
          .iOS(26, 4), before: .layer("_TaskValueModifier", .of(.id))),
        trigger: .identity),
      ModifierOverload(
        [
          .optional("priority", .type("TaskPriority"), "How urgent it is.", nullable: false),
          .optional("action", .action, "What is done; nothing if it is left out.", primary: true),
        ], type: .layer("_TaskModifier2").since(.iOS(26, 4), before: .layer("_TaskModifier")), trigger: .appear),
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { task: [] } ]", type: "ModifiedContent<Text, _TaskModifier>"),
      Example(
        "Text: Hello\nmodifiers: [ { task: { id: 1, action: [] } } ]",
        type: "ModifiedContent<Text, _TaskValueModifier<Int>>"),
    ])
}
