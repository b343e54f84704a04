import GalleyLanguage

extension ModifierDefinition {
  static let widgetAccentedRenderingMode = ModifierDefinition(
    "widgetAccentedRenderingMode", summary: "Sets how a picture looks in the accent of a widget.",
    since: .iOS(18).except(.tvOS),
    overloads: [
      ModifierOverload(
        [
          .required(
            "renderingMode", .type("WidgetAccentedRenderingMode"), "How; nil for what is usual.", primary: true,
            nullable: true)
        ], type: .unknown("widgetAccentedRenderingMode"))
    ],
    examples: [
      Example(
        "Image: { systemName: star }\nmodifiers: [ { widgetAccentedRenderingMode: desaturated } ]",
        type: "ModifiedContent<Image, unknown(widgetAccentedRenderingMode)>")
    ])
}
