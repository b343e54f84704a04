import GalleyDrawing
import GalleyLanguage

extension ModifierDefinition {
  static let cornerRadius = ModifierDefinition(
    "cornerRadius", summary: "Clips the view to a rectangle with round corners.",
    overloads: [
      ModifierOverload(
        [
          .required(.radius, "The radius of the corners in points.", primary: true, numbers: .openLength),
          .optional("antialiased", .bool, "Whether edges are smoothed; true if left out.", nullable: false),
        ],
        type: .layer("_ClipEffect", "RoundedRectangle"),
        drawing: .layer { arguments, context in
          Layer(clip: Path(context.frame, radii: CornerRadii(arguments[.radius] ?? 0), style: .circular))
        })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { cornerRadius: 10 } ]", type: "ModifiedContent<Text, _ClipEffect<RoundedRectangle>>"
      )
    ])
}
