import GalleyExpressions
import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let text = ViewDefinition(
    "Text", summary: "One or more lines of text, as large as its font and the proposed width make it.",
    layoutStanding: .measured, valueForm: .node,
    overloads: [
      overload([
        .required(
          .words, "The words to show: Markdown is read in them, and the locale writes numbers.", primary: true
        ).alsoCalled("content")
      ]),
      overload([.required(.verbatim, "The words to show, taken as they are written.")]),
      overload([.required(.joined, "Texts that stand behind each other in one text, as `+` joins them.").holding(.text)]
      ),
      overload([.required(.markdown, "Words with marks of Markdown, which is read whatever made the text.")]),
      overload([.required("image", .view, "A picture, or a symbol in the text’s font.").holding(.image)]),
      overload([
        .required(.date, "The moment to show."), .required(.dateStyle, "What of it shows; how far it is, from now."),
      ]),
    ] + formatted + [
      overload([
        .required(.textInterval, "From when to when the counter runs.", since: .iOS(16)),
        .optional(.pauseTime, "When it was stopped; it runs if this is left out.", nullable: true),
        .optional(.countsDown, "Whether it shows what is left; true if left out.", nullable: false),
        .optional(.showsHours, "Whether hours are apart from minutes; true if left out.", nullable: false),
      ])
    ],
    examples: [
      Example("Text: Hello, World!", type: "Text"),
      Example("Text: Hello, **World**!", type: "Text"),
      Example("Text: { verbatim: \"Hello, **World**!\" }", type: "Text"),
      Example("Text: Hello\nmodifiers: [ bold, { foregroundColor: red } ]", type: "Text"),
      Example("Text: { joined: [ { Text: Hello, modifiers: [ bold ] }, { Text: \", World!\" } ] }", type: "Text"),
      Example("Text: { date: \"2024-05-01T12:00:00Z\", style: date }", type: "Text"),
      Example("Text: { value: 0.25, format: percent }", type: "Text"),
      Example("Text: { value: 12.5, format: '$(.currency(code: \"EUR\"))' }", type: "Text"),
      Example("Text: { image: { Image: { systemName: star } } }", type: "Text"),
      Example("Text: { markdown: \"**Hello**\" }", type: "Text"),
      Example(
        "Text: { timerInterval: { lowerBound: \"2024-09-16T09:41:00Z\", upperBound: \"2024-09-16T09:51:00Z\" } }",
        type: "Text"),
    ])

  /// `Text(value, format: format)`, for each kind of value that has formats.
  private static let formatted = Parameter.formattedValues("The value to show.").map { overload($0) }

  private static func overload(_ parameters: [Parameter]) -> ViewOverload {
    ViewOverload(
      parameters, type: .named("Text", .text),
      layout: .custom { lowering, view in
        [lowering.add(.text(lowering.textContent(of: view)), for: view, children: [])]
      })
  }
}
