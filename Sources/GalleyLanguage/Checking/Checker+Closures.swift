import GalleyExpressions
import GalleyFormats
import GalleySource

// Arguments that run or apply later: actions with parameters, lists of effects; and names of Swift types.

extension Checker {
  /// Statements, or `{ parameters: [names], body: statements }` with names for what they are told.
  mutating func closureAction(
    _ entry: EntryID, _ parameters: [ParameterKind.ClosureParameter]
  ) -> CheckedArgument.Content {
    let namesEntry = tree.kind(entry) == .mapping ? value(of: "parameters", in: entry) : nil
    let (names, body) = closureNames(entry, parameters, bodyKey: "body")
    return withBlockScope { checker in
      let slots = zip(names, parameters).map { checker.declare($0, $1.type) }
      let content = body.map { checker.checkAction($0) } ?? (namesEntry == nil ? checker.checkAction(entry) : nil)
      guard case .action(let index)? = content else { return checker.emptyAction() }
      checker.document.actionParameters[index] = ActionParameters(
        slots: slots, namedCount: namesEntry.map { checker.tree.elements($0).reduce(0) { count, _ in count + 1 } })
      return .action(index)
    }
  }

  private mutating func emptyAction() -> CheckedArgument.Content {
    document.actions.append([])
    return .action(Int32(document.actions.count - 1))
  }

  /// The value behind a key of a mapping; nil if it is not there.
  func value(of key: String, in mapping: EntryID) -> EntryID? {
    pairs(of: mapping).first { text($0.key) == key }?.value
  }

  /// A list of modifiers that are applied later; they are checked, and change nothing that is laid out.
  mutating func effects(
    _ entry: EntryID, _ parameters: [ParameterKind.ClosureParameter]
  ) -> CheckedArgument.Content {
    let (names, body) = closureNames(entry, parameters, bodyKey: "body")
    withBlockScope { checker in
      for (name, parameter) in zip(names, parameters) { _ = checker.declare(name, parameter.type) }
      _ = checker.checkModifiers(body ?? entry)
    }
    return emptyAction()
  }

  /// The name of a type that only the author's Swift code knows.
  mutating func typeName(_ entry: EntryID, named name: String) -> CheckedArgument.Content? {
    guard tree.kind(entry) == .string, isUpperCase(entry), !isTemplate(entry) else {
      report(wrongType(entry, wanted: "the name of a Swift type, such as `WidthKey`", of: name))
      return nil
    }
    return constant(.string(text(entry)), .string)
  }

  /// `small...large`, `...large` or `small...`: a list of both ends, null where it is open.
  mutating func caseRange(_ entry: EntryID, of type: String, named name: String) -> CheckedArgument.Content? {
    guard let id = document.types.id(named: type) else { return nil }
    let parts = ends(of: text(entry))
    guard tree.kind(entry) == .string, let parts else {
      report(wrongType(entry, wanted: "a range such as `small...large`", of: name))
      return nil
    }
    let cases = document.types[id].cases
    var ends: [Value] = []
    for part in [parts.lower, parts.upper] {
      if part.isEmpty {
        ends.append(.null)
      } else if let index = cases.firstIndex(where: { $0.name == part }) {
        ends.append(.enumeration(id, index: index, payload: []))
      } else {
        report(unknownEnd(part, of: entry, cases.map(\.name), named: name))
        return nil
      }
    }
    if case .enumeration(_, let lower, _) = ends[0], case .enumeration(_, let upper, _) = ends[1], lower > upper {
      report(wrongType(entry, wanted: "a range that begins with its smaller end", of: name))
      return nil
    }
    return constant(.array(ends), .unknown)
  }

  private func ends(of text: String) -> (lower: String, upper: String)? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map {
      String($0.filter { $0 != " " })
    }
    // Three dots give two empty parts between the ends; a leading dot of a case gives one more.
    let words = parts.filter { !$0.isEmpty }
    guard text.contains("..."), words.count <= 2, !words.isEmpty else { return nil }
    if words.count == 2 { return (words[0], words[1]) }
    return text.drop { $0 == " " }.hasPrefix("...") ? ("", words[0]) : (words[0], "")
  }

  private func unknownEnd(_ word: String, of entry: EntryID, _ names: [String], named name: String) -> Diagnostic {
    Diagnostic(
      .unknownCase, "`\(name)` has no end `\(word)`", at: span(entry),
      label: Suggestions.question(for: word, in: names), help: ["the ends are two of \(list(names))"], expected: names)
  }
}
