import GalleyLanguage

extension ViewDefinition {
  static let link = ViewDefinition(
    "Link", summary: "A label that opens an address.", since: .iOS(14), layoutStanding: .model, figures: ["button"],
    overloads: [
      ViewOverload(
        [.title("The words of the link."), destination], type: .generic("Link", "Text"),
        styled: .label("ButtonStyle", .title), layout: layout),
      ViewOverload(
        [destination, .label("The views of the link.")], type: .generic("Link", .of(.label)),
        styled: .label("ButtonStyle", .block), layout: layout),
    ],
    examples: [
      Example("Link: { title: Swift, destination: \"https://swift.org\" }", type: "Link<Text>"),
      Example(
        "Link: { destination: \"https://swift.org\", label: { Image: { systemName: swift } } }", type: "Link<Image>"),
    ])

  private static let destination = Parameter.required("destination", .type("URL"), "The address.").onTap
  private static let layout = ViewLayout.custom { lowering, view in
    guard let label = lowering.buttonLabel(of: view) else { return [] }
    return lowering.close(
      view, lowering.button(label, in: lowering.environment(of: view.node), automatic: .borderless))
  }
}
