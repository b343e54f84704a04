import GalleyExpressions
import GalleyLanguage

extension ModifierDefinition {
  static let listSectionSpacing = ModifierDefinition(
    "listSectionSpacing", summary: "Sets the room between the sections of lists in the view.",
    since: .iOS(17).except(.macOS, .tvOS), layoutStanding: .model,
    figures: ["list.sectionGap", "list.compact", "list.footerGap"],
    overloads: [
      ModifierOverload(
        [.required(.sectionSpacing, .number, "Points.", primary: true, numbers: .length)], type: rule,
        environment: { arguments, environment in environment.kept[.listSectionSpacing] = arguments[.sectionSpacing] }
      ),
      ModifierOverload(
        [.required(.sectionSpacing, .type("ListSectionSpacing"), "The room.", primary: true, numbers: .length)],
        type: rule,
        environment: { arguments, environment in environment.kept[.listSectionSpacing] = arguments[.sectionSpacing] }
      ),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { listSectionSpacing: compact } ]",
        type:
          "ModifiedContent<ModifiedContent<Text, _TraitWritingModifier<ListSectionSpacingTraitKey>>, _EnvironmentKeyWritingModifier<Optional<ListSectionSpacing>>>"
      )
    ])

  /// For the section that it is applied to, and for the sections of lists inside.
  private static let rule = ModifierTypeRule.layers(
    "_TraitWritingModifier<ListSectionSpacingTraitKey>", "_EnvironmentKeyWritingModifier<Optional<ListSectionSpacing>>")
}

extension ArgumentLabel<Value> {
  fileprivate static var sectionSpacing: Self { Self("spacing") }
}

/// Space between the sections of a list.
enum ListSectionSpacing: String, SwiftUIEnumeration {
  case `default`
  case compact
  case custom

  static var swiftName: String { "ListSectionSpacing" }
}

extension EnvironmentMember { static let listSectionSpacing = EnvironmentMember("listSectionSpacing") }
