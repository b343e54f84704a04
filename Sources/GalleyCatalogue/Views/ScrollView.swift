import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let scrollView = ViewDefinition(
    "ScrollView", summary: "Content that can be longer than the room it is shown in.", layoutStanding: .measured,
    overloads: [
      ViewOverload(
        [
          .optional(.axes, "The directions to scroll in; `vertical` if left out.", nullable: false),
          .optional("showsIndicators", .bool, "Whether scroll bars are drawn; true if left out.", nullable: false),
          .required(.content, "The views to scroll."),
        ],
        type: .generic("ScrollView", .of(.content)), showing: .viewport,
        layout: .custom { lowering, view in
          let axes = lowering.arguments(of: view)[.axes] ?? .vertical
          let content = lowering.within(orientation: nil) { $0.lowerBlock(.content, of: view, in: .verticalStack) }
          let environment = lowering.environment(of: view.node)
          let parameters = ScrollParameters(
            axes: axes, contentMargins: environment.contentMargins,
            contentAlignment: environment.scrollAnchors.alignment,
            initialAnchor: environment.scrollAnchors.initialOffset, offset: lowering.tree.scrollOffsets[view.id])
          return [lowering.add(.scroll(parameters), for: view, children: content.map { [$0] } ?? [])]
        })
    ],
    examples: [
      Example("ScrollView: [ { Text: Hello } ]", type: "ScrollView<Text>"),
      Example("ScrollView: { axes: horizontal, content: [ { Color: red } ] }", type: "ScrollView<Color>"),
    ])
}
