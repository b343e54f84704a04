import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let menu = ViewDefinition(
    "Menu", summary: "A button that opens a menu; what is in the menu takes no part in layout.",
    since: .iOS(14).except(.watchOS).on(.tvOS, since: .iOS(17)), layoutStanding: .model, figures: ["menu", "button"],
    overloads: [
      ViewOverload(
        [.title("The words on the button."), content, primaryAction], type: .generic("Menu", "Text", .of(.content)),
        styled: .label("MenuStyle", .title, views: items, buttonStyles: [MenuStyle.button, .borderedButton]),
        menu: .content, layout: layout),
      ViewOverload(
        [.title("The words on the button."), .systemImage, content, primaryAction],
        type: .generic("Menu", labelType, .of(.content)),
        styled: .label("MenuStyle", .symbol, views: items, buttonStyles: [MenuStyle.button, .borderedButton]),
        menu: .content, layout: layout),
      ViewOverload(
        [.title("The words on the button."), .image, content, primaryAction], since: .iOS(17),
        type: .generic("Menu", labelType, .of(.content)),
        styled: .label("MenuStyle", .picture, views: items, buttonStyles: [MenuStyle.button, .borderedButton]),
        menu: .content, layout: layout),
      ViewOverload(
        [content, .label("The views on the button."), primaryAction],
        type: .generic("Menu", .of(.label), .of(.content)),
        styled: .label("MenuStyle", .block, views: items, buttonStyles: [MenuStyle.button, .borderedButton]),
        menu: .content, layout: layout),
    ],
    examples: [
      Example(
        "Menu: { title: Edit, content: [ { Button: Copy }, { Button: Paste } ] }",
        type: "Menu<Text, TupleView<(Button<Text>, Button<Text>)>>"),
      Example(
        "Menu: { label: { Image: { systemName: gear } }, content: { Button: Copy } }",
        type: "Menu<Image, Button<Text>>"),
    ])

  private static let items = ["content": StyledControl.Content.block(.content)]
  private static let content = Parameter.required(.content, "The items of the menu.")
  private static let primaryAction = Parameter.optional(
    "primaryAction", .action, "What a tap does; it opens the menu if it is left out.", since: .iOS(15)
  ).onTap

  private static let layout = ViewLayout.custom { lowering, view in
    guard let label = lowering.buttonLabel(of: view) else { return [] }
    return lowering.close(view, lowering.menuButton(label, in: lowering.environment(of: view.node)))
  }
}

extension Lowering {
  /// The button that opens a menu.
  mutating func menuButton(_ label: Piece, in environment: EnvironmentValues) -> Piece {
    switch environment.style(MenuStyle.self) {
    case .button, .borderedButton: return button(label, in: environment, automatic: .bordered)
    case .borderlessButton: return drawing(.label(look(.tinted, in: environment)), label)
    case .automatic:
      guard platform == .macOS else { return button(label, in: environment, automatic: .borderless) }
      let isProminent = environment.style(ButtonStyle.self).isProminent
      draw(.label(look(isProminent ? .prominent : .control, in: environment)), at: label.node)
      let (extra, chevron) = (metrics[.menuExtraWidth], metrics[.pickerChevronWidth])
      let layout = SqueezeLayout(
        extraWidth: extra - chevron, leastExtraWidth: extra, extraHeight: 0, cutsContent: true)
      let frame = Primitive.fixedFrame(width: nil, height: metrics[.menuHeight], alignment: .center)
      let words = wrap(.padding(EdgeInsets(trailing: chevron)), label)
      return drawing(.pullDown(isProminent: isProminent), wrap(frame, arrange(arrangement(layout), [words])))
    }
  }
}
