import GalleyLanguage

extension ModifierDefinition {
  static let fileMover = ModifierDefinition(
    "fileMover", summary: "Lets people move files.", since: .iOS(14).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [
          .required(.isPresented, "Whether it is shown."),
          .required("file", .type("URL"), "The file; nil for none.", nullable: true),
          .optional(
            "onCompletion", .closureAction([.init("result", .unknown)]), "What is done then; nothing if it is left out."
          ),
          .optional(
            "onCancellation", .action, "What is done when people do not move it; nothing if it is left out.",
            since: .iOS(17)),
        ], type: .unknown("fileMover")),
      ModifierOverload(
        [
          .required(.isPresented, "Whether it is shown."),
          .required("files", .value(.array(.builtIn("URL"))), "The files."),
          .optional(
            "onCompletion", .closureAction([.init("result", .unknown)]), "What is done then; nothing if it is left out."
          ),
          .optional(
            "onCancellation", .action, "What is done when people do not move them; nothing if it is left out.",
            since: .iOS(17)),
        ], type: .unknown("fileMover")),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { fileMover: { isPresented: false, file: null } } ]",
        type: "ModifiedContent<Text, unknown(fileMover)>")
    ])
}
