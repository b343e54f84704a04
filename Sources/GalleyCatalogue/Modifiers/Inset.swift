import GalleyLanguage

extension ModifierDefinition {
  static let inset = ModifierDefinition(
    "inset", summary: "Draws a shape smaller by a distance on every side.", layoutStanding: .measured,
    overloads: [
      ModifierOverload(
        [.required("by", .number, "The distance in points.", primary: true, numbers: .finite)],
        type: .inset, receivers: .only(.insettableShape), shapeFrame: .ofInsets)
    ],
    examples: [
      Example("Circle:\nmodifiers: [ { inset: 10 } ]", type: "_Inset"),
      Example(
        "Circle:\nmodifiers: [ { offset: { x: 1 } }, { inset: { by: 10 } } ]", type: "OffsetShape<_Inset>"),
    ])
}
