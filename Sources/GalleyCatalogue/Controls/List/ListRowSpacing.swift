import GalleyExpressions
import GalleyLanguage

extension ModifierDefinition {
  static let listRowSpacing = ModifierDefinition(
    "listRowSpacing", summary: "Sets the room between the rows of lists in the view.",
    since: .iOS(15).except(.macOS, .tvOS, .watchOS), layoutStanding: .model,
    overloads: [
      ModifierOverload(
        [
          .required(.rowSpacing, "Points; nil for the list’s own.", primary: true, nullable: true, numbers: .length)
        ],
        type: .environment("Optional<CGFloat>"),
        environment: { arguments, environment in environment.kept[.listRowSpacing] = arguments[.rowSpacing] })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { listRowSpacing: 8 } ]",
        type: "ModifiedContent<Text, _EnvironmentKeyWritingModifier<Optional<CGFloat>>>")
    ])
}

extension ArgumentLabel<Value> {
  fileprivate static var rowSpacing: Self { Self("spacing", .number) }
}

extension EnvironmentMember { static let listRowSpacing = EnvironmentMember("listRowSpacing") }
