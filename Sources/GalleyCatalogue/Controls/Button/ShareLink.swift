import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let shareLink = ViewDefinition(
    "ShareLink", summary: "A button that shares something.", since: .iOS(16).except(.tvOS), layoutStanding: .model,
    figures: ["button", "label"],
    overloads: [
      ViewOverload(
        [item, subject, message], type: .shareLink("DefaultShareLinkLabel"), layout: layout),
      ViewOverload(
        [.title("The words on the button."), item, subject, message], type: .shareLink("DefaultShareLinkLabel"),
        styled: .label("ButtonStyle", .title),
        layout: layout),
      ViewOverload(
        [item, subject, message, .label("The views on the button.")], type: .shareLink(.of(.label)),
        styled: .label("ButtonStyle", .block), layout: layout),
    ],
    examples: [
      Example(
        "ShareLink: { item: \"https://swift.org\" }",
        type: "ShareLink<CollectionOfOne<URL>, Never, Never, DefaultShareLinkLabel>"),
      Example(
        "ShareLink: { item: \"https://swift.org\", label: { Text: Share } }",
        type: "ShareLink<CollectionOfOne<URL>, Never, Never, Text>"),
    ])

  private static let item = Parameter.required("item", .type("URL"), "The address to share.")
  private static let subject = Parameter.optional("subject", .optionalText, "A title for what is shared.")
  private static let message = Parameter.optional("message", .optionalText, "Words that go with what is shared.")

  private static let layout = ViewLayout.custom { lowering, view in
    let environment = lowering.environment(of: view.node)
    let label = lowering.label(of: view) ?? lowering.systemLabel("Share…", "square.and.arrow.up", in: environment)
    return lowering.close(view, lowering.button(label, in: environment))
  }
}

extension ViewTypeRule {
  fileprivate static func shareLink(_ label: TypeArgument) -> ViewTypeRule {
    .generic("ShareLink", "CollectionOfOne<URL>", "Never", "Never", label)
  }
}
