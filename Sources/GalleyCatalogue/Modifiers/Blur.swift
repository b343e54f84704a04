import GalleyDrawing
import GalleyLanguage

extension ModifierDefinition {
  static let blur = ModifierDefinition(
    "blur", summary: "Draws the view out of focus; the blur of an inner view adds to that of an outer one.",
    overloads: [
      ModifierOverload(
        [
          .required(.radius, "How far colours run, in points.", primary: true, numbers: .length),
          .optional(
            "opaque", .bool, "Whether the result has no see-through parts; false if left out.", nullable: false),
        ],
        type: .layer("_BlurEffect"), drawing: .layer { arguments, _ in Layer(filter: .blur(arguments[.radius] ?? 0)) })
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { blur: { radius: 5 } } ]", type: "ModifiedContent<Text, _BlurEffect>")
    ])
}
