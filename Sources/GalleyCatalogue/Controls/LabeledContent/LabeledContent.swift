import GalleyExpressions
import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let labeledContent = ViewDefinition(
    "LabeledContent", summary: "A label at one end of a row, and a value or views at the other.", since: .iOS(16),
    layoutStanding: .model, figures: ["row"],
    overloads: [
      ViewOverload(
        [
          .required(.title, "The words of the label."),
          .required(.valueText, "The words at the other end."),
        ],
        type: .generic("LabeledContent", "Text", "Text"),
        styled: StyledControl(
          "LabeledContentStyle", views: ["label": .title(.title), "content": .title(.valueText)]),
        layout: .custom { lowering, view in
          let label: LayoutNodeID = lowering.words(.title, of: view)
          let value: LayoutNodeID = lowering.words(.valueText, of: view)
          return [lowering.stand(view, at: lowering.row(label, value))]
        }),
      ViewOverload(
        [
          .required(.title, "The words of the label."),
          .required(.content, "The views at the other end."),
        ],
        type: .generic("LabeledContent", "Text", .of(.content)),
        styled: StyledControl(
          "LabeledContentStyle", views: ["label": .title(.title), "content": .block(.content)]),
        layout: .custom { lowering, view in
          let label: LayoutNodeID = lowering.words(.title, of: view)
          guard let content = lowering.lowerBlock(.content, of: view, in: .horizontalStack) else {
            return [lowering.stand(view, at: label)]
          }
          return [lowering.report(view, at: lowering.row(label, content.node), of: [content])]
        }),
      ViewOverload(
        [
          .required(.content, "The views at the end of the row."),
          .required(.label, "The views at its beginning; several stand below each other."),
        ],
        type: .generic("LabeledContent", .of(.label), .of(.content)),
        styled: StyledControl(
          "LabeledContentStyle", views: ["label": .block(.label), "content": .block(.content)]),
        layout: .custom { lowering, view in
          let label = lowering.lowerBlock(.label, of: view, in: .verticalStack)
          let content = lowering.lowerBlock(.content, of: view, in: .horizontalStack)
          guard let label, let content else {
            return lowering.stand(view, for: [label, content].compactMap(\.self))
          }
          return [lowering.report(view, at: lowering.row(label.node, content.node), of: [label, content])]
        }),
    ] + formatted,
    examples: [
      Example("LabeledContent: { title: Amount, value: 5 }", type: "LabeledContent<Text, Text>"),
      Example(
        "LabeledContent: { title: Colour, content: [ { Color: red } ] }", type: "LabeledContent<Text, Color>"),
      Example(
        "LabeledContent: { label: [ { Text: A }, { Text: B } ], content: [ { Text: C } ] }",
        type: "LabeledContent<TupleView<(Text, Text)>, Text>"),
      Example("LabeledContent: { title: Share, value: 0.25, format: percent }", type: "LabeledContent<Text, Text>"),
    ])

  /// `LabeledContent(title, value: value, format: format)`, for each kind of value that has formats.
  private static let formatted = Parameter.formattedValues("The value at the other end.").map { value in
    ViewOverload(
      [.required(.title, "The words of the label.")] + value,
      type: .generic("LabeledContent", "Text", "Text"),
      styled: StyledControl(
        "LabeledContentStyle",
        views: [
          "label": .title(.title), "content": .view("Text", ["value": .of(.shownValue), "format": .of(.shownFormat)]),
        ]),
      layout: .custom { lowering, view in
        let label: LayoutNodeID = lowering.words(.title, of: view)
        let value = lowering.layout.add(.text(lowering.textContent(of: view)))
        return [lowering.stand(view, at: lowering.row(label, value))]
      })
  }
}

extension Lowering {
  /// The words of a string argument, as a node of their own.
  fileprivate mutating func words(_ label: ArgumentLabel<LocalizedText>, of view: ViewReference) -> LayoutNodeID {
    let content: TextContent = words(label, of: view)
    return layout.add(.text(content))
  }

  /// Reports a row, which is as high as the controls that stand beside each other in it.
  fileprivate mutating func report(_ view: ViewReference, at row: LayoutNodeID, of views: [LoweredView]) -> LoweredView
  {
    var lowered = report(view, at: row, children: views)
    lowered.controlHeight = views.map(\.controlHeight).max() ?? 0
    return lowered
  }

  /// A row of a label and what it stands for, with at least the distance of rows between them.
  ///
  /// Source: grid 4.2.
  fileprivate mutating func row(_ label: LayoutNodeID, _ content: LayoutNodeID) -> LayoutNodeID {
    draw(.label(.secondary), at: content)
    let spacer = layout.add(.spacer(minLength: metrics[.rowSpacing], orientation: .horizontal))
    return layout.add(
      .stack(axis: .horizontal, alignment: .verticalCenter, spacing: 0), children: [label, spacer, content])
  }
}

extension ArgumentLabel<LocalizedText> {
  fileprivate static var valueText: Self { Self("value", .string) }
}
