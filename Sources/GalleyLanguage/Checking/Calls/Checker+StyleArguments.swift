import GalleyFormats
import GalleySource
import GalleyTables

// Styles as arguments, by their names.

extension Checker {
  /// A style by its short name, its type's name, or with arguments: `bordered`, `MyStyle`, `{ page: { … } }`.
  mutating func styleArgument(
    _ entry: EntryID, _ protocols: [String], named label: String
  ) -> CheckedArgument.Content? {
    var nameEntry = entry
    var value: EntryID?
    if tree.kind(entry) == .mapping {
      let pairs = pairs(of: entry)
      // `switch` alone is a style of toggles.
      let isSelection = pairs.contains { text($0.key) == "cases" }
      if let choice = pairs.first(where: { text($0.key) == "if" || isSelection && text($0.key) == "switch" }) {
        report(
          Diagnostic(
            .wrongType, "`\(text(choice.key))` makes a choice between views, and `\(label)` takes one style",
            at: span(choice.key), label: "put the view into both branches, each with its style",
            help: ["`{ if: $(condition), then: { … }, else: { … } }`: styles are types, of which an expression has one"]
          ))
        return nil
      }
      guard pairs.count == 1 else {
        report(wrongType(entry, wanted: "a style's name, with its arguments if it takes any", of: label))
        return nil
      }
      (nameEntry, value) = (pairs[0].key, pairs[0].value)
    }
    if let pasted = pastedCall(entry), let style = pastedStyle(pasted, protocols, entry) { return style }
    if let pasted = pastedCall(entry), pasted.isMember {
      report(unknownPastedStyle(pasted, entry, protocols, named: label))
      return nil
    }
    guard [.string, .boolean].contains(tree.kind(nameEntry)), !isTemplate(nameEntry) else {
      report(wrongType(entry, wanted: "a style's name", of: label))
      return nil
    }
    if let custom = definitions.styles[caseName(nameEntry)] {
      return customStyle(custom, nameEntry, value, protocols)
    }
    guard let (kind, style) = builtInStyle(caseName(nameEntry), protocols) else {
      // A style of the document that has no protocol has been complained of.
      let name = caseName(nameEntry)
      let isBroken = definitions.isDefined(name, in: .types) && definitions.views[name] == nil
      if !isBroken || document.types.id(named: name) != nil { report(unknownStyle(nameEntry, protocols, named: label)) }
      return nil
    }
    reportIfUnavailable(kind, style, protocols, at: nameEntry)
    guard let call = checkCall(callee(kind, style), key: nameEntry, value: value) else { return nil }
    return add(
      CheckedStyle(
        kind: .builtIn(styleProtocol: kind, style: style), call: call, span: span(nameEntry)))
  }

  private func callee(_ kind: Index<StyleProtocol>, _ style: Index<BuiltInStyle>) -> Callee {
    let declared = catalogue.styleProtocols[kind].styles[style]
    return Callee(name: declared.name, parameters: declared.parameters)
  }

  private mutating func reportIfUnavailable(
    _ kind: Index<StyleProtocol>, _ style: Index<BuiltInStyle>, _ protocols: [String], at name: EntryID
  ) {
    let declared = catalogue.styleProtocols[kind].styles[style]
    let availability = declared.availability ?? catalogue.styleProtocols[kind].availability
    guard !availability.includes(reachedTarget) else { return }
    var problem = notAvailable(name, declared.name, availability)
    if availability.first(on: document.target.platform) == nil {
      problem.help.append("the styles there are \(list(styleNames(of: protocols)))")
    }
    report(problem)
  }

  /// A style as Swift has it, `.bordered`, `.page(indexDisplayMode: .never)`, `PlainListStyle()`; nil for anything else.
  private mutating func pastedStyle(
    _ pasted: PastedCall, _ protocols: [String], _ entry: EntryID
  ) -> CheckedArgument.Content? {
    if let custom = definitions.styles[pasted.name],
      protocols.contains(catalogue.styleProtocols[document.styles[custom].styleProtocol].name)
    {
      return checkPasted(pasted, of: definitions.callee(ofStyle: custom), at: entry).map {
        add(CheckedStyle(kind: .custom(custom), call: $0, span: span(entry)))
      }
    }
    guard let (kind, style) = builtInStyle(pasted.name, protocols),
      let call = checkPasted(pasted, of: callee(kind, style), at: entry)
    else { return nil }
    reportIfUnavailable(kind, style, protocols, at: entry)
    return add(CheckedStyle(kind: .builtIn(styleProtocol: kind, style: style), call: call, span: span(entry)))
  }

  private mutating func customStyle(
    _ index: Index<CustomStyle>, _ name: EntryID, _ value: EntryID?, _ protocols: [String]
  ) -> CheckedArgument.Content? {
    let style = document.styles[index]
    let kind = catalogue.styleProtocols[style.styleProtocol].name
    guard protocols.contains(kind) else {
      report(
        Diagnostic(
          .wrongType, "`\(style.view.name)` is \(withArticle(kind)), and a \(list(protocols)) is wanted here",
          at: span(name),
          related: [RelatedSpan(span: style.view.span, message: "the style is defined here")]))
      return nil
    }
    guard let call = checkCall(definitions.callee(ofStyle: index), key: name, value: value) else { return nil }
    return add(CheckedStyle(kind: .custom(index), call: call, span: span(name)))
  }

  private func builtInStyle(
    _ name: String, _ protocols: [String]
  ) -> (
    styleProtocol: Index<StyleProtocol>, style: Index<BuiltInStyle>
  )? {
    for wanted in protocols {
      guard let kind = catalogue.styleProtocols.firstIndex(where: { $0.name == wanted }) else { continue }
      let styles = catalogue.styleProtocols[kind].styles
      if let style = styles.firstIndex(where: { $0.name == name || $0.typeName == name }) {
        return (Index(kind), Index(style))
      }
    }
    return nil
  }

  mutating func add(_ style: CheckedStyle) -> CheckedArgument.Content {
    .controlStyle(document.styleUses.append(style))
  }

  /// The complaint about a style in Swift whose name is that of none: `$(.borderedProminant)`.
  private mutating func unknownPastedStyle(
    _ pasted: PastedCall, _ entry: EntryID, _ protocols: [String], named label: String
  ) -> Diagnostic {
    let spelling = spelling(of: pasted.name) { $0.styleNames(of: protocols) }
    var problem = Diagnostic(
      .unknownCase, "there is no style `\(pasted.name)` for `\(label)`", at: span(entry), label: spelling.question,
      help: choices("the styles are", spelling), expected: spelling.known)
    if pasted.arguments.isEmpty { problem.fix = spelling.closest.map { replacing(entry, with: "$(.\($0))") } }
    return problem
  }

  private mutating func unknownStyle(_ entry: EntryID, _ protocols: [String], named label: String) -> Diagnostic {
    if text(entry).hasSuffix("()"), let (kind, style) = builtInStyle(String(caseName(entry).dropLast(2)), protocols) {
      let name = catalogue.styleProtocols[kind].styles[style].name
      return Diagnostic(
        .swiftSource, "`\(text(entry))` is Swift, and a style goes by its short name", at: span(entry),
        label: "write `\(name)`", expected: [name], fix: replacing(entry, with: name))
    }
    let spelling = spelling(of: caseName(entry)) { $0.styleNames(of: protocols) }
    return Diagnostic(
      .unknownCase, "there is no style \(described(entry)) for `\(label)`", at: span(entry), spelling,
      help: choices("the styles are", spelling), fixing: contentSpan(entry))
  }

  private func styleNames(of protocols: [String]) -> [String] {
    let kinds = catalogue.styleProtocols.filter { protocols.contains($0.name) }
    let own = definitions.styles.filter { style in
      protocols.contains(catalogue.styleProtocols[document.styles[style.value].styleProtocol].name)
    }
    let available = kinds.flatMap { kind in
      kind.styles.filter { ($0.availability ?? kind.availability).includes(reachedTarget) }
    }
    return available.map(\.name) + own.keys.sorted()
  }
}
