import GalleyLanguage

extension ModifierDefinition {
  static let pasteDestination = ModifierDefinition(
    "pasteDestination", summary: "Lets people paste into the view.", since: .iOS(16).only(.macOS),
    overloads: [
      ModifierOverload(
        [
          .required("for", .typeName, "The type of the things."),
          .optional("action", .closureAction([.init("items", .unknown)]), "What is done; nothing if it is left out."),
          .optional(
            "validator", .closureAction([.init("items", .unknown)]), "Which of them are taken; all if it is left out."),
        ], type: .unknown("pasteDestination"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: macOS 15\nbody:\n  Text: Hello\n  modifiers: [ { pasteDestination: { for: String, action: [] } } ]",
        type: "ModifiedContent<Text, unknown(pasteDestination)>")
    ])
}
