import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let textEditor = ViewDefinition(
    "TextEditor", summary: "A page to type in, as large as it is offered.",
    since: .iOS(14).except(.tvOS, .watchOS), layoutStanding: .model, figures: ["editor"],
    overloads: [
      ViewOverload(
        [
          .required(.enteredText, "What was typed.", primary: true),
          .optional(.selection, .binding(.unknown), "What is selected.", since: .iOS(18)),
        ],
        type: .named("TextEditor"), layout: .custom { lowering, view in lowering.textEditor(view) })
    ],
    examples: [Example("TextEditor: { text: Hello }", type: "TextEditor")])
}

// How it is laid out. Source: grid 4.1, 4.2.

extension Lowering {
  /// A text editor: it takes all that it is offered.
  mutating func textEditor(_ view: ViewReference) -> [LoweredView] {
    let environment = environment(of: view.node)
    let string = arguments(of: view)[.enteredText] ?? ""
    let (x, y) = (metrics[.editorHorizontalInset], metrics[.editorVerticalInset])
    let words = drawing(.label(.control), text(string, in: environment))
    let padded = wrap(.padding(EdgeInsets(top: y, leading: x, bottom: y, trailing: x)), words)
    let frame = FlexibleFrame(
      horizontal: .init(min: 0, ideal: 0, max: .infinity),
      vertical: .init(min: 0, ideal: metrics[.editorIdealHeight], max: .infinity),
      alignment: .init(horizontal: .leading, vertical: .top))
    return close(view, wrap(.flexibleFrame(frame), padded))
  }
}
