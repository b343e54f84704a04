import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let alignmentGuide = ModifierDefinition(
    "alignmentGuide", summary: "Sets where one of the view's alignment guides lies.", layoutStanding: .published,
    overloads: [
      overload(along: .horizontal), overload(along: .vertical),
    ],
    examples: [
      Example(
        "Color: red\nmodifiers: [ { alignmentGuide: { g: leading, computeValue: 10 } } ]",
        type: "ModifiedContent<Color, _AlignmentWritingModifier>"),
      Example(
        "Color: red\nmodifiers: [ { alignmentGuide: { g: firstTextBaseline, computeValue: 12 } } ]",
        type: "ModifiedContent<Color, _AlignmentWritingModifier>"),
    ])

  private static func overload(along axis: Axis) -> ModifierOverload {
    ModifierOverload(
      [
        .required(.guide(along: axis), "The guide.", decidesOverload: true),
        .required(
          .computeValue,
          "Points from the view's leading or top edge; `d` has the view's size and guides.", numbers: .finite),
      ],
      type: .layer("_AlignmentWritingModifier"),
      layout: .custom { lowering, modifier, content in
        guard let guide = lowering.arguments(of: modifier)[.guide(along: axis)],
          let value = lowering.closure(.computeValue, of: modifier)
        else { return content }
        return lowering.layout.add(.alignmentGuide(guide, value: value), child: content)
      })
  }
}

extension ArgumentLabel<GuideID> {
  fileprivate static func guide(along axis: Axis) -> Self { Self("g", along: axis) }
}

extension ArgumentLabel<LayoutClosure> {
  fileprivate static var computeValue: Self {
    Self("computeValue", .closure([.init("d", .builtIn("ViewDimensions"))], result: .double))
  }
}
