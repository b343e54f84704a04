import GalleyFormats
import GalleySource

// Elements of HTML and JSX, and the loops around them.

extension Checker {
  /// Says that a loop of JSX is a `ForEach`: `{items.map(x => <Text>{x}</Text>)}`; nil for any other text.
  func loopOfMarkup(_ entry: EntryID) -> Diagnostic? {
    let written = text(entry)
    guard tree.kind(entry) == .string, written.utf8.count <= 200, written.contains(".map("), written.contains("=>")
    else {
      return nil
    }
    var inside = written[...]
    for open in ["$(", "{"] where inside.hasPrefix(open) { inside = inside.dropFirst(open.count).dropLast() }
    let path = inside.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    let head = inside[path.endIndex...]
    guard path.hasSuffix(".map"), head.first == "(", head.last == ")", let arrow = head.firstRange(of: "=>"),
      let list = name(String(path.dropLast(".map".count)))
    else { return nil }
    let names = head[..<arrow.lowerBound].split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    var view = head[arrow.upperBound...].dropLast().trimmingSpaces
    if view.hasPrefix("("), view.hasSuffix(")") { view = view.dropFirst().dropLast().trimmingSpaces }
    guard let item = names.first, names.count == 1,
      let node = viewOfScript(String(view))?.inserting(item)
    else { return nil }
    var loop: [(key: String, value: Sketch)] = [("data", .text("$(\(path.dropLast(".map".count)))"))]
    let element = list.type.withoutBinding.element
    if element.map({ memberType("id", of: $0) == nil && !isOwnIdentity($0) }) ?? true {
      loop.append(("id", .name("self")))
    }
    loop += [("item", .name(item)), ("content", node)]
    let mend = Sketch.mapping([(BuilderForm.forEach.name, .mapping(loop))]).inline(isJSON: tree.hasKeysInQuotes)
    return Diagnostic(
      .swiftSource, "`\(shortened(written))` is a loop of a program, and a view for each element is a `ForEach`",
      at: span(entry), label: "write `\(mend)`", fix: TextEdit(span: span(entry), replacement: mend))
  }

  /// Words with the braces of JSX around what is inserted as this language writes it: `{name}` is `$(name)`.
  private static func withoutBraces(_ words: String) -> String {
    var result = ""
    for character in words {
      switch character {
      case "{": result += "$("
      case "}": result += ")"
      default: result.append(character)
      }
    }
    return result
  }

  /// Says that an element of HTML or JSX is a node: `<Text>Hello</Text>`; nil for any other text.
  func elementOfMarkup(_ entry: EntryID) -> Diagnostic? {
    guard tree.kind(entry) == .string, text(entry).first == "<", text(entry).last == ">",
      text(entry).utf8.count <= 200
    else { return nil }
    let node = viewOfMarkup(text(entry))
    let mend = node?.inline(isJSON: tree.hasKeysInQuotes)
    return Diagnostic(
      .swiftSource, "`\(shortened(text(entry)))` is markup, and documents are written in YAML or JSON", at: span(entry),
      label: mend.map { "write `\($0)`" },
      help: mend == nil ? ["a view's name is a key with its arguments below it: `Text: Hello`"] : [],
      fix: mend.map { TextEdit(span: span(entry), replacement: $0) })
  }

  /// An element without others inside, in this language; nil for any other.
  func viewOfMarkup(_ written: String) -> Sketch? {
    let name = written.dropFirst().prefix { $0.isLetter || $0.isNumber }
    guard let view = isKnownName(String(name)) ? String(name) : Synonyms.names(for: String(name)).first,
      catalogue.view(named: view) != nil
    else { return nil }
    let tag = written[name.endIndex...].prefix { $0 != ">" }
    guard tag.allSatisfy({ $0 == " " || $0 == "/" }) else { return nil }
    if tag.last == "/" { return .mapping([(view, .scalar(""))]) }
    let inside = written[tag.endIndex...].dropFirst()
    guard inside.hasSuffix("</\(name)>") else { return nil }
    let content = inside.dropLast(name.count + 3)
    if content.contains("<") { return nil }
    if content.isEmpty { return .mapping([(view, .scalar(""))]) }
    return call(ofViewNamed: view, showing: Self.withoutBraces(String(content))).map { .mapping([(view, $0)]) }
  }

  /// What stands behind the name of a view that shows some words; nil for a view that takes none, or needs more.
  private func call(ofViewNamed name: String, showing words: String) -> Sketch? {
    guard let view = catalogue.view(named: name) else { return nil }
    let callee = catalogue.views[view].callee
    let isText = callee.signatures.contains { form in
      form.primary.map { form.parameters[$0].kind == .localizedStringKey && form.required == ParameterSet($0) } ?? false
    }
    if isText { return .text(words) }
    let isBlock = callee.signatures.contains { form in form.content.map { form.required == ParameterSet($0) } ?? false }
    return isBlock ? .list([.mapping([("Text", .text(words))])]) : nil
  }
}
