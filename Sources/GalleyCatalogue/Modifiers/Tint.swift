import GalleyExpressions
import GalleyLanguage

extension ModifierDefinition {
  static let tint = ModifierDefinition(
    "tint", summary: "Sets the colour or style of controls in the view.", since: .iOS(15),
    overloads: [
      ModifierOverload(
        [
          .required(
            .tint, "The style; a bare colour is Swift’s implicit member, `$(Color.red)` the typed form.", primary: true,
            nullable: true)
        ],
        type: ModifierTypeRule { context, receiver in
          let isErased = context.argument(.tint).map { context.isTyped($0) } ?? false
          let erases = isErased && context.target.release >= .iOS(16)
          return context.environmentLayer(receiver, writing: erases ? "Optional<AnyShapeStyle>" : "Optional<Color>")
        }, environment: { arguments, environment in environment.tint = arguments[.tint] })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { tint: red } ]",
        type: "ModifiedContent<Text, _EnvironmentKeyWritingModifier<Optional<Color>>>"),
      Example(
        "Text: Hello\nmodifiers: [ { tint: $(Color.red) } ]",
        type: "ModifiedContent<Text, _EnvironmentKeyWritingModifier<Optional<AnyShapeStyle>>>"),
    ])
}

extension ArgumentLabel<ShapeStyle> {
  fileprivate static var tint: Self { Self("tint") }
}
