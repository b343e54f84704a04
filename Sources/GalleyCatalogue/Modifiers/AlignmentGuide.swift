import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let alignmentGuide = ModifierDefinition(
    "alignmentGuide", summary: "Sets where one of the view's alignment guides lies.", layout: .known,
    overloads: [
      overload(of: "HorizontalAlignment", axis: .horizontal), overload(of: "VerticalAlignment", axis: .vertical),
    ],
    examples: [
      Example(
        "Color: red\nmodifiers: [ { alignmentGuide: { g: leading, computeValue: 10 } } ]",
        type: "ModifiedContent<Color, _AlignmentWritingModifier>"),
      Example(
        "Color: red\nmodifiers: [ { alignmentGuide: { g: firstTextBaseline, computeValue: 12 } } ]",
        type: "ModifiedContent<Color, _AlignmentWritingModifier>"),
    ])

  private static func overload(of alignment: String, axis: Axis) -> ModifierOverload {
    ModifierOverload(
      [
        .required("g", .type(alignment), "The guide.", decidesOverload: true),
        .required(
          "computeValue", .closure([.init("d", .builtIn("ViewDimensions"))], result: .double),
          "Points from the view's leading or top edge; `d` has the view's size and guides."),
      ],
      type: .layer("_AlignmentWritingModifier"),
      layout: .custom { lowering, modifier, content in
        guard let guide = lowering.arguments(of: modifier).guide("g", axis: axis),
          let value = lowering.closure("computeValue", of: modifier)
        else { return content }
        return lowering.layout.add(.alignmentGuide(guide, value: value), child: content)
      })
  }
}
