import GalleyLanguage

extension ModifierDefinition {
  static let statusBarHidden = ModifierDefinition(
    "statusBarHidden", summary: "Hides the status bar.", since: .iOS(13).only(.iOS, .iPadOS, .visionOS),
    overloads: [
      ModifierOverload(
        [.optional("hidden", .bool, "Whether it is hidden; true if left out.", primary: true, nullable: false)],
        type: .unknown("statusBarHidden"))
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ statusBarHidden ]", type: "ModifiedContent<Text, unknown(statusBarHidden)>")
    ])
}
