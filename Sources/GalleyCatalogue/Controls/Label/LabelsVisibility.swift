import GalleyExpressions
import GalleyLanguage

extension ModifierDefinition {
  static let labelsVisibility = ModifierDefinition(
    "labelsVisibility", summary: "Shows or hides the labels of controls in the view.", since: .iOS(18),
    layoutStanding: .model,
    overloads: [
      ModifierOverload(
        [.required(.labelVisibility, "Whether they show.", primary: true)],
        type: .unknown("labelsVisibility"),
        environment: { arguments, environment in
          environment.set("labelsVisibility", to: arguments[.labelVisibility] ?? .null, in: arguments.types)
        })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { labelsVisibility: hidden } ]",
        type: "ModifiedContent<Text, unknown(labelsVisibility)>")
    ])
}

extension ArgumentLabel<Value> {
  fileprivate static var labelVisibility: Self { Self("visibility", .type("Visibility")) }
}
