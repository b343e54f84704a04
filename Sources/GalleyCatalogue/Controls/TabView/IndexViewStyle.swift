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
            .backgroundDisplayMode, "When the dots have a background; `automatic` if it is left out.", nullable: false)
        ])
    ],
    example: { style in
      """
      TabView: [ { Color: red }, { Color: blue } ]
      modifiers: [ { tabViewStyle: page }, { indexViewStyle: \(style) } ]
      """
    })
}

/// When the dots of pages stand on a plate.
enum PageIndexBackgroundMode: String, SwiftUIEnumeration {
  case automatic
  case always
  case interactive
  case never

  static var swiftName: String { "PageIndexViewStyle.BackgroundDisplayMode" }
}

extension ArgumentLabel<PageIndexBackgroundMode> {
  static var backgroundDisplayMode: Self { Self("backgroundDisplayMode") }
}

/// The styles of the dots of pages, by their short names.
enum IndexViewStyle: String, BuiltInStyleFamily {
  case page

  static var key: String { "IndexViewStyle" }
  static var automatic: IndexViewStyle { .page }
}
