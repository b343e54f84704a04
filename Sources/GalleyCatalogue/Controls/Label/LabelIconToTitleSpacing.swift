import GalleyExpressions
import GalleyLanguage

extension ModifierDefinition {
  static let labelIconToTitleSpacing = ModifierDefinition(
    "labelIconToTitleSpacing", summary: "Sets the distance of the icon and the title of labels in the view.",
    since: .iOS(26), layoutStanding: .derived,
    overloads: [
      ModifierOverload(
        [.required(.iconDistance, "Points between them.", primary: true, numbers: .length)],
        type: .unknown("labelIconToTitleSpacing"),
        environment: { arguments, environment in
          environment.kept[.labelIconToTitleSpacing] = arguments[.iconDistance].map { .double($0) }
        })
    ],
    examples: [
      Example(
        "galley: 1\ntarget: iOS 26\nbody:\n  Label: { title: Fire, systemImage: flame }\n"
          + "  modifiers: [ { labelIconToTitleSpacing: 4 } ]",
        type: "ModifiedContent<Label<Text, Image>, unknown(labelIconToTitleSpacing)>")
    ])
}

extension ArgumentLabel<Double> {
  fileprivate static var iconDistance: Self { Self("spacing") }
}

extension EnvironmentMember { static let labelIconToTitleSpacing = EnvironmentMember("labelIconToTitleSpacing") }
