import GalleyLanguage

extension ModifierDefinition {
  static let cuttable = ModifierDefinition(
    "cuttable", summary: "Lets people cut what the view stands for.", since: .iOS(16).only(.macOS),
    overloads: [
      ModifierOverload(
        [
          .required("for", .typeName, "The type of the things."),
          .optional("action", .action, "What is done; it gives the things."),
        ], type: .unknown("cuttable"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: macOS 15\nbody:\n  Text: Hello\n  modifiers: [ { cuttable: { for: String, action: [] } } ]",
        type: "ModifiedContent<Text, unknown(cuttable)>")
    ])
}
