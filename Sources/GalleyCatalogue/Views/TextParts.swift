import GalleyExpressions
import GalleyLanguage
import GalleyLayout
import GalleyTables

// What a Text shows: words, a value that the locale writes, a picture, or other texts.

extension ArgumentLabel<LocalizedText> {
  static var words: Self { Self("text") }
  static var verbatim: Self { Self("verbatim", .string) }
  static var markdown: Self {
    Self("markdown", .string) { value, _ in
      if case .string(let text) = value { LocalizedText(markdown: text) } else { nil }
    }
  }
}

extension ArgumentLabel<ViewBlock> {
  static var joined: Self { Self("joined") }
}

extension ArgumentLabel<Moment> {
  static var date: Self { Self("date", .type("Date")) { value, _ in Moment(value) } }
  static var pauseTime: Self { Self("pauseTime", .value(.optional(.builtIn("Date")))) { value, _ in Moment(value) } }
}

extension ArgumentLabel<FormattedValue.DateStyle> {
  static var dateStyle: Self {
    Self("style", .type("Text.DateStyle")) { value, _ in FormattedValue.DateStyle(value) }
  }
}

extension ArgumentLabel<FormattedValue.TimerInterval> {
  static var textInterval: Self {
    Self("timerInterval", .type("ClosedRange<Date>")) { value, _ in FormattedValue.TimerInterval(value) }
  }
}

extension ArgumentLabel<Bool> {
  static var countsDown: Self { Self("countsDown") }
  static var showsHours: Self { Self("showsHours") }
}

extension ArgumentLabel<Value> {
  static var shownValue: Self { Self("value") }
}

extension Parameter {
  /// A value and how it is written, for each kind of value that has formats.
  static func formattedValues(_ summary: String) -> [[Parameter]] {
    let kinds: [(ParameterKind, String)] = [
      (.integer, "NumberFormat"), (.number, "NumberFormat"), (.type("Date"), "Date.FormatStyle"),
      (.type("Date"), "Date.RelativeFormatStyle"), (.value(.array(.string)), "ListFormatStyle"),
      (.integer, "ByteCountFormatStyle"), (.type("Measurement"), "Measurement.FormatStyle"),
      (.type("Duration"), "Duration.TimeFormatStyle"),
    ]
    return kinds.map { kind, format in [.required(.shownValue, kind, summary), .format(format)] }
  }

  /// A binding to a value that people type, and how it is written: formats that can be read again.
  static func formattedBindings(_ summary: String) -> [[Parameter]] {
    let types: [(ValueType, String)] = [
      (.int, "NumberFormat"), (.double, "NumberFormat"), (.builtIn("Date"), "Date.FormatStyle"),
    ]
    return types.flatMap { type, format in
      [type, .optional(type)].map { [.required(.shownValue, .binding($0), summary), .format(format)] }
    }
  }

  private static func format(_ type: String) -> Parameter {
    .required(.shownFormat, .type(type), "How it is written, in the locale of the place.")
  }
}

extension Lowering {
  /// What a Text shows, in the fonts of its place.
  mutating func textContent(of view: ViewReference) -> TextContent {
    let environment = environment(of: view.node)
    let arguments = arguments(of: view)
    if let block = block(.joined, of: view.id, view.parameters) { return joined(block, of: view, in: environment) }
    if let block = block(ArgumentLabel<ViewBlock>("image"), of: view.id, view.parameters) {
      return picture(block, in: environment)
    }
    let words =
      arguments[.words] ?? arguments[.verbatim] ?? arguments[.markdown]
      ?? value(arguments, now: environment.now).map { LocalizedText($0) } ?? LocalizedText("")
    return TextContent(words, in: environment, images: document.imageSizes)
  }

  /// A value that the locale writes; nil if the text has none.
  private func value(_ arguments: Arguments, now: Moment) -> FormattedValue? {
    if let date = arguments[.date], let style = arguments[.dateStyle] { return .dateStyle(date, style, now: now) }
    if var interval = arguments[.textInterval] {
      interval.pause = arguments[.pauseTime]
      interval.countsDown = arguments[.countsDown] ?? true
      interval.showsHours = arguments[.showsHours] ?? true
      return .timer(interval, now: now)
    }
    guard let value = arguments[.shownValue], let format = arguments[.shownFormat] else { return nil }
    return FormattedValue(value, format, now: now)
  }

  /// Texts behind each other, each in its own fonts.
  private mutating func joined(
    _ block: ViewNodeID, of view: ViewReference, in environment: EnvironmentValues
  ) -> TextContent {
    var content = TextContent("", in: environment)
    content.runs = []
    var upcoming = [block]
    while let id = upcoming.popLast() {
      let node = tree[id]
      if let text = catalogue.viewOverload(of: node) {
        let runs = textContent(of: ViewReference(id: id, node: node, parameters: text.parameters)).runs
        // A text without modifiers of its own looks like those around it.
        let isPlain = node.environment == view.node.environment
        content.runs += isPlain ? runs : runs.map { $0.standing(in: node.environment) }
      } else if node.isModifier {
        // Blocks of the modifier follow the text.
        if let text = node.firstChild.index { upcoming.append(text) }
      } else {
        upcoming += tree.children(of: id).reversed()
      }
    }
    if content.runs.isEmpty { content.runs = TextContent("", in: environment).runs }
    return content
  }

  /// A picture in the place of words.
  private func picture(_ block: ViewNodeID, in environment: EnvironmentValues) -> TextContent {
    var content = TextContent(LocalizedText.symbolCharacter, in: environment)
    for child in tree.children(of: block) {
      let node = tree[tree.base(of: child)]
      guard let image = catalogue.viewOverload(of: node) else { continue }
      let arguments = arguments(of: node, image.parameters)
      if let name = arguments[ArgumentLabel<String>("systemName")] {
        content.runs[0].picture = .symbol(name)
      } else if let name = arguments[ArgumentLabel<String>("name")] ?? arguments[ArgumentLabel<String>("decorative")] {
        content.runs[0].picture = .image(imageSize(name))
      }
    }
    return content
  }
}
