import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let imageScale = ModifierDefinition(
    "imageScale", summary: "Sets how large symbols are drawn beside texts.", layoutStanding: .derived,
    overloads: [
      ModifierOverload(
        [.required(.scale, "`small`, `medium` or `large`.", primary: true)],
        type: .environment("Image.Scale"),
        environment: { arguments, environment in
          environment.imageScale = arguments[.scale] ?? .medium
        })
    ],
    examples: [
      Example(
        "Image: { systemName: star }\nmodifiers: [ { imageScale: large } ]",
        type: "ModifiedContent<Image, _EnvironmentKeyWritingModifier<Scale>>")
    ])
}

extension ArgumentLabel<ImageScale> {
  fileprivate static var scale: Self { Self("scale", caseOf: .type("Image.Scale")) }
}
