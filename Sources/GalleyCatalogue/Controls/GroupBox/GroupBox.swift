import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let groupBox = ViewDefinition(
    "GroupBox", summary: "A box around views that belong together.",
    since: .iOS(14).on(.macOS, since: .iOS(13)).except(.tvOS, .watchOS), layoutStanding: .model, figures: ["box"],
    overloads: [
      ViewOverload(
        [content], type: .generic("GroupBox", "EmptyView", .of(.content)),
        styled: StyledControl("GroupBoxStyle", views: items), layout: layout),
      ViewOverload(
        [.title("The words of the label."), content], type: .generic("GroupBox", "Text", .of(.content)),
        styled: .label("GroupBoxStyle", .title, views: items), layout: layout),
      ViewOverload(
        [content, .label("The views of the label.")], type: .generic("GroupBox", .of(.label), .of(.content)),
        styled: .label("GroupBoxStyle", .block, views: items), layout: layout),
    ],
    examples: [
      Example("GroupBox: [ { Text: One } ]", type: "GroupBox<EmptyView, Text>"),
      Example("GroupBox: { title: Cards, content: { Text: One } }", type: "GroupBox<Text, Text>"),
      Example(
        "GroupBox: { label: { Image: { systemName: star } }, content: { Text: One } }",
        type: "GroupBox<Image, Text>"),
    ])

  private static let items = ["content": StyledControl.Content.block(.content)]
  private static let content = Parameter.required(.content, "The views in the box.")

  private static let layout = ViewLayout.custom { lowering, view in lowering.groupBox(view) }
}

// How it is laid out. Source: grid 4.2.

extension Lowering {
  /// A box around its content, with a label above it.
  mutating func groupBox(_ view: ViewReference) -> [LoweredView] {
    let plate = ControlPart.groupBox(isNested: surroundings.controls.isInGroupBox)
    let content = within(orientation: .vertical) { inside in
      inside.within(\.controls.isInGroupBox, true) {
        $0.lowerBlock(.content, of: view, in: .verticalStack).map { Piece($0) }
      }
    }
    let isMac = platform == .macOS
    let label = within(\.controls.font, Font(.style(isMac ? .subheadline : .headline))) { $0.label(of: view) }
    let spacing = metrics[.boxSpacing]
    let inside = isMac ? content : vertical([label, content].compactMap(\.self), alignment: .leading, spacing: spacing)
    let box = drawing(
      plate, wrap(.padding(EdgeInsets(metrics[.boxInset])), inside ?? box(width: 0, height: 0)))
    guard isMac, let label else { return close(view, box) }
    // A Mac's label stands above the box.
    return close(view, vertical([label, box], alignment: .leading, spacing: spacing))
  }
}
