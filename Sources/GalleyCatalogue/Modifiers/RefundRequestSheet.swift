import GalleyLanguage

extension ModifierDefinition {
  static let refundRequestSheet = ModifierDefinition(
    "refundRequestSheet", summary: "Shows a sheet that asks for money back.", since: .iOS(15).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [
          .required("for", .anyValue, "The id of the purchase."), .required(.isPresented, "Whether it is shown."),
          .optional(
            "onDismiss", .closureAction([.init("result", .unknown)]),
            "What is done when it goes; nothing if it is left out."),
        ], type: .unknown("refundRequestSheet"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { refundRequestSheet: { for: 1, isPresented: false } } ]",
        type: "ModifiedContent<Text, unknown(refundRequestSheet)>")
    ])
}
