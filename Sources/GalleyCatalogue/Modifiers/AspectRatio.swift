import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let aspectRatio = ModifierDefinition(
    "aspectRatio", summary: "Offers the view a size of the given proportions.", layoutStanding: .measured,
    unlabelled: [
      "{ aspectRatio: $0, contentMode: fit }", "{ aspectRatio: $0, contentMode: fill }",
      "{ aspectRatio: { width: $0, height: $1 }, contentMode: fit }",
      "{ aspectRatio: { width: $0, height: $1 }, contentMode: fill }", "{ contentMode: fit }", "{ contentMode: fill }",
    ],
    overloads: [
      ModifierOverload(
        [
          .optional(
            .aspectRatio, "Width divided by height; nil for the view's own proportions.", primary: true,
            numbers: .positive),
          .required(.contentMode, "`fit` stays inside the room, `fill` covers it."),
        ],
        type: .layer("_AspectRatioLayout"),
        layout: .wrapper { .aspectRatio($0[.aspectRatio], isFill: $0[.contentMode] == .fill) }),
      ModifierOverload(
        [
          .required(.proportions, "A size of the wanted proportions.", numbers: .positive),
          .required(.contentMode, "`fit` stays inside the room, `fill` covers it."),
        ],
        type: .layer("_AspectRatioLayout"),
        layout: .wrapper { arguments in
          let ratio = arguments[.proportions].flatMap { $0.height == 0 ? nil : $0.width / $0.height }
          return .aspectRatio(ratio, isFill: arguments[.contentMode] == .fill)
        }),
    ],
    examples: [
      Example(
        "Color: red\nmodifiers: [ { aspectRatio: { aspectRatio: 1.5, contentMode: fit } } ]",
        type: "ModifiedContent<Color, _AspectRatioLayout>"),
      Example(
        "Color: red\nmodifiers: [ { aspectRatio: { aspectRatio: { width: 3, height: 2 }, contentMode: fill } } ]",
        type: "ModifiedContent<Color, _AspectRatioLayout>"),
    ])
}

extension ArgumentLabel<Double> {
  fileprivate static var aspectRatio: Self { Self("aspectRatio") }
}

extension ArgumentLabel<Size> {
  fileprivate static var proportions: Self { Self("aspectRatio") }
}

/// How content with a ratio of its own meets its frame.
enum ContentMode: String, SwiftUIEnumeration {
  case fit
  case fill

  static var swiftName: String { "ContentMode" }
}

extension ArgumentLabel<ContentMode> {
  fileprivate static var contentMode: Self { Self("contentMode") }
}
