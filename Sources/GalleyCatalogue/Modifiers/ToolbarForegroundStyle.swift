import GalleyLanguage

extension ModifierDefinition {
  static let toolbarForegroundStyle = ModifierDefinition(
    "toolbarForegroundStyle", summary: "Sets the style of what stands in a bar.", since: .iOS(17).only(.watchOS),
    overloads: [
      ModifierOverload(
        [
          .required("style", .style, "A colour, gradient or material."),
          .optional(
            "for", .types("ToolbarPlacement"), "The bar, or a list of bars; `automatic` if left out.", nullable: false),
        ], type: .unknown("toolbarForegroundStyle"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: watchOS 11\nbody:\n  Text: Hello\n  modifiers: [ { toolbarForegroundStyle: { style: red, for: navigationBar } } ]",
        type: "ModifiedContent<Text, unknown(toolbarForegroundStyle)>")
    ])
}
