import GalleyExpressions
import GalleyLanguage

extension ModifierDefinition {
  static let redacted = ModifierDefinition(
    "redacted", summary: "Shows placeholders in place of the view’s content.", since: .iOS(14),
    overloads: [
      ModifierOverload(
        [.required(.reason, "Why the content is not shown.")],
        type: .transform("RedactionReasons"), drawing: .unsupported("redacted content"),
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
