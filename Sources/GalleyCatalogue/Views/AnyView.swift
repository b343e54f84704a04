import GalleyLanguage

extension ViewDefinition {
  static let anyView = ViewDefinition(
    "AnyView", summary: "A view whose type is hidden; it is laid out as what it holds.", layoutStanding: .measured,
    valueForm: .node,
    overloads: [
      ViewOverload(
        [.required("view", .view, "The view to hide.", primary: true)], type: .named("AnyView"), layout: .erased)
    ],
    examples: [Example("AnyView: { Text: Hello }", type: "AnyView")])
}
