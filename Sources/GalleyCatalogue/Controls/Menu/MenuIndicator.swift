import GalleyLanguage

extension ModifierDefinition {
  static let menuIndicator = ModifierDefinition(
    "menuIndicator", summary: "Sets whether menus in the view show that they are menus.",
    since: .iOS(15).except(.watchOS).on(.tvOS, since: .iOS(17)),
    overloads: [
      .writing(
        .menuIndicatorVisibility, .required("visibility", .type("Visibility"), "Whether they do.", primary: true))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { menuIndicator: hidden } ]",
        type: "ModifiedContent<Text, _EnvironmentKeyWritingModifier<Visibility>>")
    ])
}
