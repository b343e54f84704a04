import GalleyLanguage

extension ModifierDefinition {
  static let exportableToServices = ModifierDefinition(
    "exportableToServices", summary: "Hands things to the services of the system.", since: .iOS(16).only(.macOS),
    overloads: [
      ModifierOverload(
        [.required("payload", .anyValue, "The things.", primary: true)], type: .unknown("exportableToServices"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: macOS 15\nbody:\n  Text: Hello\n  modifiers: [ { exportableToServices: [card] } ]",
        type: "ModifiedContent<Text, unknown(exportableToServices)>")
    ])
}
