import GalleyLanguage

extension ModifierDefinition {
  static let prefersDefaultFocus = ModifierDefinition(
    "prefersDefaultFocus", summary: "Makes the view one that the focus begins at.",
    since: .iOS(14).except(.iOS, .iPadOS, .visionOS),
    overloads: [
      ModifierOverload(
        [
          .optional("prefersDefaultFocus", .bool, "Whether it is; true if left out.", nullable: false),
          .required("in", .string, "The place, a `focusScope`."),
        ], type: .unknown("prefersDefaultFocus"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: macOS 15\nbody:\n  Text: Hello\n  modifiers: [ { prefersDefaultFocus: { in: cards } } ]",
        type: "ModifiedContent<Text, unknown(prefersDefaultFocus)>")
    ])
}
