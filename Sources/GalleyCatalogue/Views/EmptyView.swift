import GalleyLanguage

extension ViewDefinition {
  static let emptyView = ViewDefinition(
    "EmptyView", summary: "No view at all: it takes no place in a stack, and its modifiers vanish with it.",
    layoutStanding: .measured,
    overloads: [ViewOverload([], type: .named("EmptyView"), layout: .transparent)],
    examples: [Example("EmptyView", type: "EmptyView")])
}
