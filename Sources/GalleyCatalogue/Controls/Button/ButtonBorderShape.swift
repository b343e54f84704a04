import GalleyExpressions
import GalleyLanguage

extension ModifierDefinition {
  static let buttonBorderShape = ModifierDefinition(
    "buttonBorderShape", summary: "Sets the shape of bordered buttons in the view.", since: .iOS(15),
    layoutStanding: .model,
    overloads: [
      ModifierOverload(
        [.required(.borderShape, "The shape.", primary: true)],
        type: .environment("ButtonBorderShape"),
        environment: { arguments, environment in environment.kept[.buttonBorderShape] = arguments[.borderShape] })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { buttonBorderShape: capsule } ]",
        type: "ModifiedContent<Text, _EnvironmentKeyWritingModifier<ButtonBorderShape>>")
    ])
}

extension ViewDefinition {
  static let buttonBorderShapeView = ViewDefinition(
    "ButtonBorderShape", summary: "The shape that the border of a button has around it.", since: .iOS(17),
    layoutStanding: .derived, shorthand: "buttonBorder",
    overloads: [
      ViewOverload(
        [], type: .named("ButtonBorderShape", .insettableShape), drawing: .capsule, layout: .leaf { _ in .fill })
    ],
    examples: [Example("ButtonBorderShape", type: "ButtonBorderShape")])
}

extension ArgumentLabel<Value> {
  fileprivate static var borderShape: Self { Self("shape", .type("ButtonBorderShape")) }
}

extension EnvironmentMember { static let buttonBorderShape = EnvironmentMember("buttonBorderShape") }

/// The shape of a bordered button.
enum ButtonBorderShape: String, SwiftUIEnumeration {
  case automatic
  case capsule
  case roundedRectangle
  case circle
  case customRoundedRectangle

  static var swiftName: String { "ButtonBorderShape" }
}
