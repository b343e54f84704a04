import GalleyDrawing
import GalleyLanguage

extension ModifierDefinition {
  static let clipped = ModifierDefinition(
    "clipped", summary: "Hides what the view draws outside its frame.",
    overloads: [
      ModifierOverload(
        [.optional("antialiased", .bool, "Whether edges are smoothed; false if left out.", nullable: false)],
        type: .layer("_ClipEffect", "Rectangle"),
        drawing: .layer { _, context in Layer(clip: Path(context.frame)) })
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ clipped ]", type: "ModifiedContent<Text, _ClipEffect<Rectangle>>")
    ])
}
