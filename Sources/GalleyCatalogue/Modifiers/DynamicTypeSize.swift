import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let dynamicTypeSize = ModifierDefinition(
    "dynamicTypeSize", summary: "Sets the size of the texts in the view, or keeps it within a range.", since: .iOS(15),
    layoutStanding: .published,
    overloads: [
      .writing(.dynamicTypeSize, .required("size", .type("DynamicTypeSize"), "The size.", primary: true)),
      ModifierOverload(
        [
          .required(
            .sizes, "The sizes, such as `small...xLarge` or `...xxLarge`.",
            primary: true)
        ], type: .transform("DynamicTypeSize"),
        environment: { arguments, environment in
          if let sizes = arguments[.sizes] { environment.dynamicTypeSize = sizes.clamping(environment.dynamicTypeSize) }
        }),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { dynamicTypeSize: xLarge } ]",
        type: "ModifiedContent<Text, _EnvironmentKeyWritingModifier<DynamicTypeSize>>"),
      Example(
        "Text: Hello\nmodifiers: [ { dynamicTypeSize: ...xLarge } ]",
        type: "ModifiedContent<Text, _EnvironmentKeyTransformModifier<DynamicTypeSize>>"),
    ])
}

/// A range of sizes that may be open at either end.
private struct SizeRange {
  var least: DynamicTypeSize?
  var most: DynamicTypeSize?

  func clamping(_ size: DynamicTypeSize) -> DynamicTypeSize { min(max(size, least ?? size), most ?? .accessibility5) }
}

extension ArgumentLabel<SizeRange> {
  fileprivate static var sizes: Self {
    Self("range", .caseRange("DynamicTypeSize")) { value, types in
      guard case .array(let ends) = value, ends.count == 2 else { return nil }
      let bounds = ends.map { types.caseName(of: $0).flatMap { DynamicTypeSize(rawValue: $0) } }
      return SizeRange(least: bounds[0], most: bounds[1])
    }
  }
}
