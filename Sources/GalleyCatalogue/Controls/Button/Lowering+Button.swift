import GalleyLanguage
import GalleyLayout

// Buttons, and controls that look like buttons.

extension Lowering {
  /// A button around its label, as the button style of the place has it.
  mutating func button(_ label: Piece, in environment: EnvironmentValues, automatic: ButtonStyle = .automatic) -> Piece
  {
    if surroundings.controls.container == .dialog { return dialogButton(label) }
    let style = environment.style(automatic: automatic == .automatic ? automaticButtonStyle : automatic)
    guard style.hasInsets else { return label }
    let insets = buttonInsets(environment)
    guard platform == .macOS else { return wrap(.padding(insets), label) }
    let layout = SqueezeLayout(
      extraWidth: insets.leading + insets.trailing, leastExtraWidth: metrics[.buttonLeastExtraWidth],
      extraHeight: insets.top + insets.bottom)
    return arrange(arrangement(layout), [label])
  }

  /// Lowers parts of a control with the font that a Mac's controls have at their size: 11 points for small ones, 9 for
  /// mini ones, unless the document set another.
  ///
  /// Source: grid 4.1.
  mutating func withControlFont<Result>(
    of view: ViewReference, _ body: (inout Lowering) -> Result
  ) -> Result {
    let outer = surroundings.controls.font
    defer { surroundings.controls.font = outer }
    if platform == .macOS {
      switch controlSize(environment(of: view.node)) {
      case .mini: surroundings.controls.font = Font(.system(size: 9))
      case .small: surroundings.controls.font = Font(.system(size: 11))
      case .regular, .large, .extraLarge: break
      }
    }
    return body(&self)
  }

  /// The Mac's and the watch's buttons have a border by themselves, but not in menus and bars.
  private var automaticButtonStyle: ButtonStyle {
    guard surroundings.controls.container == .plain || isMacForm else { return .borderless }
    return platform == .macOS || platform == .watchOS || platform == .tvOS ? .bordered : .borderless
  }

  private func buttonInsets(_ environment: EnvironmentValues) -> EdgeInsets {
    let (horizontal, vertical): (ControlMetric, ControlMetric) =
      switch controlSize(environment) {
      case .mini: (.buttonMiniHorizontal, .buttonMiniVertical)
      case .small: (.buttonSmallHorizontal, .buttonSmallVertical)
      case .large: (.buttonLargeHorizontal, .buttonLargeVertical)
      case .extraLarge: (.buttonExtraLargeHorizontal, .buttonExtraLargeVertical)
      case .regular: (.buttonRegularHorizontal, .buttonRegularVertical)
      }
    return EdgeInsets(
      top: metrics[vertical], leading: metrics[horizontal], bottom: metrics[vertical],
      trailing: metrics[horizontal])
  }
}

extension ButtonStyle {
  /// There is a plate or a border around the label; no figures are published for those of accessory bars and of glass,
  /// and they count as bordered.
  fileprivate var hasInsets: Bool {
    switch self {
    case .accessoryBar, .accessoryBarAction, .bordered, .borderedProminent, .glass, .glassProminent: true
    case .automatic, .borderless, .card, .link, .plain: false
    }
  }
}
