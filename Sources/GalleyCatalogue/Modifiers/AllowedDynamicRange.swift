import GalleyLanguage

extension ModifierDefinition {
  static let allowedDynamicRange = ModifierDefinition(
    "allowedDynamicRange", summary: "Sets how bright images in the view may be.", since: .iOS(17),
    overloads: [
      .writing(
        .allowedDynamicRange,
        .required(
          "range", .type("Image.DynamicRange"), "The range; nil for the system’s choice.", primary: true, nullable: true
        ), type: .environment("Optional<Image.DynamicRange>").folding(on: (.image, since: .iOS(17))))
    ],
    examples: [
      Example("Image: { systemName: star }\nmodifiers: [ { allowedDynamicRange: high } ]", type: "Image")
    ])
}
