import GalleyLanguage

extension ViewDefinition {
  static let canvas = ViewDefinition(
    "Canvas", summary: "A picture that code draws; it takes all the room that it is offered.", since: .iOS(15),
    layoutStanding: .derived,
    overloads: [
      ViewOverload(
        [opaque, asynchronous, renderer], type: .generic("Canvas", "EmptyView"),
        drawing: .placeholder { _ in "Canvas" },
        layout: .leaf { _ in .fill }),
      ViewOverload(
        [
          opaque, asynchronous, renderer,
          .required(.symbols, "The views that the code draws by their tags."),
        ],
        type: .generic("Canvas", .of(.symbols)), drawing: .placeholder { _ in "Canvas" },
        layout: .leaf { _ in .fill }),
    ],
    examples: [Example("Canvas", type: "Canvas<EmptyView>")])

  private static let opaque = Parameter.optional(
    "opaque", .bool, "Whether the picture has no transparent parts; false if it is left out.", nullable: false)
  private static let asynchronous = Parameter.optional(
    "rendersAsynchronously", .bool, "Whether it may be drawn later; false if it is left out.", nullable: false)
  private static let renderer = Parameter.optional(
    "renderer", .action, "What is drawn; Galley draws nothing, so that it may be left out.")
}

extension ArgumentLabel<ViewBlock> {
  fileprivate static var symbols: Self { Self("symbols") }
}
