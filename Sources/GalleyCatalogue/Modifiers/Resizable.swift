import GalleyLanguage

extension ModifierDefinition {
  static let resizable = ModifierDefinition(
    "resizable", summary: "Lets an image take the size that it is offered.", layoutStanding: .measured,
    overloads: [
      ModifierOverload(
        [
          .optional(
            "capInsets", .type("EdgeInsets"), "The edges that keep their size.", nullable: false, numbers: .length),
          .optional(
            "resizingMode", .type("Image.ResizingMode"),
            "Whether the image is stretched or repeated; `stretch` if left out.", nullable: false),
        ],
        type: .unchanged, receivers: .only(.image),
        environment: { _, environment in environment.isImageResizable = true })
    ],
    examples: [
      Example("Image: { systemName: star }\nmodifiers: [ resizable ]", type: "Image")
    ])
}
