extension TypeTable {
  /// What a layout of the document is told, and what it asks its subviews.
  static func layouts(_ names: TypeNames) -> [TypeDeclaration] {
    func proposal(_ name: String, _ length: Value) -> TypeDeclaration.StaticMember {
      .init(name, names.type("ProposedViewSize"), .record(names.id("ProposedViewSize"), [length, length]))
    }
    return [
      .structure(
        "ProposedViewSize", "What a view is offered; nil asks for its ideal length.",
        [.init("width", .optional(.double)), .init("height", .optional(.double))],
        statics: [
          proposal("zero", .double(0)), proposal("unspecified", .null), proposal("infinity", .double(.infinity)),
        ]),
      .structure("LayoutSubview", "A view that a layout arranges.", [.init("_index", .int)], []),
      .structure("ViewSpacing", "The distances that a view wishes from others.", [.init("_index", .int)], []),
    ]
  }
}
