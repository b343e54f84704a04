import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let text = ViewDefinition(
    "Text", summary: "One or more lines of text, as large as its font and the proposed width make it.",
    overloads: [
      ViewOverload(
        [.required("text", .string, "The words to show, taken as they are written.", primary: true)],
        type: .named("Text", .text),
        layout: .custom { lowering, view in
          let string = lowering.arguments(of: view).string("text") ?? ""
          let content = TextContent(string, in: lowering.environment(of: view.node))
          return [lowering.add(.text(content), for: view, children: [])]
        })
    ],
    examples: [
      Example("Text: Hello, World!", type: "Text"),
      Example("Text: Hello\nmodifiers: [ bold, { foregroundColor: red } ]", type: "Text"),
    ])
}
