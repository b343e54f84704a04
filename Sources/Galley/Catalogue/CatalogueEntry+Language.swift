import GalleyExpressions
import GalleyLanguage
import GalleyLayout
import GalleySource

extension CatalogueEntry {
  /// The words of the language: what stands in a node's place, and the keys of documents.
  static let words: [CatalogueEntry] =
    BuilderForm.all.map { CatalogueEntry($0) } + nodeWords + DocumentKey.all.map { CatalogueEntry($0) }

  private init(_ form: BuilderForm) {
    let parameters = form.keys.map {
      Parameter(label: $0.word, type: $0.content, summary: $0.summary, isRequired: $0.isRequired, isPrimary: false)
    }
    self.init(
      word: form.name, form.summary, parameters,
      form.examples.map { Example(document: $0.document, type: $0.type) })
  }

  private init(_ key: DocumentKey) {
    var parameters: [Parameter] = []
    if case .definitions(let kind) = key.content {
      parameters = kind.keys.map {
        Parameter(
          label: $0.rawValue, type: "", summary: $0.summary, isRequired: kind.required.contains($0), isPrimary: false)
      }
    }
    self.init(word: key.word.rawValue, "A key of documents. \(key.summary)", parameters, [])
  }

  private init(word: String, _ summary: String, _ parameters: [Parameter], _ examples: [Example]) {
    let keys = parameters.map { $0.type.isEmpty ? $0.label : "\($0.label): \($0.type)" }
    let mapping = "{ \(keys.joined(separator: ", ")) }"
    // The keys of some words stand beside them, those of others below.
    let signature = parameters.first?.label == word ? mapping : "\(word): \(mapping)"
    let form = Form(signature: signature, parameters: parameters, availability: nil)
    self.init(
      kind: .word, name: word, summary: HelpText(summary), availability: [], layoutStanding: nil,
      forms: parameters.isEmpty ? [] : [form], examples: examples)
  }

  private static let nodeWords = [
    CatalogueEntry(
      word: "modifiers", "A list beside a view: what is applied to it, the innermost first.", [],
      [
        Example(
          document: "Text: Hello\nmodifiers: [ padding, { background: red } ]",
          type: "ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _BackgroundStyleModifier<Color>>"),
        Example(
          document: "Text: Hello\nmodifiers:\n  - { if: { platform: iOS }, then: [ padding ], else: [ hidden ] }",
          type: "ModifiedContent<Text, _PaddingLayout>"),
      ]),
    CatalogueEntry(
      word: "name", "A label beside a view or a modifier, for reports and tools; it changes nothing.", [],
      [Example(document: "Text: Hello\nname: greeting", type: "Text")]),
    CatalogueEntry(
      word: "content",
      "The modified view in a custom modifier, and the block that a custom container was given under this name.", [],
      [
        Example(
          document: "viewModifiers: { Title: { body: { content: , modifiers: [ { font: title } ] } } }\n"
            + "body: { Text: Hello, modifiers: [ Title ] }", type: "ModifiedContent<Text, Title>")
      ]),
  ]
}

// MARK: - Kinds of values that are no types of SwiftUI

extension CatalogueEntry {
  /// The kinds of values that belong to Swift and to the language.
  static let valueKinds = [
    value(
      "Action", "What happens when a control is used.",
      [
        (
          "[ { toggle: isOn } ]",
          "A list of statements: `toggle`, `set`, `append`, `remove`, `withAnimation`, `if`, `print`, `call`."
        ),
        ("save", "The name of an entry of `actions`, or of a parameter that is an action."),
        ("[ { add: 2 } ]", "A call of such a name with what it is told."),
        ("{ parameters: [index], body: [ { print: $(index) } ] }", "A closure with names for what it is told."),
      ]),
    value(
      "Binding", "A two-way connection to state, for controls that change a value.",
      [
        ("$name", "The state, parameter or `ForEach` element of this name."),
        ("$name.member", "A member of it."),
        ("$name[0]", "An element of it."),
        ("true", "A plain value: a constant, which nothing changes."),
      ]),
    value("Bool", "A truth value.", [("true", ""), ("false", ""), ("$(count > 1)", "An expression.")]),
    value(
      "Double", "A number, also a CGFloat: a length in points.",
      [
        ("10", ""), ("0.5", ""), ("infinity", "Also `.infinity` and `.inf`."), ("$(width / 2)", "An expression."),
      ]),
    value("Int", "A whole number.", [("3", ""), ("$(row + 1)", "An expression.")]),
    value("KeyPath", "A member of a type, by its name.", [("id", ""), ("self", "The value itself.")]),
    value(
      "Range", "A range of numbers.",
      [
        ("0..<5", "Without its end."), ("0...5", "With its end."), ("$(0..<count)", "An expression."),
      ]),
    value(
      "String", "A text; any scalar but `null` is taken as it is written.",
      [
        ("Hello", ""), ("Row $(row)", "With the value of an expression in it."), ("$$(5)", "A literal `$(`."),
      ]),
    value(
      "ViewBuilder", "Views as an argument: a block.",
      [
        ("{ Text: Hello }", "A view."), ("[ { Text: A }, Spacer ]", "Several."),
        ("{ parameters: [ row ], body: [ … ] }", "A closure with names for its parameters."),
      ]),
  ]

  private static func value(_ name: String, _ summary: String, _ cases: [(String, String)]) -> CatalogueEntry {
    var entry = CatalogueEntry(
      kind: .value, name: name, summary: HelpText(summary), availability: [], layoutStanding: nil, forms: [],
      examples: [])
    entry.cases = cases.map { Case(name: $0.0, summary: $0.1) }
    return entry
  }
}

// MARK: - What documents are laid out for

extension CatalogueEntry {
  /// The names that options and previews take.
  static let settings = [
    setting(
      "devices", "The devices that documents can be laid out on: \(setting: .device), `preview: { device: … }`.",
      Device.all.map { Case(name: $0.name, summary: $0.summary) }),
    setting(
      "targets", "The platforms whose SwiftUI can be meant: `target`, \(setting: .target); `iOS 18`, `macOS 15.4`.",
      Platform.allCases.map { platform in
        Case(name: platform.rawValue, summary: GalleyLanguage.Target.names(on: platform).joined(separator: ", "))
      }),
    setting(
      "textSizes", "The text sizes of the user: \(setting: .textSize), `dynamicTypeSize`.",
      TextSize.all.map { size in
        Case(name: size.name, summary: size == .large ? "Unless another is asked for." : "")
      }),
    setting(
      "symbols",
      "The symbols of which something was measured, in a font of 17 points; the size of others follows from their names.",
      MeasuredSymbol.all.map { Case(name: $0.name, summary: $0.summary) }),
  ]

  private static func setting(_ name: String, _ summary: HelpText, _ cases: [Case]) -> CatalogueEntry {
    var entry = CatalogueEntry(
      kind: .setting, name: name, summary: summary, availability: [], layoutStanding: nil, forms: [], examples: [])
    entry.cases = cases
    return entry
  }
}

extension MeasuredSymbol {
  /// The size, and what of it was measured.
  fileprivate var summary: String {
    "\(FigureText.points(size.width)) × \(FigureText.points(size.height)) points, \(measured) measured."
  }
}

extension Device {
  /// "393 × 852 points at 3 pixels each; also `iPhone15`".
  fileprivate var summary: String {
    let size = "\(FigureText.points(size.width)) × \(FigureText.points(size.height)) points"
    let others = otherNames.isEmpty ? "" : " Also \(otherNames.map { "`\($0)`" }.joined(separator: ", "))."
    let standard = self == .iPhone15 ? " Unless another is asked for." : ""
    return "\(size), \(FigureText.points(scale)) pixels each.\(others)\(standard)"
  }
}
