import GalleyExpressions
import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let environment = ModifierDefinition(
    "environment", summary: "Sets a member of the environment of the view, or puts an observable object into it.",
    layoutStanding: .published,
    overloads: [
      ModifierOverload(
        [
          .required(.keyPath, "The member’s name, such as `lineLimit`."),
          .required(.newValue, "Its value.", nullable: true),
        ],
        type: ModifierTypeRule { context, receiver in
          let value = context.environmentType(ofKey: .keyPath, value: .newValue)
          return TypedReceiver(
            context.modified(receiver.type, context.generic("_EnvironmentKeyWritingModifier", [value])))
        },
        layout: .wrapper { arguments in
          guard arguments[.keyPath] == EnvironmentKey.layoutDirection.name,
            let direction: LayoutDirection = arguments[.newValue].flatMap({ arguments.types.enumerationCase($0) })
          else {
            return nil
          }
          return .layoutDirection(isRightToLeft: direction == .rightToLeft)
        },
        environment: { arguments, environment in
          guard let key = arguments[.keyPath] else { return }
          environment.set(key, to: arguments[.newValue] ?? .null, in: arguments.types)
        }),
      ModifierOverload(
        [.required(.object, "The object; nil takes the one around away.", primary: true, nullable: true)],
        since: .iOS(17), type: .object(.object),
        environment: { $0.writeObject(.object, to: &$1) }),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { environment: { keyPath: lineLimit, value: 2 } } ]",
        type: "ModifiedContent<Text, _EnvironmentKeyWritingModifier<Optional<Int>>>"),
      Example(
        "Color: red\nmodifiers: [ { environment: { keyPath: layoutDirection, value: rightToLeft } } ]",
        type: "ModifiedContent<Color, _EnvironmentKeyWritingModifier<LayoutDirection>>"),
    ])
}

extension ArgumentLabel<Value> {
  fileprivate static var newValue: Self { Self("value", .environmentValue) }
}
