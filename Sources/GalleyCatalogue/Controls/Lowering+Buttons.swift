import GalleyLanguage
import GalleyLayout

// Buttons, and controls that look like buttons.

extension Lowering {
  /// The styles with a plate or a border around the label; no figures are published for those of accessory bars and of
  /// glass, and they count as bordered.
  private static let stylesWithInsets: Set<String> = [
    "accessoryBar", "accessoryBarAction", "bordered", "borderedProminent", "glass", "glassProminent",
  ]

  /// A button around its label, as the button style of the place has it.
  mutating func button(_ label: Piece, in environment: EnvironmentValues, automatic: String? = nil) -> Piece {
    var style = environment.styleName("ButtonStyle") ?? "automatic"
    if style == "automatic" { style = automatic ?? automaticButtonStyle }
    guard Lowering.stylesWithInsets.contains(style) else { return label }
    return wrap(.padding(buttonInsets(environment)), label)
  }

  /// The Mac's and the watch's buttons have a border by themselves, but not in menus and bars.
  private var automaticButtonStyle: String {
    guard place.container == .plain else { return "borderless" }
    return platform == .macOS || platform == .watchOS || platform == .tvOS ? "bordered" : "borderless"
  }

  private func buttonInsets(_ environment: EnvironmentValues) -> EdgeInsets {
    let (horizontal, vertical): (ControlMetric, ControlMetric) =
      switch controlSize(environment) {
      case "mini": (.buttonMiniHorizontal, .buttonMiniVertical)
      case "small": (.buttonSmallHorizontal, .buttonSmallVertical)
      case "large": (.buttonLargeHorizontal, .buttonLargeVertical)
      case "extraLarge": (.buttonExtraLargeHorizontal, .buttonExtraLargeVertical)
      default: (.buttonRegularHorizontal, .buttonRegularVertical)
      }
    return EdgeInsets(
      top: metrics[vertical], leading: metrics[horizontal], bottom: metrics[vertical],
      trailing: metrics[horizontal])
  }

  /// The button that opens a menu.
  mutating func menuButton(_ label: Piece, in environment: EnvironmentValues) -> Piece {
    switch environment.styleName("MenuStyle") {
    case "button", "borderedButton": return button(label, in: environment, automatic: "bordered")
    case "borderlessButton": return label
    default:
      guard platform == .macOS else { return label }
      let side = metrics[.menuExtraWidth] / 2
      let padded = wrap(.padding(EdgeInsets(leading: side, trailing: side)), wrap(.fixedSize(.both), label))
      return wrap(.fixedFrame(width: nil, height: metrics[.menuHeight], alignment: .center), padded)
    }
  }
}
