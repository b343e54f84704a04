import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let coordinateSpace = ModifierDefinition(
    "coordinateSpace",
    summary: "Names the coordinates of the view, for the frames that a geometry reader inside asks for.",
    layout: .known,
    overloads: [
      ModifierOverload(
        [.required("name", .anyValue, "The name.")], type: .layer("_CoordinateSpaceModifier", "name"),
        layout: .wrapper { arguments in arguments["name"].flatMap { $0.spaceName }.map { .coordinateSpace($0) } }),
      ModifierOverload(
        [.required("coordinateSpace", .type("CoordinateSpace"), "A space with a name.", primary: true)],
        since: .iOS(17), type: .unknown("coordinateSpace"),
        layout: .wrapper { arguments in
          guard case .enumeration(_, _, let payload)? = arguments["coordinateSpace"],
            let name = payload.first?.spaceName
          else { return nil }
          return .coordinateSpace(name)
        }),
    ],
    examples: [
      Example(
        "Color: red\nmodifiers: [ { coordinateSpace: { name: stage } } ]",
        type: "ModifiedContent<Color, _CoordinateSpaceModifier<String>>"),
      Example(
        "Color: red\nmodifiers: [ { coordinateSpace: { named: stage } } ]",
        type: "ModifiedContent<Color, unknown(coordinateSpace)>"),
    ])
}
