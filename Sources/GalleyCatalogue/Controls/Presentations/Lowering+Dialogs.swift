import GalleyExpressions
import GalleyLanguage
import GalleyLayout
import GalleyTables

// Alerts and confirmation dialogs that are open at the start. Nobody has measured them: all of it is a model.
// Source: grid 4.6.

extension ModifierLayout {
  static let alert = dialog { $0.ask($1, .alert, over: $2) }
  static let confirmationDialog = dialog { $0.ask($1, .confirmationDialog, over: $2) }
  static let actionSheet = dialog { $0.ask($1, .actionSheet, over: $2) }
}

/// Where a dialog stands, which decides how its parts are arranged.
private enum DialogPlace {
  /// In the middle of the window.
  case middle
  /// At the bottom of the window, with the button that cancels below the others, in a plate of its own.
  case bottom
  /// At the view that presents it.
  case popover
  /// Over all of the window.
  case screen
}

extension Lowering {
  /// What a modifier asks over a view; nil if its binding is false, or if what it is about is nil.
  fileprivate mutating func ask(
    _ modifier: ModifierReference, _ view: ReportTree.MadeView, over presenter: LayoutNodeID
  ) -> PresentedView? {
    let arguments = arguments(of: modifier)
    let isAbout = [ArgumentLabel<Value>.presenting, .failure].allSatisfy {
      !arguments.isGiven($0) || arguments[$0] != nil
    }
    // The block of an item that is nil is not evaluated.
    guard arguments[.isPresented] ?? (block(.content, of: modifier) != nil), isAbout else { return nil }
    let place = dialogPlace(view, in: environment(of: modifier.node))
    surroundings.controls.container = .dialog
    surroundings.controls.dialogButtonHeight = metrics[place == .bottom ? .dialogSheetButton : .dialogButton]
    let content = dialog(modifier, at: place)
    return presented(content, view, by: modifier, Presentation(placement(of: place), over: presenter))
  }

  private func dialogPlace(_ view: ReportTree.MadeView, in around: EnvironmentValues) -> DialogPlace {
    switch platform {
    case .watchOS, .tvOS: return .screen
    case .macOS, .visionOS: return .middle
    case .iOS, .iPadOS:
      if view == .alert { return .middle }
      return isLarge(around) || metrics.dialogsPointAtTheirViews ? .popover : .bottom
    }
  }

  private func placement(of place: DialogPlace) -> Presentation.Placement {
    switch place {
    case .middle: .fitted
    case .bottom: .bottom(margin: metrics[.dialogSheetMargin])
    case .popover: .popover(spacing: metrics[.popoverSpacing])
    case .screen: .cover
    }
  }

  /// The words and the buttons of a dialog.
  private mutating func dialog(_ modifier: ModifierReference, at place: DialogPlace) -> Piece? {
    let isLeading = place == .middle && dialogButtonsHavePlates
    var words = within(\.controls.centresLines, !isLeading) { $0.dialogWords(modifier, at: place) }
    var buttons: [Piece] = []
    var cancel: [Piece] = []
    let blocks =
      dialogValue(of: modifier).map { buttonBlocks(of: $0) } ?? [block(.actions, of: modifier)].compactMap { $0 }
    let actions = within(\.controls.font, buttonFont(at: place)) { inside in blocks.flatMap { inside.lowerList($0) } }
    for view in actions {
      if isField(view) {
        words.append(Piece(view))
      } else if isCancel(view) {
        // A touch beside a popover cancels.
        if place != .popover || UnconfirmedChoices.popoversShowCancelButtons { cancel.append(Piece(view)) }
      } else {
        buttons.append(Piece(view))
      }
    }
    if cancel.isEmpty, place == .bottom || buttons.isEmpty {
      // The system adds a button that closes the dialog.
      let title = place == .bottom ? "Cancel" : "OK"
      cancel.append(
        drawing(
          .closeTitle(title, isLarge: place == .bottom), dialogButton(box(width: 0, height: 0))))
    }
    let insets = EdgeInsets(
      top: metrics[.dialogVerticalInset], leading: metrics[.dialogHorizontalInset],
      bottom: metrics[.dialogVerticalInset], trailing: metrics[.dialogHorizontalInset])
    let alignment = isLeading ? GuideID.leading : .horizontalCenter
    let column = vertical(words, alignment: alignment, spacing: metrics[.dialogSpacing])
    let top = column.map { [wide(wrap(.padding(insets), $0), alignment)] } ?? []
    switch place {
    case .bottom:
      let plates = [buttonStack(buttons, below: top), buttonStack(cancel, below: [])].compactMap { $0 }
      for plate in plates { draw(.dialogPlate, at: plate.node) }
      return vertical(plates, spacing: metrics[.dialogSheetMargin])
    case .middle:
      // Two buttons stand beside each other, and the one that cancels comes first.
      if buttons.count + cancel.count == 2, metrics[.dialogButtonInset] == 0, let last = (cancel + buttons).last {
        draw(.lineBefore, at: last.node)
      }
      let all =
        buttons.count + cancel.count == 2
        ? [horizontal(cancel + buttons, spacing: metrics[.dialogButtonInset])].compactMap { $0 } : buttons + cancel
      return buttonStack(all, below: top).map { asWideAsDialogs($0) }
    case .popover, .screen:
      let all = buttonStack(buttons + cancel, below: top)
      return place == .screen ? all : all.map { asWideAsDialogs($0) }
    }
  }

  /// Buttons below each other, with lines between them; from iOS 26 on they are capsules with room around them (unconfirmed).
  private mutating func buttonStack(_ buttons: [Piece], below top: [Piece]) -> Piece? {
    let inset = metrics[.dialogButtonInset]
    guard inset > 0 else {
      for piece in (top + buttons).dropFirst() { draw(.lineAbove, at: piece.node) }
      return vertical(top + buttons, spacing: 0)
    }
    let insets = EdgeInsets(top: top.isEmpty ? inset : 0, leading: inset, bottom: inset, trailing: inset)
    let stack = vertical(buttons, spacing: inset).map { wrap(.padding(insets), $0) }
    return vertical(top + [stack].compactMap(\.self), spacing: 0)
  }

  /// The words of buttons at the bottom of a phone's window are larger than those of alerts (unconfirmed).
  private func buttonFont(at place: DialogPlace) -> Font? {
    place == .bottom && (platform == .iOS || platform == .iPadOS) ? Font(.style(.title3)) : surroundings.controls.font
  }

  private mutating func dialogWords(_ modifier: ModifierReference, at place: DialogPlace) -> [Piece] {
    var words: [Piece] = []
    let value = dialogValue(of: modifier)
    let arguments = value.map { self.arguments(of: $0) } ?? arguments(of: modifier)
    // An action sheet of old always shows its title.
    if let title = arguments[.title] ?? arguments[.failure]?.errorDescription(in: document.types),
      value != nil || showsTitle(arguments[.titleVisibility], at: place)
    {
      var environment = environment(of: modifier.node)
      var modifiers = FontModifiers()
      if place != .middle { modifiers.weight = .semibold }
      environment.font = Font(.style(place == .middle ? .headline : .footnote), modifiers: modifiers)
      let piece = text(title, in: environment)
      if isGrey(at: place) { draw(.label(.secondary), at: piece.node) }
      let entry = report.add(source: .none, layout: piece.node, role: .title)
      words.append(Piece(LoweredView(node: piece.node, report: entry)))
    }
    let font = Font(.style(platform == .macOS ? .subheadline : .footnote))
    let message: [Piece]
    if value != nil {
      var environment = environment(of: modifier.node)
      environment.font = font
      message = arguments[.dialogMessage].map { [text($0, in: environment)] } ?? []
    } else {
      let blocks = [block(.message, of: modifier), block(.content, of: modifier)].compactMap { $0 }
      message = within(\.controls.font, font) { inside in
        blocks.flatMap { inside.lowerList($0) }.map { Piece($0) }
      }
    }
    if isGrey(at: place) { for piece in message { draw(.label(.secondary), at: piece.node) } }
    return words + message
  }

  /// Whether the words above the buttons are grey, as those of action sheets were up to iOS 18.
  private func isGrey(at place: DialogPlace) -> Bool {
    switch place {
    case .bottom, .popover: (platform == .iOS || platform == .iPadOS) && !dialogButtonsHavePlates
    case .middle, .screen: false
    }
  }

  /// Titles of dialogs at the bottom or at a view are shown if the document wants them, those of others always but for
  /// what it hides.
  private func showsTitle(_ visibility: Visibility?, at place: DialogPlace) -> Bool {
    switch visibility ?? .automatic {
    case .visible: true
    case .hidden: false
    case .automatic: place == .middle || place == .screen
    }
  }

  /// A button of a dialog: as wide as there is room.
  mutating func dialogButton(_ label: Piece) -> Piece {
    let frame = FlexibleFrame(
      horizontal: .init(max: .infinity), vertical: .init(min: surroundings.controls.dialogButtonHeight),
      alignment: .center)
    return drawing(.dialogButton, wrap(.flexibleFrame(frame), label))
  }

  private mutating func wide(_ piece: Piece, _ alignment: GuideID) -> Piece {
    let alignment = Alignment(horizontal: alignment, vertical: .verticalCenter)
    return wrap(
      .flexibleFrame(FlexibleFrame(horizontal: .init(max: .infinity), vertical: .init(), alignment: alignment)), piece)
  }

  /// From iOS 26 on buttons of dialogs have plates of their own, and the words of alerts begin at the leading edge.
  var dialogButtonsHavePlates: Bool { metrics[.dialogButtonInset] > 0 }

  private mutating func asWideAsDialogs(_ piece: Piece) -> Piece {
    wrap(.fixedFrame(width: metrics[.dialogWidth], height: nil, alignment: .center), piece)
  }

  private func isField(_ view: LoweredView) -> Bool {
    guard let source = report.entries[view.report].source.index else { return false }
    return !(views(.textField, below: source) + views(.secureField, below: source)).isEmpty
  }

  private func isCancel(_ view: LoweredView) -> Bool {
    guard let source = report.entries[view.report].source.index else { return false }
    return views(.button, below: source).contains { arguments(of: $0)[.buttonRole] == .cancel }
  }
}

extension ArgumentLabel<ViewBlock> {
  static var message: Self { Self("message") }
}

extension ArgumentLabel<Value> {
  /// What a dialog is about.
  static var presenting: Self { Self("presenting", .anyValue) }
  /// What went wrong.
  static var failure: Self { Self("error", .anyValue) }
}

extension ArgumentLabel<Visibility> {
  static var titleVisibility: Self { Self("titleVisibility") }
}

extension Value {
  /// The words of a LocalizedError: its `errorDescription`, or the text that it is.
  fileprivate func errorDescription(in types: TypeTable) -> LocalizedText? {
    guard case .record(let type, let fields) = self else { return localizedText }
    let position = types[type].fields.firstIndex { $0.name == "errorDescription" }
    return position.flatMap { fields.indices.contains($0) ? fields[$0].localizedText : nil }
  }
}
