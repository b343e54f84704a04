import GalleyLanguage

extension ModifierDefinition {
  static let containerBackground = ModifierDefinition(
    "containerBackground", summary: "Sets what lies behind the container around the view.", since: .iOS(17),
    overloads: [
      ModifierOverload(
        [
          .required("style", .style, "A colour, gradient or material."),
          .required("for", .type("ContainerBackgroundPlacement"), "The container."),
        ], type: .unknown("containerBackground")),
      ModifierOverload(
        [
          .required("for", .type("ContainerBackgroundPlacement"), "The container."),
          .optional("alignment", .type("Alignment"), "Where the views stand; `center` if left out.", nullable: false),
          .required(.content, "The views."),
        ], type: .unknown("containerBackground")),
    ],
    examples: [
      Example(
        "galley: 1\ntarget: iOS 18\nbody:\n  Text: Hello\n  modifiers: [ { containerBackground: { style: red, for: navigation } } ]",
        type: "ModifiedContent<Text, unknown(containerBackground)>")
    ])
}
