import GalleyExpressions
import GalleyLanguage

extension ViewDefinition {
  static let navigationStack = ViewDefinition(
    "NavigationStack", summary: "A view with a navigation bar above it, from which others are pushed.",
    since: .iOS(16), layoutStanding: .model, figures: ["bar"],
    overloads: [
      ViewOverload(
        [content], type: .generic("NavigationStack", "NavigationPath", .of(.content)), navigation: .stack,
        layout: layout),
      ViewOverload(
        [.required(.navigationPath, "The values whose views are pushed, as a list."), content],
        type: ViewTypeRule { context in
          var path = context.bound(.navigationPath)
          if let given = context.argument(.navigationPath),
            case .binding(.array(.unknown)) = context.valueType(of: given)
          {
            path = context.named("NavigationPath")
          }
          return TypedReceiver(context.generic("NavigationStack", [path, context.component(.content)]))
        }, navigation: .stack,
        layout: layout),
    ],
    examples: [
      Example(
        "NavigationStack:\n  - List: [ { Text: One } ]", type: "NavigationStack<NavigationPath, List<Never, Text>>"),
      Example("NavigationStack: { path: [ 1 ], content: { Text: One } }", type: "NavigationStack<Array<Int>, Text>"),
      Example(
        "state: { path: { type: NavigationPath, value: [] } }\nbody:\n"
          + "  NavigationStack: { path: $path, content: { Text: One } }", type: "NavigationStack<NavigationPath, Text>"),
    ])

  private static let content = Parameter.required(.content, "The view at the root.").alsoCalled("root")
  private static let layout = ViewLayout.custom { lowering, view in
    lowering.close(view, lowering.navigationPages(of: view))
  }
}
