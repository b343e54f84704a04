import GalleyDrawing
import GalleyExpressions
import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let rotation3DEffect = ModifierDefinition(
    "rotation3DEffect", summary: "Turns what the view draws in space; its frame stays.",
    overloads: [
      ModifierOverload(
        [
          .required(.angle, "How far it is turned.", numbers: .finite),
          .optional(.axis, .value(axis), "The line to turn around, `{ x:, y:, z: }`.", nullable: false),
          .optional(.anchor, "The point that stays in place; `center` if left out.", nullable: false),
          .optional(.anchorZ, "The depth of that point; 0 if left out.", nullable: false, numbers: .finite),
          .optional(.perspective, "How strongly depth shows; 1 if left out.", nullable: false, numbers: .finite),
        ],
        type: .layer("_Rotation3DEffect"),
        layout: .wrapper { arguments in
          arguments.turn(perspective: arguments[.perspective] ?? 1).map { .transform($0) }
        },
        drawing: .roughLayer("what a turn in space makes smaller far away") { arguments, context in
          // Layout turns what stays affine.
          let isTurned = arguments.turn(perspective: arguments[.perspective] ?? 1) != nil
          guard !isTurned, let turn = arguments.turn(perspective: 0) else { return nil }
          return Layer(transform: Affine(turn, in: context.frame, isRightToLeft: context.isRightToLeft))
        })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { rotation3DEffect: { angle: { degrees: 45 }, axis: { x: 1, y: 0, z: 0 } } } ]",
        type: "ModifiedContent<Text, _Rotation3DEffect>")
    ])

  /// The three lengths that say where a line points.
  private static let axis = ValueType.tuple(
    ["x", "y", "z"].map { ValueType.TupleElement(label: $0, type: .double) })
}

extension Arguments {
  /// The turn with a perspective; nil where that is no affine change.
  fileprivate func turn(perspective: Double) -> Transform? {
    guard let degrees = self[.angle]?.first, degrees.isFinite, case .tuple(let axis)? = self[.axis] else { return nil }
    return Transform(
      degrees: degrees, axis: axis.compactMap(\.number), anchor: self[.anchor] ?? .center,
      anchorZ: self[.anchorZ] ?? 0, perspective: perspective)
  }
}

extension ArgumentLabel<Double> {
  fileprivate static var anchorZ: Self { Self("anchorZ") }
  fileprivate static var perspective: Self { Self("perspective") }
}

extension ArgumentLabel<Value> {
  fileprivate static var axis: Self { Self("axis") }
}
