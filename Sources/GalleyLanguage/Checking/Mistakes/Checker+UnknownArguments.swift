import GalleyFormats
import GalleySource

extension Checker {
  /// Reports the labels that no overload has.
  mutating func reportUnknownLabels(_ callee: Callee, _ given: Range<Int>) {
    let known = assembly.keys[given].filter { $0.word != nil }.map { text($0.label) }
    // Each search goes through the document: of many problems only the first are mended so.
    var told: Set<EntryID> = []
    if problems.count < Self.mostSlips {
      if let found = viewForLabel(callee, given) ?? labelOfWords(callee, given) { return report(found) }
      let unknown = assembly.keys[given].filter { $0.word == nil }
      for found in [
        viewWithAll(callee, given, unknown), pictureOfWeb(callee, unknown), boundsApart(callee, unknown),
        columnsOfGrid(callee, unknown),
        radiiOfCorners(callee, unknown), looksAmongArguments(callee, unknown),
      ] {
        guard let found else { continue }
        report(found.problem)
        told.formUnion(found.labels)
      }
    }
    for index in given where assembly.keys[index].word == nil && !told.contains(assembly.keys[index].label) {
      if isFull { break }
      let problem = unknownArgument(callee, assembly.keys[index].label, value: assembly.keys[index].value, given: known)
      if given.count == 1, let form = wholeForm(of: callee, assembly.keys[index], insteadOf: problem) {
        report(form)
        break
      }
      report(given.count - known.count == 1 ? withMissing(problem, callee, known) : problem)
      let value = assembly.keys[index].value
      if isContent(problem.fix?.replacement, of: callee), tree.kind(value) != .string { _ = checkBlock(value) }
    }
  }

  /// A complaint about the only unknown label of a call, without its edit where something would still be missing.
  private func withMissing(_ problem: Diagnostic, _ callee: Callee, _ known: [String]) -> Diagnostic {
    guard let meant = problem.fix?.replacement, labels(of: callee).contains(meant) else { return problem }
    let missing = callee.signatures.lazy.filter { $0.parameters.contains { $0.label == meant } }.map { signature in
      signature.parameters.filter { $0.isRequired && $0.label != meant && !known.contains($0.label) }.map(\.label)
    }
    guard let fewest = missing.min(by: { $0.count < $1.count }), !fewest.isEmpty else { return problem }
    var problem = problem
    problem.fix = nil
    let advice = fewest.compactMap { Synonyms.adviceWithout($0, in: callee.name) }.map { HelpText($0) }
    problem.help += ["`\(callee.name)` needs \(list(fewest)), too" as HelpText] + advice
    return problem
  }

  /// Says that a call has no argument of this label, or that something which is no argument stands among them.
  mutating func unknownArgument(
    _ callee: Callee, _ label: EntryID, value: EntryID, given: [String] = []
  ) -> Diagnostic {
    let name = text(label)
    if let problem = nameInBraces(callee, label, value) { return problem }
    if let control = word(label).flatMap({ ControlWord($0) }), control == .modifiers || control == .name {
      return misplacedKey(callee, label, value)
    }
    let known = labels(of: callee) + (callee.takesEdges ? Checker.edgeKeys : [])
    if isView(callee), Suggestions.isMisspelling(name, of: ControlWord.modifiers.rawValue) {
      return Diagnostic(
        .misplacedKey,
        "`\(name)` is `modifiers` with a slip, and stands below `\(callee.name)`, where its arguments are",
        at: span(label), label: "write `modifiers`, and move it out, to stand beside `\(callee.name)`")
    }
    if let problem = mainAxis(callee, label, value) ?? styleOfCorners(callee, label)
      ?? argumentElsewhere(callee, label, value, given: given)
    {
      return problem
    }
    if namesView(label), callee.takesContent { return viewAmongArguments(callee, label, value) }
    if isModifierName(label), isView(callee), !Synonyms.names(for: name).contains(where: { known.contains($0) }),
      !known.contains(where: { Suggestions.fold($0) == Suggestions.fold(name) })
    {
      return modifierAmongArguments(callee, label, value)
    }
    if tree.kind(value) == .mapping, isWrapper(label, value, known, given) {
      return argumentsWrapped(callee, label, value, known)
    }
    if let problem = modifierInModifier(callee, label, value) ?? swiftClosure(callee, label, value) ?? scalarsAsContent(
      callee, label, value, known)
      ?? styleAsLabel(callee, label, value)
    {
      return problem
    }
    let spelling = spelling(of: name) { _ in known.filter { !given.contains($0) } }
    if let problem = viewsMeant(callee, label, value, spelling, given: given)
      ?? bindingMeant(callee, label, value, spelling, given: given)
      ?? blockMeant(callee, label, value, spelling, given: given)
      ?? directionOfGradient(callee, label, value, given: given)
      ?? caseAsLabel(callee, label, value, given: given)
    {
      return problem
    }
    var help = [takes(callee, known)]
    if spelling.closest == nil {
      help =
        ((isView(callee) ? modifierAdvice(callee, name, value) : nil) ?? advice(callee, name)).map {
          [HelpText($0)] + help
        }
        ?? help
    }
    return Diagnostic(
      .unknownArgument, "`\(callee.name)` has no argument `\(name)`", at: span(label), spelling, help: help,
      related: definition(of: callee), expected: known, fixing: contentSpan(label))
  }

  /// Says that braces insert nothing into a text: `Text: {name}` is a mapping; nil for anything else.
  private func nameInBraces(_ callee: Callee, _ label: EntryID, _ value: EntryID) -> Diagnostic? {
    guard tree.kind(value) == .null, span(value).length == 0, !isInDoubleQuotes(label),
      let mapping = mapping(around: label), isInBrackets(mapping), pairs(of: mapping).count == 1,
      callee.signatures.contains(where: { form in
        form.primary.map { [.string, .localizedStringKey].contains(form.parameters[$0].kind) } ?? false
      })
    else { return nil }
    let name = text(label)
    let isKnown = scope.meaning(of: String(name.prefix { $0 != "." })) != nil
    return Diagnostic(
      .foreignBraces, "braces insert nothing into a text: `{\(name)}` without quotes is a mapping", at: span(mapping),
      label: "write `$(\(name))`" + (isKnown ? "" : " with a value `\(name)` of the document"),
      help: ["an expression stands in `$( )`; to show braces, put quotes around the text"],
      fix: isKnown ? TextEdit(span: span(mapping), replacement: "$(\(name))") : nil)
  }

  /// A sentence on what takes the place of an argument; modifiers are not told to be modifiers.
  private func advice(_ callee: Callee, _ name: String) -> String? {
    isView(callee) || !Synonyms.names(for: name).contains("modifiers") ? Synonyms.advice(for: name) : nil
  }

  /// Says that an action is a statement of Swift in braces, `{ on.toggle() }`; nil for any other argument.
  private func swiftClosure(_ callee: Callee, _ label: EntryID, _ value: EntryID) -> Diagnostic? {
    guard tree.kind(value) == .null, text(label).utf8.count <= 200,
      callee.signatures.contains(where: { $0.parameters.contains { $0.kind.isAction } }),
      let statement = Checker.statement(inSwift: text(label))
    else { return nil }
    // It is all that stands in its braces, unless it is one argument of several.
    let whole = mapping(around: label).flatMap { pairs(of: $0).count == 1 ? span($0) : nil }
    return Diagnostic(
      .swiftSource, "`\(text(label))` is Swift, and statements are written in YAML or JSON", at: whole ?? span(label),
      label: "write `[ \(statement) ]`",
      fix: isInDoubleQuotes(label) ? nil : whole.map { TextEdit(span: $0, replacement: "[ \(statement) ]") })
  }

  /// Says that a list of plain values stands where views are meant: `options: [a, b]`; nil for any other argument.
  private mutating func scalarsAsContent(
    _ callee: Callee, _ label: EntryID, _ value: EntryID, _ known: [String]
  ) -> Diagnostic? {
    guard tree.kind(value) == .sequence, callee.takesContent,
      ["rows", "items", "entries"].contains(folded(label))
        || isContent(spelling(of: text(label)) { _ in known }.closest, of: callee)
    else { return nil }
    let elements = Array(tree.elements(value).prefix(20))
    guard !elements.isEmpty,
      elements.allSatisfy({ element in
        [.string, .number, .boolean].contains(tree.kind(element)) && !namesView(element)
      })
    else { return nil }
    let quote = isInDoubleQuotes(label) ? "\"" : ""
    let isWhole = elements.count == Array(tree.elements(value).prefix(21)).count
    let views = elements.map { "{ \(quote)Text\(quote): \(tree.entrySource($0)) }" }.joined(separator: ", ")
    let mend = "\(quote)content\(quote): [ \(views) ]"
    return Diagnostic(
      .unknownArgument,
      "`\(callee.name)` has no argument `\(text(label))`: its views stand under `content`, each a node",
      at: span(label), label: isWhole ? "write `\(mend)`" : "write `content`, and `Text:` before each",
      help: ["a list of values becomes views by a `ForEach`, and a `tag` on each says which value it stands for"],
      expected: known, fix: isWhole ? TextEdit(span: pairSpan(label, value), replacement: mend) : nil)
  }

  /// Says that a view stands among the arguments, not in the block that is one of them.
  private func viewAmongArguments(_ callee: Callee, _ label: EntryID, _ value: EntryID) -> Diagnostic {
    let quote = isInDoubleQuotes(label) ? "\"" : ""
    let mend = inlinePair(label, value).map { "\(quote)content\(quote): { \($0) }" }
    return Diagnostic(
      .misplacedKey, "`\(text(label))` is a view, and stands among the arguments of `\(callee.name)`", at: span(label),
      label: mend.map { "write `\($0)`" }
        ?? words(
          yaml: "write `content:` above it, and indent it further", json: "put it into an object under `\"content\"`"),
      help: ["several views are a list: `content: [ { Text: a }, { Text: b } ]`"], expected: labels(of: callee),
      fix: mend.map { TextEdit(span: pairSpan(label, value), replacement: $0) })
  }

  func isView(_ callee: Callee) -> Bool {
    names.find(callee.name).map { catalogue.view($0) != nil } ?? (definitions.views[callee.name] != nil)
  }

  func takes(_ callee: Callee, _ known: [String]) -> HelpText {
    known.isEmpty ? "`\(callee.name)` takes no arguments" : "\(callee.name) takes \(list(known))"
  }

  /// Where a call's definition stands, if it is one of the document.
  func definition(of callee: Callee) -> [RelatedSpan] {
    guard let index = definitions.views[callee.name] else { return [] }
    let view = document.views[index]
    return [RelatedSpan(span: view.span, message: "`\(callee.name)` is defined here")]
  }

  /// An argument that has been given under its other label.
  func argumentGivenTwice(_ key: GivenKey, _ parameter: Parameter) -> Diagnostic {
    Diagnostic(
      .duplicateKey, "\(list(parameter.labels)) are one argument, which is given twice", at: span(key.label),
      label: "again here", help: ["keep one of them"])
  }
}
