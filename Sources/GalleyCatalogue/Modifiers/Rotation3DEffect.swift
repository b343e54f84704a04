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
          guard let degrees = arguments[.angle]?.first, degrees.isFinite,
            case .tuple(let axis)? = arguments[.axis]
          else { return nil }
          return Transform(
            degrees: degrees, axis: axis.compactMap(\.number), anchor: arguments[.anchor] ?? .center,
            anchorZ: arguments[.anchorZ] ?? 0, perspective: arguments[.perspective] ?? 1
          ).map { .transform($0) }
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

extension ArgumentLabel<Double> {
  fileprivate static var anchorZ: Self { Self("anchorZ") }
  fileprivate static var perspective: Self { Self("perspective") }
}

extension ArgumentLabel<Value> {
  fileprivate static var axis: Self { Self("axis") }
}
