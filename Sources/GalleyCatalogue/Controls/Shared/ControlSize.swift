import GalleyLanguage

extension ModifierDefinition {
  static let controlSize = ModifierDefinition(
    "controlSize", summary: "Sets the size of controls in the view.",
    since: .iOS(15).on(.macOS, since: .iOS(13)).on(.watchOS, since: .iOS(16)).except(.tvOS), layoutStanding: .model,
    overloads: [
      .writing(.controlSize, .required("controlSize", .type("ControlSize"), "The size.", primary: true))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { controlSize: large } ]",
        type: "ModifiedContent<Text, _EnvironmentKeyWritingModifier<ControlSize>>")
    ])
}

/// The size of controls.
enum ControlSize: String, SwiftUIEnumeration {
  case mini
  case small
  case regular
  case large
  case extraLarge

  static var swiftName: String { "ControlSize" }
}
