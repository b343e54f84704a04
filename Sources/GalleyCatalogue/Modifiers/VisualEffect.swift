import GalleyLanguage

extension ModifierDefinition {
  static let visualEffect = ModifierDefinition(
    "visualEffect", summary: "Applies effects that depend on where the view stands, and leaves its layout alone.",
    since: .iOS(17),
    overloads: [
      ModifierOverload(
        [
          .required(
            "effect", .effects([.init("proxy", .builtIn("GeometryProxy"))]),
            "The effects as modifiers; `proxy` has the view’s geometry.", primary: true)
        ], type: .unknown("visualEffect"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { visualEffect: [ { opacity: 0.5 } ] } ]",
        type: "ModifiedContent<Text, unknown(visualEffect)>")
    ])
}
