import GalleyExpressions
import GalleyLanguage

extension ViewDefinition {
  static let asyncImage = ViewDefinition(
    "AsyncImage", summary: "A picture that is loaded; it is laid out as it is before that, with its placeholder.",
    since: .iOS(15), layoutStanding: .derived,
    overloads: [
      ViewOverload(
        [url, scale], type: .generic("AsyncImage", "Image"), drawing: .placeholder { _ in "AsyncImage" },
        layout: .leaf { _ in .fill }),
      ViewOverload(
        [
          url, scale, .required(.content, .imageContent(view: "Image"), "The views of the loaded picture, `image`."),
          .required(.placeholder, "The views until then."),
        ],
        type: ViewTypeRule { context in
          let branches = [context.component(.content), context.component(.placeholder)]
          return TypedReceiver(context.generic("AsyncImage", [context.generic("_ConditionalContent", branches)]))
        },
        layout: .custom { lowering, view in
          lowering.lowerBlock(.placeholder, of: view, in: .verticalStack).map { [lowering.stand(view, for: $0)] }
            ?? []
        }),
      ViewOverload(
        [
          url, scale,
          .optional(
            "transaction", .type("Transaction"), "How the phases follow each other; at once if it is left out.",
            nullable: false),
          .required(
            .content, .closureContent([.init("phase", .builtIn("AsyncImagePhase"), value: .phase)]),
            "The views; `phase` is `empty` until the picture is there."),
        ],
        type: .generic("AsyncImage", .of(.content)), layout: .unary),
    ],
    examples: [
      Example("AsyncImage: { url: \"https://swift.org/logo.png\" }", type: "AsyncImage<Image>"),
      Example(
        "AsyncImage:\n  url: \"https://swift.org/logo.png\"\n  content:\n    - image:\n      modifiers: [ resizable ]\n"
          + "  placeholder: { Color: gray }",
        type: "AsyncImage<_ConditionalContent<Image, Color>>"),
    ])

  private static let url = Parameter.required("url", .type("URL"), "The picture's address.", nullable: true)
  private static let scale = Parameter.optional(
    "scale", .number, "The picture's pixels per point; 1 if it is left out.", nullable: false, numbers: .positive)
}

extension Value {
  /// The phase in which there is no picture yet.
  fileprivate static let phase: Value = TypeTable().value("AsyncImagePhase", "empty")
}
