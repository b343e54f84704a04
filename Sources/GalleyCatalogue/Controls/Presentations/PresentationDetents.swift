import GalleyExpressions
import GalleyLanguage

extension ModifierDefinition {
  static let presentationDetents = ModifierDefinition(
    "presentationDetents", summary: "Sets how high a sheet can stand.", since: .iOS(16),
    overloads: [
      ModifierOverload(
        [
          .required(
            .detents, "The heights.", primary: true, numbers: .any),
          .optional(.selection, .binding(.builtIn("PresentationDetent")), "The height that it has.", nullable: false),
        ], type: .unknown("presentationDetents"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { presentationDetents: [medium, large] } ]",
        type: "ModifiedContent<Text, unknown(presentationDetents)>")
    ])
}

extension ArgumentLabel<Value> {
  static var detents: Self { Self("detents", .value(.array(.builtIn("PresentationDetent")))) }
}
