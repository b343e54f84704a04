import GalleyLanguage

extension ModifierDefinition {
  static let fileExporter = ModifierDefinition(
    "fileExporter", summary: "Lets people save files.", since: .iOS(14).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [
          .required(.isPresented, "Whether it is shown."),
          .required("document", .anyValue, "What is saved; nil for nothing.", nullable: true),
          .required("contentType", .type("UTType"), "The type of the file."),
          .optional("defaultFilename", .string, "The name that is offered; the system’s if left out."),
          .optional(
            "onCompletion", .closureAction([.init("result", .unknown)]), "What is done then; nothing if it is left out."
          ),
        ], type: .unknown("fileExporter")),
      ModifierOverload(
        [
          .required(.isPresented, "Whether it is shown."), .required("documents", .anyValue, "What is saved."),
          .required("contentType", .type("UTType"), "The type of the files."),
          .optional(
            "onCompletion", .closureAction([.init("result", .unknown)]), "What is done then; nothing if it is left out."
          ),
        ], type: .unknown("fileExporter")),
      ModifierOverload(
        [
          .required(.isPresented, "Whether it is shown."),
          .required("item", .anyValue, "What is saved; nil for nothing.", nullable: true),
          .optional(
            "contentTypes", .value(.array(.builtIn("UTType"))), "The types of the file; those of the item if left out.",
            nullable: false),
          .optional("defaultFilename", .string, "The name that is offered; the system’s if left out."),
          .optional(
            "onCompletion", .closureAction([.init("result", .unknown)]), "What is done then; nothing if it is left out."
          ), .optional("onCancellation", .action, "What is done when people do not save; nothing if it is left out."),
        ], since: .iOS(17), type: .unknown("fileExporter")),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { fileExporter: { isPresented: false, document: null, contentType: plainText } } ]",
        type: "ModifiedContent<Text, unknown(fileExporter)>")
    ])
}
