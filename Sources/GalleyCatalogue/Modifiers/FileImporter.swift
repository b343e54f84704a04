import GalleyLanguage

extension ModifierDefinition {
  static let fileImporter = ModifierDefinition(
    "fileImporter", summary: "Lets people choose files to read.", since: .iOS(14).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [
          .required(.isPresented, "Whether it is shown."),
          .required("allowedContentTypes", .value(.array(.builtIn("UTType"))), "The types of the files."),
          .optional(
            "onCompletion", .closureAction([.init("result", .unknown)]),
            "What is done with the file; nothing if it is left out."),
        ], type: .unknown("fileImporter")),
      ModifierOverload(
        [
          .required(.isPresented, "Whether it is shown."),
          .required("allowedContentTypes", .value(.array(.builtIn("UTType"))), "The types of the files."),
          .required("allowsMultipleSelection", .bool, "Whether people may choose several."),
          .optional(
            "onCompletion", .closureAction([.init("result", .unknown)]),
            "What is done with the files; nothing if it is left out."),
          .optional(
            "onCancellation", .action, "What is done when people choose none; nothing if it is left out.",
            since: .iOS(17)),
        ], type: .unknown("fileImporter")),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { fileImporter: { isPresented: false, allowedContentTypes: [plainText], onCompletion: [] } } ]",
        type: "ModifiedContent<Text, unknown(fileImporter)>"),
      Example(
        "Text: Hello\nmodifiers: [ { fileImporter: { isPresented: false, allowedContentTypes: [image, pdf], allowsMultipleSelection: true } } ]",
        type: "ModifiedContent<Text, unknown(fileImporter)>"),
    ])
}
