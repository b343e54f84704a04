import GalleyLanguage

extension ModifierDefinition {
  static let importsItemProviders = ModifierDefinition(
    "importsItemProviders", summary: "Takes things from other programs, such as photos of a phone.",
    since: .iOS(14).only(.macOS),
    overloads: [
      ModifierOverload(
        [
          .required("contentTypes", .value(.array(.builtIn("UTType"))), "The types."),
          .optional(
            "onImport", .closureAction([.init("providers", .unknown)]), "What is done; nothing if it is left out."),
        ], type: .unknown("importsItemProviders"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: macOS 15\nbody:\n  Text: Hello\n  modifiers: [ { importsItemProviders: { contentTypes: [image], onImport: [] } } ]",
        type: "ModifiedContent<Text, unknown(importsItemProviders)>")
    ])
}
