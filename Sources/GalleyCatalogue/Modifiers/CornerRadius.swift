import GalleyLanguage

extension ModifierDefinition {
  static let cornerRadius = ModifierDefinition(
    "cornerRadius", summary: "Clips the view to a rectangle with round corners.",
    overloads: [
      ModifierOverload(
        [
          .required("radius", .number, "The radius of the corners in points.", primary: true, numbers: .openLength),
          .optional("antialiased", .bool, "Whether edges are smoothed; true if left out."),
        ],
        type: .layer("_ClipEffect", "RoundedRectangle"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { cornerRadius: 10 } ]", type: "ModifiedContent<Text, _ClipEffect<RoundedRectangle>>"
      )
    ])
}
