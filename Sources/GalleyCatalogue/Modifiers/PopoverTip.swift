import GalleyLanguage

extension ModifierDefinition {
  static let popoverTip = ModifierDefinition(
    "popoverTip", summary: "Shows a tip that points at the view.", since: .iOS(17).except(.watchOS),
    overloads: [
      ModifierOverload(
        [
          .required("tip", .anyValue, "The tip; nil for none.", primary: true, nullable: true),
          .optional("arrowEdge", .type("Edge"), "The edge of the arrow; what fits if left out.", nullable: false),
          .optional(
            "action", .closureAction([.init("action", .unknown)]),
            "What is done with an action of the tip; nothing if it is left out."),
        ], type: .unknown("popoverTip"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { popoverTip: null } ]",
        type: "ModifiedContent<Text, unknown(popoverTip)>")
    ])
}
