import GalleyLanguage

extension ModifierDefinition {
  static let tabViewStyle = ModifierDefinition(
    "tabViewStyle", summary: "Sets how tab views in the view look.", since: .iOS(14), layout: .model,
    overloads: [.style("TabViewStyle", type: .layer("_TabViewStyleWriter", .of(.controlStyle)))],
    examples: [
      Example(
        "TabView: [ { Color: red }, { Color: blue } ]\nmodifiers: [ { tabViewStyle: page } ]",
        type: "ModifiedContent<TabView<Int, TupleView<(Color, Color)>>, _TabViewStyleWriter<PageTabViewStyle>>")
    ])
}
