import GalleyLanguage

extension ModifierDefinition {
  static let indexViewStyle = ModifierDefinition(
    "indexViewStyle", summary: "Sets how the dots of pages in the view look.",
    since: .iOS(14).except(.macOS).on(.watchOS, since: .iOS(15)),
    overloads: [.style("IndexViewStyle", type: .layer("IndexViewStyleModifier", .of(.controlStyle)))],
    examples: [
      Example(
        "TabView: [ { Color: red }, { Color: blue } ]\nmodifiers: [ { indexViewStyle: page } ]",
        type: "ModifiedContent<TabView<Int, TupleView<(Color, Color)>>, IndexViewStyleModifier<PageIndexViewStyle>>")
    ])
}

extension StyleProtocol {
  static let indexViewStyle = StyleProtocol(
    "IndexViewStyle", summary: "How the dots of pages look.", since: .iOS(14).except(.macOS), isDefinable: false,
    styles: [
      BuiltInStyle(
        "page", "PageIndexViewStyle", "Dots.",
        parameters: [
          .optional(
            "backgroundDisplayMode", .type("PageIndexViewStyle.BackgroundDisplayMode"),
            "When the dots have a background; `automatic` if it is left out.", nullable: false)
        ])
    ],
    example: { style in
      """
      TabView: [ { Color: red }, { Color: blue } ]
      modifiers: [ { tabViewStyle: page }, { indexViewStyle: \(style) } ]
      """
    })
}
