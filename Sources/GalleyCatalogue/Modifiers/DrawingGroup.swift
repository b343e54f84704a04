import GalleyDrawing
import GalleyLanguage

extension ModifierDefinition {
  static let drawingGroup = ModifierDefinition(
    "drawingGroup", summary: "Draws the view into a picture of its own.",
    overloads: [
      ModifierOverload(
        [
          .optional(
            "opaque", .bool, "Whether the picture has no see-through parts; false if left out.", nullable: false),
          .optional(
            "colorMode", .type("ColorRenderingMode"), "How colours are computed; `nonLinear` if left out.",
            nullable: false),
        ],
        type: .layer("_DrawingGroupEffect"), drawing: .layer { _, _ in .group })
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ drawingGroup ]", type: "ModifiedContent<Text, _DrawingGroupEffect>")
    ])
}
