import GalleyLanguage

extension ViewDefinition {
  static let tabSection = ViewDefinition(
    "TabSection", summary: "Tabs that belong together; in a bar they stand among the others.", since: .iOS(18),
    layoutStanding: .model,
    overloads: [
      ViewOverload(
        [.title("The words above them in a sidebar."), .required(.content, "The tabs.")], type: .unknown("TabSection"),
        layout: .transparent),
      ViewOverload([.required(.content, "The tabs.")], type: .unknown("TabSection"), layout: .transparent),
      ViewOverload(
        [.required(.content, "The tabs."), .required(.header, "The views above them in a sidebar.")],
        type: .unknown("TabSection"), layout: .transparent),
    ],
    examples: [
      Example(
        "TabView:\n  - TabSection: { title: More, content: [ { Tab: { title: Cards, systemImage: star, content: { Text: Cards } } } ] }",
        type: "TabView<Never, Content<unknown(TabSection)>>")
    ])
}
