import GalleyLanguage

extension ModifierDefinition {
  static let aspectRatio = ModifierDefinition(
    "aspectRatio", summary: "Offers the view a size of the given proportions.", layout: .known,
    unlabelled: [
      "{ aspectRatio: $0, contentMode: fit }", "{ aspectRatio: $0, contentMode: fill }",
      "{ aspectRatio: { width: $0, height: $1 }, contentMode: fit }",
      "{ aspectRatio: { width: $0, height: $1 }, contentMode: fill }",
    ],
    overloads: [
      ModifierOverload(
        [
          .optional(
            "aspectRatio", .number, "Width divided by height; nil for the view's own proportions.",
            primary: true, numbers: .positive),
          .required("contentMode", .type("ContentMode"), "`fit` stays inside the room, `fill` covers it."),
        ],
        type: .layer("_AspectRatioLayout"),
        layout: .wrapper { .aspectRatio($0.number("aspectRatio"), isFill: $0.caseName("contentMode") == "fill") }),
      ModifierOverload(
        [
          .required("aspectRatio", .type("CGSize"), "A size of the wanted proportions.", numbers: .positive),
          .required("contentMode", .type("ContentMode"), "`fit` stays inside the room, `fill` covers it."),
        ],
        type: .layer("_AspectRatioLayout"),
        layout: .wrapper { arguments in
          let size = arguments.fields("aspectRatio") ?? []
          let ratio = size.count == 2 && size[1] != 0 ? size[0] / size[1] : nil
          return .aspectRatio(ratio, isFill: arguments.caseName("contentMode") == "fill")
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
