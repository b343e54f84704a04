import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let image = ViewDefinition(
    "Image", summary: "A picture of the asset catalogue, or a symbol of the system.",
    overloads: [
      ViewOverload(
        [.required("name", .string, "The picture's name in the asset catalogue (`images`).", primary: true)],
        type: .named("Image", .image),
        layout: .custom { lowering, view in
          let size = lowering.imageSize(lowering.arguments(of: view).string("name") ?? "")
          let isResizable = lowering.environment(of: view.node).isImageResizable
          return [lowering.add(.image(size: size, isResizable: isResizable), for: view, children: [])]
        }),
      ViewOverload(
        [.required("systemName", .string, "The symbol's name, such as `star.fill`.")],
        type: .named("Image", .image),
        layout: .custom { lowering, view in
          let environment = lowering.environment(of: view.node)
          var symbol = SymbolContent(
            name: lowering.arguments(of: view).string("systemName") ?? "", font: environment.resolvedFont,
            dynamicTypeSize: environment.dynamicTypeSize, scale: environment.imageScale)
          symbol.isResizable = environment.isImageResizable
          return [lowering.add(.symbol(symbol), for: view, children: [])]
        }),
    ],
    examples: [
      Example("Image: { systemName: star }", type: "Image"),
      Example(
        "Image: { systemName: star }\nmodifiers: [ resizable, { frame: { width: 40 } } ]",
        type: "ModifiedContent<Image, _FrameLayout>"),
    ])
}
