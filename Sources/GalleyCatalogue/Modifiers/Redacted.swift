import GalleyExpressions
import GalleyLanguage

extension ModifierDefinition {
  static let redacted = ModifierDefinition(
    "redacted", summary: "Shows placeholders in place of the view’s content.", since: .iOS(14),
    overloads: [
      ModifierOverload(
        [.required(.reason, "Why the content is not shown.", primary: true)],
        type: .transform("RedactionReasons"),
        drawing: .wishes { arguments, wishes in
          let reasons = arguments[.reason].flatMap { arguments.types.caseNames(of: $0) } ?? []
          // What is invalidated is seen as long as nothing else was drawn in its place.
          if reasons.contains("placeholder") { wishes.isRedacted = true }
        },
        environment: { arguments, environment in
          environment.set("redactionReasons", to: arguments[.reason] ?? .null, in: arguments.types)
        })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { redacted: { reason: placeholder } } ]",
        type: "ModifiedContent<Text, _EnvironmentKeyTransformModifier<RedactionReasons>>")
    ])
}

extension ArgumentLabel<Value> {
  fileprivate static var reason: Self { Self("reason", .type("RedactionReasons")) }
}
