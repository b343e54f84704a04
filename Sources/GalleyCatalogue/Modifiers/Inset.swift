import GalleyLanguage

extension ModifierDefinition {
  static let inset = ModifierDefinition(
    "inset", summary: "Draws a shape smaller by a distance on every side.", layoutStanding: .measured,
    overloads: [
      ModifierOverload(
        [.required(.distance, "The distance in points.", primary: true, numbers: .finite)],
        type: .inset, receivers: .only(.insettableShape), shapeFrame: .ofInsets,
        drawing: .outline(.place { arguments, place in place.inset(by: arguments[.distance] ?? 0) }))
    ],
    examples: [
      Example("Circle:\nmodifiers: [ { inset: 10 } ]", type: "_Inset"),
      Example(
        "Circle:\nmodifiers: [ { offset: { x: 1 } }, { inset: { by: 10 } } ]", type: "OffsetShape<_Inset>"),
    ])
}

extension ArgumentLabel<Double> {
  fileprivate static var distance: Self { Self("by") }
}
