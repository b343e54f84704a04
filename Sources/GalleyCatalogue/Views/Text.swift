import GalleyExpressions
import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let text = ViewDefinition(
    "Text", summary: "One or more lines of text, as large as its font and the proposed width make it.",
    layoutStanding: .measured, valueForm: .node,
    overloads: [
      ViewOverload(
        [
          .required(
            .words, "The words to show: Markdown is read in them, and the locale writes numbers.", primary: true)
        ],
        type: .named("Text", .text), layout: .words(.words)),
      ViewOverload(
        [.required(.verbatim, "The words to show, taken as they are written.")],
        type: .named("Text", .text), layout: .words(.verbatim)),
    ],
    examples: [
      Example("Text: Hello, World!", type: "Text"),
      Example("Text: Hello, **World**!", type: "Text"),
      Example("Text: { verbatim: \"Hello, **World**!\" }", type: "Text"),
      Example("Text: Hello\nmodifiers: [ bold, { foregroundColor: red } ]", type: "Text"),
    ])
}

extension ViewLayout {
  /// The words of an argument.
  fileprivate static func words(_ label: ArgumentLabel<LocalizedText>) -> ViewLayout {
    .custom { lowering, view in [lowering.add(.text(lowering.words(label, of: view)), for: view, children: [])] }
  }
}

extension ArgumentLabel<LocalizedText> {
  fileprivate static var words: Self { Self("text") }
  fileprivate static var verbatim: Self { Self("verbatim", .string) }
}
