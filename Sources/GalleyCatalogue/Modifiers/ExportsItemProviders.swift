import GalleyLanguage

extension ModifierDefinition {
  static let exportsItemProviders = ModifierDefinition(
    "exportsItemProviders", summary: "Hands the selection to other programs.", since: .iOS(14).only(.macOS),
    overloads: [
      ModifierOverload(
        [
          .required("contentTypes", .value(.array(.builtIn("UTType"))), "The types."),
          .optional("onExport", .action, "What is done; it gives the things."),
        ], type: .unknown("exportsItemProviders"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: macOS 15\nbody:\n  Text: Hello\n  modifiers: [ { exportsItemProviders: { contentTypes: [plainText], onExport: [] } } ]",
        type: "ModifiedContent<Text, unknown(exportsItemProviders)>")
    ])
}
