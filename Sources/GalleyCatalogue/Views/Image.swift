import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let image = ViewDefinition(
    "Image", summary: "A picture of the asset catalogue, or a symbol of the system.", layoutStanding: .derived,
    valueForm: .node,
    overloads: [
      ViewOverload(
        [
          .imageName(.name, "The picture's name in the asset catalogue (`images`).", primary: true),
          variable,
        ],
        type: .named("Image", .image), layout: .asset(.name)),
      ViewOverload(
        [
          .imageName(.name, "The picture's name in the asset catalogue (`images`)."),
          variable,
          .required("label", .view, "The text that is read aloud for the picture."),
        ],
        type: .named("Image", .image), layout: .asset(.name)),
      ViewOverload(
        [
          .imageName(.decorative, "The name of a picture that is not read aloud."),
          variable,
        ],
        type: .named("Image", .image), layout: .asset(.decorative)),
      ViewOverload(
        [
          .symbolName(.systemName, "The symbol's name, such as `star.fill`."),
          variable,
        ],
        type: .named("Image", .image), drawing: .symbol { $0[.variableValue] },
        layout: .custom { lowering, view in
          let name = lowering.arguments(of: view)[.systemName] ?? ""
          let symbol = lowering.symbolContent(name, in: lowering.symbolEnvironment(of: view.node))
          return [lowering.add(.symbol(symbol), for: view, children: [])]
        }),
    ],
    examples: [
      Example("Image: { systemName: star }", type: "Image"),
      Example("Image: { systemName: wifi, variableValue: 0.5 }", type: "Image"),
      Example("images: { card: { width: 120, height: 80 } }\nbody: { Image: { decorative: card } }", type: "Image"),
      Example(
        "images: { card: { width: 120, height: 80 } }\nbody: { Image: { name: card, label: { Text: A card } } }",
        type: "Image"),
      Example(
        "Image: { systemName: star }\nmodifiers: [ resizable, { frame: { width: 40 } } ]",
        type: "ModifiedContent<Image, _FrameLayout>"),
    ])

  private static let variable = Parameter.optional(
    .variableValue, "How much of a variable symbol is shown, from 0 to 1; all if left out.",
    since: .iOS(16), numbers: .fraction)
}

extension ViewLayout {
  /// A picture of the asset catalogue, whose name is the argument with this label.
  fileprivate static func asset(_ label: ArgumentLabel<String>) -> ViewLayout {
    .custom { lowering, view in
      let isResizable = lowering.environment(of: view.node).isImageResizable
      let node = lowering.addPicture(lowering.arguments(of: view)[label] ?? "", isResizable: isResizable)
      return [lowering.stand(view, at: node)]
    }
  }
}

extension ArgumentLabel<Double> {
  fileprivate static var variableValue: Self { Self("variableValue") }
}

extension ArgumentLabel<String> {
  fileprivate static var name: Self { Self("name") }
  fileprivate static var decorative: Self { Self("decorative") }
  fileprivate static var systemName: Self { Self("systemName") }
}
