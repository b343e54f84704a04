import GalleyLanguage

extension ModifierDefinition {
  static let offerCodeRedemption = ModifierDefinition(
    "offerCodeRedemption", summary: "Shows a sheet for the code of an offer.",
    since: .iOS(16).on(.macOS, since: .iOS(18)).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [
          .required(.isPresented, "Whether it is shown."),
          .optional(
            "onCompletion", .closureAction([.init("result", .unknown)]),
            "What is done when it goes; nothing if it is left out."),
        ], type: .unknown("offerCodeRedemption"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { offerCodeRedemption: { isPresented: false } } ]",
        type: "ModifiedContent<Text, unknown(offerCodeRedemption)>")
    ])
}
