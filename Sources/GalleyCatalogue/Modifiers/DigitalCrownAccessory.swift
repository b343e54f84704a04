import GalleyLanguage

extension ModifierDefinition {
  static let digitalCrownAccessory = ModifierDefinition(
    "digitalCrownAccessory", summary: "Shows a view, or nothing, beside the crown.", since: .iOS(15).only(.watchOS),
    overloads: [
      ModifierOverload(
        [.required("visibility", .type("Visibility"), "Whether it shows.", primary: true)],
        type: .unknown("digitalCrownAccessory")),
      ModifierOverload(
        [.required(.content, "The view.")], type: .unknown("digitalCrownAccessory")),
    ],
    examples: [
      Example(
        "galley: 1\ntarget: watchOS 11\nbody:\n  Text: Hello\n  modifiers: [ { digitalCrownAccessory: hidden } ]",
        type: "ModifiedContent<Text, unknown(digitalCrownAccessory)>")
    ])
}
