import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let imageScale = ModifierDefinition(
    "imageScale", summary: "Sets how large symbols are drawn beside texts.", layout: .known,
    overloads: [
      ModifierOverload(
        [.required("scale", .type("Image.Scale"), "`small`, `medium` or `large`.", primary: true)],
        type: .environment("Image.Scale"),
        environment: { arguments, environment in
          environment.imageScale = arguments.caseName("scale").flatMap { ImageScale(rawValue: $0) } ?? .medium
        })
    ],
    examples: [
      Example(
        "Image: { systemName: star }\nmodifiers: [ { imageScale: large } ]",
        type: "ModifiedContent<Image, _EnvironmentKeyWritingModifier<Scale>>")
    ])
}
