import GalleyLanguage

extension ViewDefinition {
  static let spacer = ViewDefinition(
    "Spacer", summary: "Room that grows along the stack it stands in, after all other views have taken theirs.",
    layoutStanding: .measured,
    overloads: [
      ViewOverload(
        [
          .optional(.minLength, "The least length in points; 8 if it is left out.", primary: true, numbers: .length)
        ],
        type: .named("Spacer"),
        layout: .custom { lowering, view in
          let minLength = lowering.arguments(of: view)[.minLength]
          let spacer = lowering.add(
            .spacer(minLength: minLength, orientation: lowering.surroundings.orientation), for: view, children: [])
          lowering.surroundings.noteSpacer(spacer.node)
          return [spacer]
        })
    ],
    examples: [
      Example("Spacer", type: "Spacer"),
      Example("HStack: [ { Text: Left }, Spacer, { Text: Right } ]", type: "HStack<TupleView<(Text, Spacer, Text)>>"),
    ])
}

extension ArgumentLabel<Double> {
  fileprivate static var minLength: Self { Self("minLength") }
}
