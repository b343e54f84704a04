import GalleyLanguage

extension ModifierDefinition {
  static let headerProminence = ModifierDefinition(
    "headerProminence", summary: "Sets how much the headers of sections in the view stand out.", since: .iOS(15),
    overloads: [
      .writing(.headerProminence, .required("prominence", .type("Prominence"), "How much.", primary: true))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { headerProminence: increased } ]",
        type: "ModifiedContent<Text, _EnvironmentKeyWritingModifier<Prominence>>")
    ])
}

/// How much something stands out.
enum Prominence: String, SwiftUIEnumeration {
  case standard
  case increased

  static var swiftName: String { "Prominence" }
}
