import GalleyLanguage

extension ModifierDefinition {
  static let buttonStyle = ModifierDefinition(
    "buttonStyle", summary: "Sets how buttons in the view look.", layoutStanding: .measured,
    overloads: [
      ModifierOverload(
        [
          .required(
            .controlStyle, .controlStyle(["PrimitiveButtonStyle", "ButtonStyle"]),
            "A built-in style by its short name, or one of the document's.", primary: true)
        ],
        type: ModifierTypeRule { context, receiver in
          let container =
            context.target.release < .iOS(16)
            ? "ButtonStyleModifier"
            : context.styleProtocol(of: .controlStyle) == "ButtonStyle"
              ? "ButtonStyleContainerModifier" : "PrimitiveButtonStyleContainerModifier"
          let modifier = context.generic(container, [context.component(.controlStyle)])
          return TypedReceiver(context.modified(receiver.type, modifier))
        })
    ],
    examples: [
      Example(
        "Button: Buy\nmodifiers: [ { buttonStyle: plain } ]",
        type: "ModifiedContent<Button<Text>, PrimitiveButtonStyleContainerModifier<PlainButtonStyle>>")
    ])
}

extension StyleProtocol {
  static let buttonStyle = StyleProtocol(
    "ButtonStyle", summary: "How buttons look; taps stay SwiftUI's affair.", since: .iOS(13),
    members: [
      .view("label"), .value("role", .optional(.builtIn("ButtonRole"))), .value("isPressed", .bool),
    ],
    example: { _ in
      """
      styles:
        Pill:
          protocol: ButtonStyle
          body: { configuration.label: , modifiers: [ { padding: 8 }, { background: { style: yellow, in: Capsule } } ] }
      body: { Button: Buy, modifiers: [ { buttonStyle: Pill } ] }
      """
    })
}

extension StyleProtocol {
  static let primitiveButtonStyle = StyleProtocol(
    "PrimitiveButtonStyle", summary: "How buttons look and when their action runs.", since: .iOS(13),
    key: "ButtonStyle",
    members: [.view("label"), .value("role", .optional(.builtIn("ButtonRole")))],
    styles: [
      BuiltInStyle(ButtonStyle.automatic, "DefaultButtonStyle", "What suits the place of the button."),
      BuiltInStyle(
        ButtonStyle.accessoryBar, "AccessoryBarButtonStyle", "A button in the accessory bar of a Mac's window.",
        since: .iOS(17).only(.macOS)),
      BuiltInStyle(
        ButtonStyle.accessoryBarAction, "AccessoryBarActionButtonStyle",
        "A button with an action in the accessory bar of a Mac's window.", since: .iOS(17).only(.macOS)),
      BuiltInStyle(ButtonStyle.bordered, "BorderedButtonStyle", "A border, or a plate on iOS.", since: .iOS(15)),
      BuiltInStyle(
        ButtonStyle.borderedProminent, "BorderedProminentButtonStyle", "A plate in the tint colour.", since: .iOS(15)),
      BuiltInStyle(
        ButtonStyle.borderless, "BorderlessButtonStyle", "Nothing but the label, tinted.",
        since: .iOS(13).on(.tvOS, since: .iOS(17)).on(.watchOS, since: .iOS(15))),
      BuiltInStyle(
        ButtonStyle.card, "CardButtonStyle", "A card that lifts when it is focused.", since: .iOS(14).only(.tvOS)),
      BuiltInStyle(ButtonStyle.glass, "GlassButtonStyle", "A plate of glass.", since: .iOS(26).except(.visionOS)),
      BuiltInStyle(
        ButtonStyle.glassProminent, "GlassProminentButtonStyle", "A plate of tinted glass.",
        since: .iOS(26).except(.visionOS)),
      BuiltInStyle(ButtonStyle.link, "LinkButtonStyle", "Looks like a link.", since: .iOS(13).only(.macOS)),
      BuiltInStyle(ButtonStyle.plain, "PlainButtonStyle", "Nothing but the label as it is, until it is pressed."),
    ],
    example: { style in
      """
      Button: Buy
      modifiers: [ { buttonStyle: \(style) } ]
      """
    })
}

/// The styles of buttons that come with SwiftUI, by their short names.
enum ButtonStyle: String, BuiltInStyleFamily {
  case automatic
  case accessoryBar
  case accessoryBarAction
  case bordered
  case borderedProminent
  case borderless
  case card
  case glass
  case glassProminent
  case link
  case plain

  static var key: String { "ButtonStyle" }
}
