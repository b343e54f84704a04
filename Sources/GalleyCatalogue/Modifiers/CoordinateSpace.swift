import GalleyExpressions
import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let coordinateSpace = ModifierDefinition(
    "coordinateSpace",
    summary: "Names the coordinates of the view, for the frames that a geometry reader inside asks for.",
    layoutStanding: .published,
    overloads: [
      overload([.required(.name, "The name.")], type: .layer("_CoordinateSpaceModifier", .of(.name))) {
        $0[.name]?.spaceName
      },
      overload(
        [.required(.coordinateSpace, "A space with a name.", primary: true)],
        since: .iOS(17), type: .unknown("coordinateSpace")
      ) { $0[.coordinateSpace] },
    ],
    examples: [
      Example(
        "Color: red\nmodifiers: [ { coordinateSpace: { name: stage } } ]",
        type: "ModifiedContent<Color, _CoordinateSpaceModifier<String>>"),
      Example(
        "Color: red\nmodifiers: [ { coordinateSpace: { named: stage } } ]",
        type: "ModifiedContent<Color, unknown(coordinateSpace)>"),
    ])

  private static func overload(
    _ parameters: [Parameter], since availability: Availability? = nil, type: ModifierTypeRule,
    name: @escaping @Sendable (Arguments) -> String?
  ) -> ModifierOverload {
    ModifierOverload(
      parameters, since: availability, type: type, layout: .wrapper { name($0).map { .coordinateSpace($0) } },
      spaceName: name)
  }
}

extension ArgumentLabel<Value> {
  fileprivate static var name: Self { Self("name") }
}

extension ArgumentLabel<String> {
  /// The name of the space.
  fileprivate static var coordinateSpace: Self {
    Self("coordinateSpace", .type("CoordinateSpace")) { value, _ in
      guard case .enumeration(_, _, let payload) = value else { return nil }
      return payload.first?.spaceName
    }
  }
}
