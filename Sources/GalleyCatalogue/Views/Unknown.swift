import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let unknown = ViewDefinition(
    "unknown", summary: "A view that Galley does not know, such as one of a package, by its name.",
    layoutStanding: .model,
    standsForAnother: true,
    overloads: [
      ViewOverload(
        [
          .required(.unknownView, "The name of its type.", primary: true),
          .optional(.size, "Its size; if left out that of its content, or all that it is offered.", nullable: false),
          .optional(.content, "Views that it shows, as in a ZStack."),
        ],
        type: ViewTypeRule { context in
          let name = context.constantText(.unknownView) ?? "View"
          return TypedReceiver(context.standIn(for: name))
        },
        drawing: .placeholder { arguments in arguments[.unknownView] },
        layout: .custom { lowering, view in
          let children = lowering.lowerList(.content, of: view)
          guard let size = lowering.arguments(of: view)[.size] else {
            let primitive: Primitive = children.isEmpty ? .fill : .depthStack(alignment: .center)
            return [lowering.add(primitive, for: view, children: children)]
          }
          let stack = lowering.layout.add(
            children.isEmpty ? .fill : .depthStack(alignment: .center), children: children.map(\.node))
          let frame = lowering.layout.add(
            .fixedFrame(width: size.width, height: size.height, alignment: .center), child: stack)
          return [lowering.report(view, at: frame, children: children)]
        })
    ],
    examples: [
      Example("unknown: LazyImage", type: "unknown(LazyImage)"),
      Example(
        "unknown: { view: LazyImage, size: { width: 44, height: 44 }, content: [ { Text: A } ] }",
        type: "unknown(LazyImage)"),
    ])
}

extension ArgumentLabel<String> {
  fileprivate static var unknownView: Self { Self("view") }
}

extension ArgumentLabel<Size> {
  fileprivate static var size: Self { Self("size") }
}

extension ModifierDefinition {
  static let unknown = ModifierDefinition(
    "unknown", summary: "A modifier that Galley does not know, by its name; it changes no frame.",
    standsForAnother: true,
    overloads: [
      ModifierOverload(
        [.required(.modifier, "The name of the modifier.", primary: true)],
        type: ModifierTypeRule { context, receiver in
          let name = context.constantText(.modifier) ?? "modifier"
          return TypedReceiver(context.modified(receiver.type, context.standIn(for: name)))
        })
    ],
    examples: [
      Example("Text: A\nmodifiers: [ { unknown: chartXAxis } ]", type: "ModifiedContent<Text, unknown(chartXAxis)>")
    ])
}

extension ArgumentLabel<String> {
  fileprivate static var modifier: Self { Self("modifier") }
}
