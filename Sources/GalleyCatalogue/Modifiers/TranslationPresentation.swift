import GalleyLanguage

extension ModifierDefinition {
  static let translationPresentation = ModifierDefinition(
    "translationPresentation", summary: "Shows a translation of a text.",
    since: .iOS(17, 4).except(.tvOS, .watchOS, .visionOS),
    overloads: [
      ModifierOverload(
        [
          .required(.isPresented, "Whether it is shown."), .required("text", .string, "The text."),
          .optional(
            "attachmentAnchor", .type("PopoverAttachmentAnchor"), "What a popover points at; the bounds if left out.",
            nullable: false),
          .optional("arrowEdge", .type("Edge"), "The edge of the arrow; `top` if left out.", nullable: false),
          .optional(
            "replacementAction", .closureAction([.init("translation", .unknown)]),
            "What is done with the translation; nothing if it is left out."),
        ], type: .unknown("translationPresentation"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: iOS 18\nbody:\n  Text: Hello\n  modifiers: [ { translationPresentation: { isPresented: false, text: Hallo } } ]",
        type: "ModifiedContent<Text, unknown(translationPresentation)>")
    ])
}
