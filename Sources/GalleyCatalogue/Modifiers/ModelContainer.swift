import GalleyLanguage

extension ModifierDefinition {
  static let modelContainer = ModifierDefinition(
    "modelContainer", summary: "Keeps the data of the views below.", since: .iOS(17),
    overloads: [
      ModifierOverload(
        [
          .required("for", .anyValue, "The type of the data, or a list of types.", primary: true),
          .optional("inMemory", .bool, "Whether nothing is written to a disk; false if left out.", nullable: false),
          .optional(
            "isAutosaveEnabled", .bool, "Whether changes are saved by themselves; true if left out.", nullable: false),
          .optional("isUndoEnabled", .bool, "Whether they can be undone; false if left out.", nullable: false),
          .optional(
            "onSetup", .closureAction([.init("result", .unknown)]),
            "What is done once it is ready; nothing if it is left out."),
        ], type: .unknown("modelContainer")),
      ModifierOverload(
        [.required("container", .anyValue, "What keeps them.")], type: .unknown("modelContainer")),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { modelContainer: { for: [Card], inMemory: true } } ]",
        type: "ModifiedContent<Text, unknown(modelContainer)>")
    ])
}
