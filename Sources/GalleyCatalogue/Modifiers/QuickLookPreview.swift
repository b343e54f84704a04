import GalleyLanguage

extension ModifierDefinition {
  static let quickLookPreview = ModifierDefinition(
    "quickLookPreview", summary: "Shows a file over the view.", since: .iOS(14).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [
          .required(
            "item", .binding(.optional(.builtIn("URL"))), "The file; nil while none is shown.", primary: true,
            nullable: true)
        ], type: .unknown("quickLookPreview")),
      ModifierOverload(
        [
          .required(
            "selection", .binding(.optional(.builtIn("URL"))), "The file; nil while none is shown.", nullable: true),
          .required("in", .value(.array(.builtIn("URL"))), "The files that people can go through."),
        ], type: .unknown("quickLookPreview")),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { quickLookPreview: null } ]",
        type: "ModifiedContent<Text, unknown(quickLookPreview)>")
    ])
}
