import GalleyExpressions
import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let textField = ViewDefinition(
    "TextField", summary: "A line to type in, as wide as it is offered.", layoutStanding: .model, figures: ["field"],
    overloads: [
      ViewOverload(
        [.title(placeholder), entered, prompt, axis, onCommit], type: .generic("TextField", "Text"),
        isSentByReturn: isOneLine, layout: layout),
      ViewOverload(
        [entered, prompt, axis, labelBlock], since: .iOS(15), type: .generic("TextField", .of(.label)),
        isSentByReturn: isOneLine, layout: layout),
    ]
      + formatted.map {
        ViewOverload(
          [.title(placeholder)] + $0 + [prompt, axis], since: .iOS(15), type: .generic("TextField", "Text"),
          isSentByReturn: isOneLine, layout: layout)
      }
      + formatted.map {
        ViewOverload(
          $0 + [prompt, axis, labelBlock], since: .iOS(15), type: .generic("TextField", .of(.label)),
          isSentByReturn: isOneLine, layout: layout)
      },
    examples: [
      Example("TextField: { title: Name, text: Ann }", type: "TextField<Text>"),
      Example("TextField: { title: Notes, text: \"\", axis: vertical }", type: "TextField<Text>"),
      Example("TextField: { title: Price, value: 12.5, format: number }", type: "TextField<Text>"),
    ])

  private static let placeholder = "What the field shows while it is empty."
  private static let entered = Parameter.required(.enteredText, "What was typed.")
  private static let formatted = Parameter.formattedBindings("What was typed, as a value.")
  private static let prompt = Parameter.optional(
    .prompt, "What the field shows while it is empty, in place of the title.", since: .iOS(15))
  private static let axis = Parameter.optional(
    .axis, "The direction in which the field grows; `horizontal` if it is left out.",
    nullable: false, since: .iOS(16))
  private static let onCommit = Parameter.optional(.onCommit, "What happens on return.")
  /// In a field of several lines, return begins another one.
  private static let isOneLine: @Sendable (Arguments) -> Bool = { $0[.axis] != .vertical }
  private static let labelBlock = Parameter.required(
    .label, "The views of the label, which show while the field is empty.")

  private static let layout = ViewLayout.custom { lowering, view in lowering.textField(view) }
}

extension ArgumentLabel<Axis> {
  static var axis: Self {
    Self("axis", .type(AxisCase.swiftName)) { value, types in
      let named: AxisCase? = types.enumerationCase(value)
      return named?.axis
    }
  }
}

// How it is laid out. Source: grid 4.1, 4.2.

extension Lowering {
  /// A text field: as wide as it is offered, as high as its style makes the text.
  mutating func textField(_ view: ViewReference, hidesText: Bool = false) -> [LoweredView] {
    withControlFont(of: view) { $0.field(view, hidesText: hidesText) }
  }

  private mutating func field(_ view: ViewReference, hidesText: Bool) -> [LoweredView] {
    let arguments = arguments(of: view)
    let environment = environment(of: view.node)
    let entered = entered(arguments, hidesText: hidesText, now: environment.now)
    let isMultiline = arguments[.axis] == .vertical
    var content: Piece
    if entered == nil, let placeholder = block(.label, of: view) {
      content = drawing(.label(.placeholder), placeholder)
    } else {
      let title = isMacForm ? nil : arguments[.title]
      content = text(
        entered ?? arguments[.prompt] ?? title ?? LocalizedText(""), in: environment,
        lineLimit: isMultiline ? environment.lineLimit : 1)
      draw(.label(entered == nil ? .placeholder : .control), at: content.node)
    }
    if isMultiline { content = wrap(.fixedSize(.vertical), content) }
    let frame = FlexibleFrame(
      horizontal: .init(min: 0, max: .infinity),
      vertical: .init(min: minimumHeight(environment, ofSecret: hidesText, isEmpty: entered == nil)),
      alignment: isMultiline
        ? .init(horizontal: .leading, vertical: .top) : .init(horizontal: .leading, vertical: .verticalCenter))
    content = wrap(.flexibleFrame(frame), content)
    // One line keeps its height at every proposal; several give way where less is offered.
    if !isMultiline { content = wrap(.fixedSize(.vertical), content) }
    if isMacForm, let title = arguments[.title] {
      let label = text(title, in: environment, lineLimit: 1)
      return close(view, horizontal([label, content], spacing: metrics[.rowSpacing]))
    }
    if hasBorder(environment) {
      let (x, y) = (metrics[.fieldHorizontalInset], metrics[.fieldVerticalInset])
      content = wrap(.padding(EdgeInsets(top: y, leading: x, bottom: y, trailing: x)), content)
      // Its insets give way where less than them is offered.
      let width = FlexibleFrame.Limits(min: 0, max: .infinity)
      content = wrap(
        .flexibleFrame(FlexibleFrame(horizontal: width, vertical: .init(), alignment: .center)), content)
      draw(.field(isRound: environment.style(TextFieldStyle.self) != .squareBorder), at: content.node)
    }
    return close(view, content)
  }

  /// A Mac's small fields are as high as their smaller texts.
  private func minimumHeight(_ environment: EnvironmentValues, ofSecret isSecret: Bool, isEmpty: Bool) -> Double {
    if platform == .macOS && [ControlSize.mini, .small].contains(controlSize(environment)) { return 0 }
    guard isSecret else { return metrics[.fieldMinimumHeight] }
    return isEmpty ? metrics[.fieldSecureHeight] : 0
  }

  /// What was typed, as it shows; nil while nothing was.
  private func entered(_ arguments: Arguments, hidesText: Bool, now: Moment) -> LocalizedText? {
    if let text = arguments[.enteredText] {
      return text.isEmpty ? nil : LocalizedText(hidesText ? String(repeating: "•", count: text.count) : text)
    }
    guard let value = arguments[.shownValue], let format = arguments[.shownFormat] else { return nil }
    return FormattedValue(value, format, now: now).map { LocalizedText($0) }
  }

  private func hasBorder(_ environment: EnvironmentValues) -> Bool {
    // A field of an alert stands on a plate.
    if surroundings.controls.container == .dialog { return true }
    return switch environment.style(TextFieldStyle.self) {
    case .roundedBorder, .squareBorder: true
    case .plain: false
    case .automatic: platform == .macOS && !surroundings.controls.isList
    }
  }
}
