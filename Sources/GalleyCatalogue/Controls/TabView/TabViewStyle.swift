import GalleyLanguage

extension ModifierDefinition {
  static let tabViewStyle = ModifierDefinition(
    "tabViewStyle", summary: "Sets how tab views in the view look.", since: .iOS(14), layoutStanding: .model,
    overloads: [.style("TabViewStyle", type: .layer("_TabViewStyleWriter", .of(.controlStyle)))],
    examples: [
      Example(
        "TabView: [ { Color: red }, { Color: blue } ]\nmodifiers: [ { tabViewStyle: page } ]",
        type: "ModifiedContent<TabView<Int, TupleView<(Color, Color)>>, _TabViewStyleWriter<PageTabViewStyle>>")
    ])
}

extension StyleProtocol {
  static let tabViewStyle = StyleProtocol(
    "TabViewStyle", summary: "How tab views look.", since: .iOS(14), isDefinable: false,
    styles: [
      BuiltInStyle(TabViewStyle.automatic, "DefaultTabViewStyle", "What suits the platform."),
      BuiltInStyle(
        TabViewStyle.carousel, "CarouselTabViewStyle", "Pages below each other.", since: .iOS(14).only(.watchOS)),
      BuiltInStyle(TabViewStyle.grouped, "GroupedTabViewStyle", "A group of tabs.", since: .iOS(18).only(.macOS)),
      BuiltInStyle(
        TabViewStyle.page, "PageTabViewStyle", "Pages beside each other.", since: .iOS(14).except(.macOS),
        parameters: [
          .optional(
            .indexDisplayMode, "When the dots show; `automatic` if it is left out.", nullable: false)
        ]),
      BuiltInStyle(
        TabViewStyle.sidebarAdaptable, "SidebarAdaptableTabViewStyle", "A tab bar that can become a sidebar.",
        since: .iOS(18).except(.watchOS)),
      BuiltInStyle(TabViewStyle.tabBarOnly, "TabBarOnlyTabViewStyle", "A tab bar.", since: .iOS(18).except(.watchOS)),
      BuiltInStyle(
        TabViewStyle.verticalPage, "VerticalPageTabViewStyle", "Pages below each other.",
        since: .iOS(17).only(.watchOS),
        parameters: [
          .optional(
            "transitionStyle", .type("VerticalPageTabViewStyle.TransitionStyle"),
            "How pages come and go; `automatic` if it is left out.", nullable: false)
        ]),
    ],
    example: { style in
      """
      TabView:
        - Tab: { title: Cards, systemImage: star, content: [ { Color: red } ] }
        - Tab: { title: Games, systemImage: flag, content: [ { Color: blue } ] }
      modifiers: [ { tabViewStyle: \(style) } ]
      """
    })
}

/// When the dots of pages show.
enum PageIndexDisplayMode: String, SwiftUIEnumeration {
  case automatic
  case always
  case never

  static var swiftName: String { "PageTabViewStyle.IndexDisplayMode" }
}

extension ArgumentLabel<PageIndexDisplayMode> {
  static var indexDisplayMode: Self { Self("indexDisplayMode") }
}

/// The styles of tab views that come with SwiftUI, by their short names.
enum TabViewStyle: String, BuiltInStyleFamily {
  case automatic
  case carousel
  case grouped
  case page
  case sidebarAdaptable
  case tabBarOnly
  case verticalPage

  static var key: String { "TabViewStyle" }
}
