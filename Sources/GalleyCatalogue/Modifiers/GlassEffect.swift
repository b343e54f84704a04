import GalleyDrawing
import GalleyExpressions
import GalleyLanguage

extension ModifierDefinition {
  static let glassEffect = ModifierDefinition(
    "glassEffect", summary: "Draws the view on glass.", since: .iOS(26),
    overloads: [
      ModifierOverload(
        [
          .optional(.glass, "The glass; `regular` if left out.", primary: true, nullable: false),
          .optional(.filledShape, "The shape; a capsule if left out.", nullable: false),
        ], type: .unknown("glassEffect"),
        drawing: .shape(isBehind: true) { arguments, context in
          let glass = arguments[.glass] ?? GlassArgument()
          guard glass.look != .identity else { return nil }
          let given = context.outline(of: ArgumentLabel<Value>.filledShape)
          return .glass(
            given ?? Outline(Path(capsuleIn: context.frame, style: .continuous)), tint: glass.tint)
        })
    ],
    examples: [
      Example(
        "galley: 1\ntarget: iOS 26\nbody:\n  Text: Hello\n  modifiers: [ glassEffect ]",
        type: "ModifiedContent<Text, unknown(glassEffect)>")
    ])
}

/// The kinds of glass.
enum GlassLook: String, SwiftUIEnumeration {
  case regular
  case clear
  case identity

  static var swiftName: String { "Glass" }
}

/// Glass as a document gives it.
private struct GlassArgument {
  var look = GlassLook.regular
  /// Nil for glass without a colour.
  var tint: ShapeStyle?
}

extension ArgumentLabel<GlassArgument> {
  fileprivate static var glass: Self {
    Self("glass", .type("Glass")) { value, types in
      guard let look: GlassLook = types.enumerationCase(value),
        case .enumeration(_, _, let payload) = value
      else { return nil }
      return GlassArgument(look: look, tint: payload.first.flatMap { $0.shapeStyle })
    }
  }
}
