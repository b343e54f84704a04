import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let scale = ModifierDefinition(
    "scale", summary: "Makes a shape larger or smaller than its frame.",
    overloads: [
      ModifierOverload(
        [
          .required(.shapeScale, "The factor of both axes.", primary: true, numbers: .finite),
          .optional(.anchor, "The point that stays; `center` if left out.", nullable: false),
        ],
        type: .shape("ScaledShape"), receivers: .shapes,
        drawing: .outline(.transform { .scaling($0[.shapeScale] ?? 1, $0[.shapeScale] ?? 1, $0[.anchor]) })),
      ModifierOverload(
        [
          .optional(.x, "The factor of the horizontal axis; 1 if left out.", nullable: false, numbers: .finite),
          .optional(.y, "The factor of the vertical axis; 1 if left out.", nullable: false, numbers: .finite),
          .optional(.anchor, "The point that stays; `center` if left out.", nullable: false),
        ],
        type: .shape("ScaledShape"), receivers: .shapes,
        drawing: .outline(.transform { .scaling($0[.x] ?? 1, $0[.y] ?? 1, $0[.anchor]) })),
    ],
    examples: [
      Example("Circle:\nmodifiers: [ { scale: 0.5 } ]", type: "ScaledShape<Circle>"),
      Example("Circle:\nmodifiers: [ { scale: { x: 2, anchor: leading } } ]", type: "ScaledShape<Circle>"),
    ])
}

extension Transform {
  fileprivate static func scaling(_ x: Double, _ y: Double, _ anchor: UnitPoint?) -> Transform {
    Transform(a: x, b: 0, c: 0, d: y, anchor: anchor ?? .center)
  }
}

extension ArgumentLabel<Double> {
  fileprivate static var shapeScale: Self { Self("scale") }
}
