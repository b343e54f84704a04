import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let controlGroup = ViewDefinition(
    "ControlGroup", summary: "Controls that belong together.",
    since: .iOS(15).except(.watchOS).on(.tvOS, since: .iOS(17)), layoutStanding: .model, figures: ["group", "menu"],
    overloads: [
      ViewOverload(
        [content], type: .generic("ControlGroup", .of(.content)),
        styled: StyledControl("ControlGroupStyle", views: items), layout: layout),
      ViewOverload(
        [.title("The words of the label."), content], since: .iOS(16), type: .labelled("Text"),
        styled: .label("ControlGroupStyle", .title, views: items), layout: layout),
      ViewOverload(
        [.title("The words of the label."), .systemImage, content], since: .iOS(16), type: .labelled(labelType),
        styled: .label("ControlGroupStyle", .symbol, views: items), layout: layout),
      ViewOverload(
        [content, .label("The views of the label.")], since: .iOS(16), type: .labelled(.of(.label)),
        styled: .label("ControlGroupStyle", .block, views: items), layout: layout),
    ],
    examples: [
      Example(
        "ControlGroup: [ { Button: Copy }, { Button: Paste } ]",
        type: "ControlGroup<TupleView<(Button<Text>, Button<Text>)>>"),
      Example(
        "ControlGroup: { title: Edit, content: { Button: Copy } }",
        type: "ControlGroup<LabeledControlGroupContent<Button<Text>, Text>>"),
    ])

  private static let items = ["content": StyledControl.Content.block(.content)]
  private static let content = Parameter.required(.content, "The controls.")

  private static let layout = ViewLayout.custom { lowering, view in lowering.controlGroup(view) }
}

extension ViewTypeRule {
  fileprivate static func labelled(_ label: TypeArgument) -> ViewTypeRule {
    ViewTypeRule { context in
      let content = context.generic(
        "LabeledControlGroupContent", [context.component(.content), context.component(label)])
      return TypedReceiver(context.generic("ControlGroup", [content]))
    }
  }
}

// How it is laid out. Source: grid 4.2.

extension Lowering {
  /// Segments beside each other, or the button of a menu.
  mutating func controlGroup(_ view: ViewReference) -> [LoweredView] {
    let environment = environment(of: view.node)
    switch controlGroupStyle(in: environment) {
    case .menu, .compactMenu:
      guard let label = label(of: view) else { return [] }
      return close(view, menuButton(label, in: environment))
    case .navigation where platform != .macOS:
      return close(view, horizontal(controls(view), spacing: metrics[.groupNavigationSpacing]))
    case .automatic, .navigation, .palette:
      let segments = SegmentLayout(
        extraWidth: metrics[.groupSegmentExtraWidth], height: metrics[.groupHeight], fills: false, isEven: false)
      return close(view, drawing(.controlGroup, arrange(arrangement(segments), controls(view))))
    }
  }

  /// The style of groups in an environment: in bars they are their controls where no style says otherwise.
  private func controlGroupStyle(in environment: EnvironmentValues) -> ControlGroupStyle {
    let style = environment.style(ControlGroupStyle.self)
    return style == .automatic && surroundings.controls.container == .toolbar ? .navigation : style
  }

  private mutating func controls(_ view: ViewReference) -> [Piece] {
    var inside = surroundings
    inside.orientation = .horizontal
    if inside.controls.container != .toolbar { inside.controls.container = .controlGroup }
    return within(inside) { $0.lowerList(.content, of: view) }.map { Piece($0) }
  }
}
