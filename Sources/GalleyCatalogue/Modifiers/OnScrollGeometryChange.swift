import GalleyLanguage

extension ModifierDefinition {
  static let onScrollGeometryChange = ModifierDefinition(
    "onScrollGeometryChange", summary: "Does something when a value that follows from scrolling changes.",
    since: .iOS(18),
    overloads: [
      ModifierOverload(
        [
          .required("for", .typeName, "The type of the value."),
          .required(
            "of", .closure([.init("geometry", .unknown)], result: .unknown),
            "The value, from the scroll view’s geometry."),
          .optional(
            "action", .closureAction([.init("oldValue", .typeName("for")), .init("newValue", .typeName("for"))]),
            "What is done; nothing if it is left out."),
        ], type: .unknown("onScrollGeometryChange"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { onScrollGeometryChange: { for: Bool, of: true, action: [] } } ]",
        type: "ModifiedContent<Text, unknown(onScrollGeometryChange)>")
    ])
}
