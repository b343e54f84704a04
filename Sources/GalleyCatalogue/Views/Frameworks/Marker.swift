import GalleyLanguage

extension ViewDefinition {
  static let marker = ViewDefinition(
    "Marker", summary: "A place on a map with words below it.", since: .iOS(17),
    layoutStanding: nil,
    overloads: [
      ViewOverload(
        [.required(.title, "The words."), .required("coordinate", .anyValue, "The place.")], type: .unknown("Marker"),
        layout: .leaf { _ in .empty }),
      ViewOverload(
        [
          .required(.title, "The words."), .symbolName(.systemImage, "The name of the symbol in it."),
          .required("coordinate", .anyValue, "The place."),
        ], type: .unknown("Marker"), layout: .leaf { _ in .empty }),
      ViewOverload(
        [
          .required(.title, "The words."), .required("monogram", .localizedStringKey, "The letters in it."),
          .required("coordinate", .anyValue, "The place."),
        ], type: .unknown("Marker"), layout: .leaf { _ in .empty }),
      ViewOverload(
        [.required("coordinate", .anyValue, "The place."), .required("label", .content, "The views of its label.")],
        type: .unknown("Marker"), layout: .leaf { _ in .empty }),
    ],
    examples: [
      Example(
        "Map: { content: [ { Marker: { title: Park, systemImage: tree, coordinate: [52.5, 13.4] } } ] }",
        type: "unknown(Map)")
    ])
}
