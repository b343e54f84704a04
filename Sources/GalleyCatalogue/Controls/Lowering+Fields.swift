import GalleyExpressions
import GalleyLanguage
import GalleyLayout

// Fields to type in. Source: grid 4.1, 4.2.

extension Lowering {
  /// A text field: as wide as it is offered, as high as its style makes the text.
  mutating func textField(_ view: ViewReference, hidesText: Bool = false) -> [LoweredView] {
    withControlFont(of: view) { $0.field(view, hidesText: hidesText) }
  }

  private mutating func field(_ view: ViewReference, hidesText: Bool) -> [LoweredView] {
    let arguments = arguments(of: view)
    let environment = environment(of: view.node)
    let entered = arguments[.enteredText] ?? arguments[.fieldValue].map { written($0) } ?? ""
    let shown = hidesText ? String(repeating: "•", count: entered.count) : entered
    let isMultiline = arguments[.axis] == .vertical
    var content: Piece
    if entered.isEmpty, let placeholder = block(.label, of: view) {
      content = placeholder
    } else {
      let title = isMacForm ? nil : arguments[.title]
      let placeholder = arguments[.prompt] ?? title ?? LocalizedText("")
      content = text(
        entered.isEmpty ? placeholder : LocalizedText(shown), in: environment,
        lineLimit: isMultiline ? environment.lineLimit : 1)
    }
    if isMultiline { content = wrap(.fixedSize(.vertical), content) }
    let frame = FlexibleFrame(
      horizontal: .init(min: 0, max: .infinity),
      vertical: .init(min: minimumHeight(environment, ofSecret: hidesText, isEmpty: entered.isEmpty)),
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
    }
    return close(view, content)
  }

  /// A Mac's small fields are as high as their smaller texts.
  private func minimumHeight(_ environment: EnvironmentValues, ofSecret isSecret: Bool, isEmpty: Bool) -> Double {
    if platform == .macOS && ["mini", "small"].contains(controlSize(environment)) { return 0 }
    guard isSecret else { return metrics[.fieldMinimumHeight] }
    return isEmpty ? metrics[.fieldSecureHeight] : 0
  }

  /// A value without a format of its own.
  private func written(_ value: Value) -> String {
    switch value {
    case .string(let string): string
    case .int(let number): "\(number)"
    case .double(let number): number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    default: ""
    }
  }

  private func hasBorder(_ environment: EnvironmentValues) -> Bool {
    switch environment.style(TextFieldStyle.self) {
    case .roundedBorder, .squareBorder: true
    case .plain: false
    case .automatic: platform == .macOS && !surroundings.place.isList
    }
  }

  /// A text editor: it takes all that it is offered.
  mutating func textEditor(_ view: ViewReference) -> [LoweredView] {
    let environment = environment(of: view.node)
    let string = arguments(of: view)[.enteredText] ?? ""
    let (x, y) = (metrics[.editorHorizontalInset], metrics[.editorVerticalInset])
    let padded = wrap(
      .padding(EdgeInsets(top: y, leading: x, bottom: y, trailing: x)), text(string, in: environment))
    let frame = FlexibleFrame(
      horizontal: .init(min: 0, ideal: 0, max: .infinity),
      vertical: .init(min: 0, ideal: metrics[.editorIdealHeight], max: .infinity),
      alignment: .init(horizontal: .leading, vertical: .top))
    return close(view, wrap(.flexibleFrame(frame), padded))
  }
}
