import GalleyExpressions
import GalleyLanguage

extension ViewDefinition {
  static let button = ViewDefinition(
    "Button", summary: "A label that does something when it is tapped, as large as the label.", layoutStanding: .model,
    figures: ["button"],
    overloads: [
      ViewOverload(
        [.title("The words on the button.", primary: true), role, action], type: .generic("Button", "Text"),
        styled: .label("ButtonStyle", .title, values: ["role": .given(.buttonRole)]), cancels: cancels,
        layout: layout),
      ViewOverload(
        [.title("The words on the button."), .systemImage, role, action], since: .iOS(14),
        type: .generic("Button", labelType),
        styled: .label("ButtonStyle", .symbol, values: ["role": .given(.buttonRole)]),
        cancels: cancels, layout: layout),
      ViewOverload(
        [.title("The words on the button."), .image, role, action], since: .iOS(17),
        type: .generic("Button", labelType),
        styled: .label("ButtonStyle", .picture, values: ["role": .given(.buttonRole)]),
        cancels: cancels, layout: layout),
      ViewOverload(
        [role, action, .label("The views on the button.")], type: .generic("Button", .of(.label)),
        styled: .label("ButtonStyle", .block, values: ["role": .given(.buttonRole)]), cancels: cancels,
        layout: layout),
    ],
    examples: [
      Example("Button: Buy", type: "Button<Text>"),
      Example("Button: { title: Delete, role: destructive, action: [] }", type: "Button<Text>"),
      Example("Button: { title: Buy, systemImage: cart, action: [] }", type: "Button<Label<Text, Image>>"),
      Example(
        "Button: { action: [], label: [ { Image: { systemName: cart } }, { Text: Buy } ] }",
        type: "Button<TupleView<(Image, Text)>>"),
    ])

  private static let action = Parameter.action("What happens on a tap; nothing if it is left out.")

  private static let role = Parameter.optional(
    .buttonRole, "What the button does to the user's things; nothing special if it is left out.",
    since: .iOS(15))

  private static let cancels: @Sendable (Arguments) -> Bool = { $0[.buttonRole] == .cancel }

  private static let layout = ViewLayout.custom { lowering, view in
    guard let label = lowering.buttonLabel(of: view) else { return [] }
    let role = lowering.arguments(of: view)[.buttonRole]
    return lowering.close(view, lowering.button(label, in: lowering.environment(of: view.node), role: role))
  }
}

extension ArgumentLabel<ButtonRole> {
  static var buttonRole: Self { Self("role") }
}

/// What a button does to the user's things.
enum ButtonRole: String, SwiftUIEnumeration {
  case destructive
  case cancel
  case confirm
  case close

  static var swiftName: String { "ButtonRole" }
}
