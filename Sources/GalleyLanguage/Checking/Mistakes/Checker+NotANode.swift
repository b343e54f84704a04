import GalleyFormats
import GalleySource

// What stands in a view's place and is not even a view's name: texts, numbers, nothing at all.

extension Checker {
  func notANode(_ entry: EntryID) -> Diagnostic {
    guard tree.kind(entry) == .string || tree.kind(entry) == .number || tree.kind(entry) == .boolean else {
      if let problem = slotAsLabel(entry) { return problem }
      return Diagnostic(
        .notANode, "a view is expected here, not \(describe(entry))", at: span(entry),
        help: ["write a node such as `Text: Hello`, or `[]` for an empty block"])
    }
    if let problem = viewWithoutColon(entry) ?? swiftView(entry) ?? contentWithoutParameter(entry)
      ?? partOfConfiguration(entry) ?? trailingComma(entry)
      ?? choiceOfScript(entry) ?? loopOfMarkup(entry) ?? elementOfMarkup(entry)
    {
      return problem
    }
    if let quotes = typographicQuotes(entry) ?? missingSpace(entry, isKey: { isKnownName($0) }) { return quotes }
    if let problem = elementOfHTML(entry) { return problem }
    let view = tree.kind(entry) == .string && isColorName(caseName(entry)) ? "Color" : "Text"
    return scalarAsView(entry, view, label: "did you mean `\(view): \(text(entry))`?")
  }

  /// More bytes than this are the name of nothing: each question about a name reads all of its letters.
  static let longestName = 2_000

  /// Says that a text stands where a view is expected, without a look at what it says.
  func textAsView(_ entry: EntryID) -> Diagnostic {
    scalarAsView(entry, "Text", label: "a text is a node of its own: write `Text:` before it")
  }

  /// Says that a scalar stands in a view's place, and makes it what a view shows.
  private func scalarAsView(_ entry: EntryID, _ view: String, label: String) -> Diagnostic {
    let isJSON = isInDoubleQuotes(entry) || tree.source.first { $0 != 0x20 && $0 != 0x0A } == UInt8(ascii: "{")
    let key = isJSON ? "\"\(view)\"" : view
    return Diagnostic(
      .notANode, "a view is expected here, not \(describe(entry))", at: span(entry), label: label,
      fix: TextEdit(span: span(entry), replacement: "{ \(key): \(tree.entrySource(entry)) }"))
  }

  /// Says what takes the place of an element of HTML that has nothing in it: `br`; nil for any other text.
  private func elementOfHTML(_ entry: EntryID) -> Diagnostic? {
    guard tree.kind(entry) == .string, ["br", "hr"].contains(text(entry)) else { return nil }
    let view = foreignName(of: entry)
    return Diagnostic(
      .unknownView, "there is no view `\(text(entry))`", at: span(entry), label: view.map { "did you mean `\($0)`?" },
      help: Synonyms.advice(for: text(entry)).map { [HelpText($0)] } ?? [], expected: view.map { [$0] } ?? [],
      fix: view.map { TextEdit(span: contentSpan(entry), replacement: $0) })
  }

  /// Says that a slot is named behind the label that is called like it: `VStack: { content: content }`; nil for others.
  private func slotAsLabel(_ entry: EntryID) -> Diagnostic? {
    guard tree.kind(entry) == .null, entry > tree.root, tree.kind(entry.previous) == .string,
      scopes.viewNames.contains(text(entry.previous))
    else { return nil }
    let name = text(entry.previous)
    let mend = written(name, .name(name), isJSON: isInDoubleQuotes(entry.previous))
    return Diagnostic(
      .notANode, "`\(name)` is the argument here, and nothing is given for it: the slot `\(name)` is named behind it",
      at: span(entry.previous), label: "write `\(mend)`",
      fix: TextEdit(span: pairSpan(entry.previous, entry), replacement: mend))
  }

  /// Says that the views given to a definition are a parameter, which `content` in its body lacks; nil for anything else.
  private func contentWithoutParameter(_ entry: EntryID) -> Diagnostic? {
    guard tree.kind(entry) == .string, ["content", "children"].contains(text(entry)), !scopes.isOutermost,
      surroundings.contentOwner == nil, surroundings.style == nil
    else { return nil }
    return Diagnostic(
      .notANode, "there is no `\(text(entry))` here: the views that a definition is given are one of its parameters",
      at: span(entry), label: "declare `\(text(entry)): ViewBuilder` under `parameters`",
      help: ["`parameters: { \(text(entry)): ViewBuilder }` stands beside `body`"])
  }

  /// Says that a part of a control stands in the body of its style without `configuration`; nil for anything else.
  func partOfConfiguration(_ entry: EntryID) -> Diagnostic? {
    guard let style = surroundings.style, tree.kind(entry) == .string else { return nil }
    let kind = catalogue.styleProtocols[document.styles[style].styleProtocol]
    guard kind.members.contains(where: { $0.isView && $0.name == text(entry) }) else { return nil }
    let mend = "configuration.\(text(entry))"
    return Diagnostic(
      .notANode, "`\(text(entry))` of the control is a member of `configuration`", at: span(entry),
      label: "write `\(mend)`", expected: [mend], fix: TextEdit(span: contentSpan(entry), replacement: mend))
  }
}
