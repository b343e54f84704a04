import GalleyLanguage

extension ModifierDefinition {
  static let onCameraCaptureEvent = ModifierDefinition(
    "onCameraCaptureEvent", summary: "Does something when people press the button of the camera.",
    since: .iOS(18).except(.macOS, .tvOS, .watchOS, .visionOS),
    overloads: [
      ModifierOverload(
        [
          .optional("isEnabled", .bool, "Whether it counts; true if left out.", nullable: false),
          .optional("action", .closureAction([.init("event", .unknown)]), "What is done; nothing if it is left out."),
        ], type: .unknown("onCameraCaptureEvent"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { onCameraCaptureEvent: { action: [] } } ]",
        type: "ModifiedContent<Text, unknown(onCameraCaptureEvent)>")
    ])
}
