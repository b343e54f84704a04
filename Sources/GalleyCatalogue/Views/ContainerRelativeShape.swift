import GalleyLanguage

extension ViewDefinition {
  static let containerRelativeShape = ViewDefinition(
    "ContainerRelativeShape", summary: "The shape of the container, inset; a rectangle where there is none.",
    since: .iOS(14), layoutStanding: .measured, shorthand: "containerRelative",
    overloads: [
      ViewOverload(
        [], type: .named("ContainerRelativeShape", .insettableShape), drawing: .rectangle, layout: .leaf { _ in .fill })
    ],
    examples: [Example("ContainerRelativeShape", type: "ContainerRelativeShape")])
}
