extension TypeTable {
  /// What containers are told of the views that they are handed.
  static func subviews(_ names: TypeNames) -> [TypeDeclaration] {
    [
      .structure(
        "Subview", "A view that a container was handed, on its own.",
        [
          .init("_index", .int), .init("id", names.type("Subview.ID")),
          .init("containerValues", names.type("ContainerValues")),
        ], .view),
      .structure("Subview.ID", "What tells a subview from others.", [.init("_index", .int)], []),
      .structure(
        "SectionConfiguration", "A section of what a container was handed, with its views.",
        [
          .init("id", names.type("SectionConfiguration.ID")), .init("containerValues", names.type("ContainerValues")),
          .init("header", .array(names.type("Subview"))), .init("content", .array(names.type("Subview"))),
          .init("footer", .array(names.type("Subview"))),
        ], []),
      .structure("SectionConfiguration.ID", "What tells a section from others.", [.init("_index", .int)], []),
      // Its members are those that the document declares.
      .structure("ContainerValues", "What a view says to the container around it.", [], []),
    ]
  }
}

extension Value {
  /// A subview by its number among those that were found, with what tells it apart and what it says to its container.
  package init(subview index: Int, id: Int, containerValues: [Value]) {
    self = .record(
      .subview, [.int(index), .record(.subviewID, [.int(id)]), .record(.containerValues, containerValues)])
  }

  /// A section by what tells it apart, with what it says to its container and its views.
  package init(section id: Int, containerValues: [Value], header: Value, content: Value, footer: Value) {
    self = .record(
      .sectionConfiguration,
      [
        .record(.sectionConfigurationID, [.int(id)]), .record(.containerValues, containerValues), header, content,
        footer,
      ])
  }
}
