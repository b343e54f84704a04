import GalleyExpressions
import GalleyLanguage

extension ModifierDefinition {
  static let labelsVisibility = ModifierDefinition(
    "labelsVisibility", summary: "Shows or hides the labels of controls in the view.", since: .iOS(18), layout: .model,
    overloads: [
      ModifierOverload(
        [.required(.visibility, "Whether they show.", primary: true)],
        type: .unknown("labelsVisibility"),
        environment: { arguments, environment in
          environment.set("labelsVisibility", to: arguments[.visibility] ?? .null, in: arguments.types)
        })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { labelsVisibility: hidden } ]",
        type: "ModifiedContent<Text, unknown(labelsVisibility)>")
    ])
}

extension ArgumentLabel<Value> {
  fileprivate static var visibility: Self { Self("visibility", .type("Visibility")) }
}
