import GalleyLanguage

extension ModifierDefinition {
  static let onGeometryChange = ModifierDefinition(
    "onGeometryChange", summary: "Does something when a value that follows from the view’s geometry changes.",
    since: .iOS(16),
    overloads: [
      ModifierOverload(
        [
          .required("for", .typeName, "The type of the value."),
          .required(
            "of", .closure([.init("proxy", .builtIn("GeometryProxy"))], result: .unknown),
            "The value, from the view’s geometry."),
          .optional(
            "action", .closureAction([.init("newValue", .typeName("for"))]), "What is done; nothing if it is left out."),
        ], type: .unknown("onGeometryChange"), trigger: .geometry)
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { onGeometryChange: { for: CGSize, of: $(proxy.size), action: [] } } ]",
        type: "ModifiedContent<Text, unknown(onGeometryChange)>")
    ])
}
