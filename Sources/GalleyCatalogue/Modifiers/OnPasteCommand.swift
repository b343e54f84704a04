import GalleyLanguage

extension ModifierDefinition {
  static let onPasteCommand = ModifierDefinition(
    "onPasteCommand", summary: "Does something when people paste.", since: .iOS(13).only(.macOS),
    overloads: [
      ModifierOverload(
        [
          .required("of", .value(.array(.string)), "The types of content that are taken."),
          .optional(
            "perform", .closureAction([.init("providers", .unknown)]), "What is done; nothing if it is left out."
          ).alsoCalled("action"),
        ], type: .unknown("onPasteCommand"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: macOS 15\nbody:\n  Text: Hello\n  modifiers: [ { onPasteCommand: { of: [public.text], perform: [] } } ]",
        type: "ModifiedContent<Text, unknown(onPasteCommand)>")
    ])
}
