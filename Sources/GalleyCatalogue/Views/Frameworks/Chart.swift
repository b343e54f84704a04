import GalleyLanguage

extension ViewDefinition {
  static let chart = ViewDefinition(
    "Chart", summary: "A chart; it takes all that it is offered.", since: .iOS(16),
    layoutStanding: .model,
    overloads: [
      ViewOverload(
        [.optional(.content, "The marks.")], type: .unknown("Chart"), drawing: .placeholder { _ in "Chart" },
        layout: .leaf { _ in .fill }),
      ViewOverload(
        [.data, .id, .item, .elements("The marks of an element; `item` is the element.")], type: .unknown("Chart"),
        drawing: .placeholder { _ in "Chart" }, layout: .leaf { _ in .fill }),
    ],
    examples: [
      Example(
        "Chart: [ { BarMark: { x: 1, y: 2 } } ]",
        type: "unknown(Chart)")
    ])
}
