import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let resizable = ModifierDefinition(
    "resizable", summary: "Lets an image take the size that it is offered.", layoutStanding: .measured,
    overloads: [
      ModifierOverload(
        [
          .optional(
            .capInsets, "The edges that keep their size.", nullable: false, numbers: .length),
          .optional(
            .resizingMode, "Whether the image is stretched or repeated; `stretch` if left out.", nullable: false),
        ],
        type: .unchanged, receivers: .only(.image),
        drawing: .wishes { arguments, wishes in
          wishes.picture.capInsets = arguments[.capInsets] ?? EdgeInsets()
          wishes.picture.isRepeated = arguments[.resizingMode] == .tile
        },
        environment: { _, environment in environment.isImageResizable = true })
    ],
    examples: [
      Example("Image: { systemName: star }\nmodifiers: [ resizable ]", type: "Image")
    ])
}

extension ArgumentLabel<EdgeInsets> {
  fileprivate static var capInsets: Self { Self("capInsets") }
}

extension ArgumentLabel<ResizingMode> {
  fileprivate static var resizingMode: Self { Self("resizingMode") }
}

/// How an image fills its frame.
enum ResizingMode: String, SwiftUIEnumeration {
  case tile
  case stretch

  static var swiftName: String { "Image.ResizingMode" }
}
