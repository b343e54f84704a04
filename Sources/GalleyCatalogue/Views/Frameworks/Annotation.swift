import GalleyLanguage

extension ViewDefinition {
  static let annotation = ViewDefinition(
    "Annotation", summary: "A place on a map with views of its own.", since: .iOS(17),
    layoutStanding: nil,
    overloads: [
      ViewOverload(
        [
          .required(.title, "The words below it."), .required("coordinate", .anyValue, "The place."),
          .optional(
            "anchor", .type("UnitPoint"), "The point of the views that stands there; `center` if left out.",
            nullable: false), .required(.content, "The views."),
        ], type: .unknown("Annotation"), layout: .leaf { _ in .empty })
    ],
    examples: [
      Example(
        "Map: { content: [ { Annotation: { title: Park, coordinate: [52.5, 13.4], content: { Circle: } } } ] }",
        type: "unknown(Map)")
    ])
}
