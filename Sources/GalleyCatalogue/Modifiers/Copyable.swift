import GalleyLanguage

extension ModifierDefinition {
  static let copyable = ModifierDefinition(
    "copyable", summary: "Lets people copy what the view stands for.", since: .iOS(16).only(.macOS),
    overloads: [
      ModifierOverload(
        [.required("payload", .anyValue, "What is copied.", primary: true)], type: .unknown("copyable"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: macOS 15\nbody:\n  Text: Hello\n  modifiers: [ { copyable: [card] } ]",
        type: "ModifiedContent<Text, unknown(copyable)>")
    ])
}
