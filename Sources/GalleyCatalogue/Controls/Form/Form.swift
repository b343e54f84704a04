import GalleyLanguage

extension ViewDefinition {
  static let form = ViewDefinition(
    "Form", summary: "Controls to enter something with: rows in groups on iOS, columns on macOS.",
    layoutStanding: .model,
    figures: ["list", "form"],
    overloads: [
      ViewOverload(
        [.required(.content, "The controls, in sections.")], type: .generic("Form", .of(.content)),
        styled: StyledControl("FormStyle", views: ["content": .block(.content)]), showing: .rows,
        layout: .custom { lowering, view in
          let style = lowering.environment(of: view.node).style(FormStyle.self)
          if style == .columns || (style == .automatic && lowering.platform == .macOS) {
            return lowering.column(view)
          }
          return lowering.list(view, style: lowering.formListStyle, container: .form)
        })
    ],
    examples: [
      Example(
        "Form:\n  - TextField: { title: Name, text: \"\" }\n  - Toggle: { title: Wi-Fi, isOn: true }",
        type: "Form<TupleView<(TextField<Text>, Toggle<Text>)>>")
    ])
}

extension Lowering {
  /// The controls of a form below each other, without scrolling.
  fileprivate mutating func column(_ view: ViewReference) -> [LoweredView] {
    let views = within(orientation: .vertical) { $0.lowerList(.content, of: view).map { Piece($0) } }
    return close(view, vertical(views, alignment: .leading))
  }
}
