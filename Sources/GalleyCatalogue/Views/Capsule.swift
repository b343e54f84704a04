import GalleyDrawing
import GalleyLanguage

extension ViewDefinition {
  static let capsule = ViewDefinition(
    "Capsule", summary: "A rectangle with two half circles as its short ends; it fills what it is offered.",
    layoutStanding: .measured, shorthand: "capsule",
    overloads: [
      ViewOverload(
        [.optional(.cornerStyle, "How the corners are drawn; `continuous` if left out.", nullable: false)],
        type: .named("Capsule", .insettableShape),
        drawing: .outline { arguments, place in
          Path(capsuleIn: place.rect, style: arguments[.cornerStyle] ?? .continuous)
        },
        layout: .leaf { _ in .fill })
    ],
    examples: [Example("Capsule", type: "Capsule"), Example("Capsule: { style: circular }", type: "Capsule")])
}
