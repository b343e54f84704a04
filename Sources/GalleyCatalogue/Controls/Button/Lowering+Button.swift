import GalleyLanguage
import GalleyLayout

// Buttons, and controls that look like buttons.

extension Lowering {
  /// A button around its label, as the button style of the place has it.
  mutating func button(
    _ label: Piece, in environment: EnvironmentValues, automatic: ButtonStyle = .automatic, role: ButtonRole? = nil
  ) -> Piece {
    if surroundings.controls.container == .dialog {
      // From iOS 26 on buttons of dialogs have the colour of texts (unconfirmed).
      let usual = dialogButtonsHavePlates ? ControlPart.LabelLook.control : .tinted
      draw(.label(look(role == .destructive ? .destructive : usual, in: environment)), at: label.node)
      return dialogButton(label)
    }
    let style = environment.style(automatic: automatic == .automatic ? automaticButtonStyle : automatic)
    let isProminent = style.isProminent || platform == .macOS && style == .bordered && isDefaultAction
    let wanted = isProminent ? .prominent : self.look(of: style, role)
    draw(.label(look(wanted, in: environment)), at: label.node)
    guard style.hasInsets else { return label }
    let plate = ControlPart.ButtonPlate(
      isProminent: isProminent, isDestructive: role == .destructive,
      isGlass: style == .glass, shape: borderShape(environment))
    return drawing(.button(plate), bordered(label, in: environment))
  }

  /// How the label of a button looks in its place: a Mac's groups of controls have one plate.
  private func look(of style: ButtonStyle, _ role: ButtonRole?) -> ControlPart.LabelLook {
    let look = style.look(role, platform)
    guard case .tinted = look else { return look }
    switch surroundings.controls.container {
    case .toolbar: return surroundings.controls.confirms && metrics[.barPlate] > 0 ? .prominent : .inBar
    case .controlGroup where platform == .macOS: return .control
    case .plain, .list, .form, .controlGroup, .tabBar, .menu, .dialog: return look
    }
  }

  /// The label of a button or of what looks like one: its lines stand in the middle, but for rows of a list.
  mutating func buttonLabel(of view: ViewReference) -> Piece? {
    var font = surroundings.controls.font
    if surroundings.controls.container == .dialog, arguments(of: view)[.buttonRole] == .cancel {
      var modifiers = FontModifiers()
      modifiers.weight = .semibold
      font = Font((font ?? .body).base, modifiers: modifiers)
    }
    return within(\.controls.font, font) { inside in
      inside.within(\.controls.centresLines, !inside.surroundings.controls.isInRow) { inside in
        inside.withControlFont(of: view) { $0.label(of: view) }
      }
    }
  }

  /// A toggle that is a button: it has the room of a bordered one, and its plate while it is on.
  mutating func toggleButton(_ label: Piece, isOn: Bool, in environment: EnvironmentValues) -> Piece {
    let style = environment.style(automatic: ButtonStyle.bordered)
    let isMac = platform == .macOS
    // A Mac's button has its plate whether it is on or not; the plate of one that is on has the accent colour.
    guard style == .bordered, isOn || !isMac else {
      return button(label, in: environment, automatic: .bordered)
    }
    draw(.label(look(isMac ? .prominent : .tinted, in: environment)), at: label.node)
    let room = bordered(label, in: environment)
    guard isOn else { return room }
    let plate = ControlPart.ButtonPlate(
      isProminent: isMac, isDestructive: false, isGlass: false, shape: borderShape(environment))
    return drawing(.button(plate), room)
  }

  /// The look of a control's label: that of texts around it where the document gave them a style.
  func look(_ look: ControlPart.LabelLook, in environment: EnvironmentValues) -> ControlPart.LabelLook {
    environment.foregroundStyle == nil ? look : .control
  }

  private mutating func bordered(_ label: Piece, in environment: EnvironmentValues) -> Piece {
    let insets = buttonInsets(environment)
    guard platform == .macOS else { return wrap(.padding(insets), label) }
    let layout = SqueezeLayout(
      extraWidth: insets.leading + insets.trailing, leastExtraWidth: metrics[.buttonLeastExtraWidth],
      extraHeight: insets.top + insets.bottom)
    return arrange(arrangement(layout), [label])
  }

  /// The shape that the document gave the borders of buttons.
  private func borderShape(_ environment: EnvironmentValues) -> ControlPart.ButtonPlate.Shape {
    guard let value = environment.kept[.buttonBorderShape], case .enumeration(_, _, let payload) = value,
      let shape: ButtonBorderShape = document.types.enumerationCase(value)
    else { return .automatic }
    switch shape {
    case .automatic: return .automatic
    case .capsule: return .capsule
    case .circle: return .circle
    case .roundedRectangle, .customRoundedRectangle: return .rounded(payload.first?.number)
    }
  }

  /// Lowers parts of a control with the font that a Mac's controls have at their size: 11 points for small ones, 9 for
  /// mini ones, unless the document set another.
  ///
  /// Source: grid 4.1.
  mutating func withControlFont<Result>(
    of view: ViewReference, _ body: (inout Lowering) -> Result
  ) -> Result {
    guard platform == .macOS else { return body(&self) }
    return switch controlSize(environment(of: view.node)) {
    case .mini: within(\.controls.font, Font(.system(size: 9)), body)
    case .small: within(\.controls.font, Font(.system(size: 11)), body)
    case .regular, .large, .extraLarge: body(&self)
    }
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
  /// Whether the plate has all of the tint.
  var isProminent: Bool {
    switch self {
    case .borderedProminent, .glassProminent: true
    case .accessoryBar, .accessoryBarAction, .automatic, .bordered, .borderless, .card, .glass, .link, .plain: false
    }
  }

  /// How the label looks.
  fileprivate func look(_ role: ButtonRole?, _ platform: Platform) -> ControlPart.LabelLook {
    switch self {
    case .borderedProminent, .glassProminent: return .prominent
    case .card, .plain: return .control
    case .accessoryBar, .accessoryBarAction, .automatic, .bordered, .borderless, .glass, .link:
      if role == .destructive { return .destructive }
      return platform == .macOS && hasInsets ? .control : .tinted
    }
  }

  /// There is a plate or a border around the label; no figures are published for those of accessory bars and of glass,
  /// and they count as bordered.
  fileprivate var hasInsets: Bool {
    switch self {
    case .accessoryBar, .accessoryBarAction, .bordered, .borderedProminent, .glass, .glassProminent: true
    case .automatic, .borderless, .card, .link, .plain: false
    }
  }
}
