import GalleyLanguage

extension ModifierDefinition {
  static let importableFromServices = ModifierDefinition(
    "importableFromServices", summary: "Takes things from the services of the system.", since: .iOS(16).only(.macOS),
    overloads: [
      ModifierOverload(
        [
          .required("for", .typeName, "The type of the things."),
          .optional("action", .closureAction([.init("items", .unknown)]), "What is done; nothing if it is left out.")
            .returning(.bool),
        ], type: .unknown("importableFromServices"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: macOS 15\nbody:\n  Text: Hello\n  modifiers: [ { importableFromServices: { for: Image, action: [] } } ]",
        type: "ModifiedContent<Text, unknown(importableFromServices)>")
    ])
}
