import GalleyDrawing
import GalleyExpressions
import GalleyLanguage

extension ModifierDefinition {
  static let symbolRenderingMode = ModifierDefinition(
    "symbolRenderingMode", summary: "Sets how the layers of symbols in the view are coloured.", since: .iOS(15),
    overloads: [
      .writing(
        .symbolRenderingMode,
        .required(
          .renderingMode, .type("SymbolRenderingMode"), "The way; nil for the symbol’s own.", primary: true,
          nullable: true),
        type: .environment("Optional<SymbolRenderingMode>").folding(on: (.image, since: .iOS(15))),
        drawing: .wishes { arguments, wishes in
          wishes.symbolRendering = arguments[.renderingMode].flatMap { arguments.types.caseName(of: $0) }
            .flatMap { SymbolRendering(rawValue: $0) }
        })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { symbolRenderingMode: hierarchical } ]",
        type: "ModifiedContent<Text, _EnvironmentKeyWritingModifier<Optional<SymbolRenderingMode>>>"),
      Example("Image: { systemName: star }\nmodifiers: [ { symbolRenderingMode: palette } ]", type: "Image"),
    ])
}

extension ArgumentLabel<Value> {
  fileprivate static var renderingMode: Self { Self("mode") }
}
