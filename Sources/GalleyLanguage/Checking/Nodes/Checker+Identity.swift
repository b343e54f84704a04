import GalleyExpressions
import GalleyFormats
import GalleySource

// What tells the elements of a loop apart.

extension Checker {
  /// The member that tells elements apart, and its type: that under `id`, or the element's own.
  ///
  /// Numbers of a range and enumerations are their own, and records have `id`; nil after a diagnostic.
  mutating func identity(
    _ entry: EntryID?, of element: ValueType, isRange: Bool, data: EntryID, key: EntryID
  ) -> (path: [String], type: ValueType)? {
    guard let entry else {
      if isRange { return ([], element) }
      if let idType = memberType("id", of: element) {
        if case .tuple = element { report(tupleIdentity(data: data, key: key)) }
        return (["id"], idType)
      }
      if isOwnIdentity(element) { return ([], element) }
      report(missingIdentity(of: element, data: data, key: key))
      return nil
    }
    guard caseName(entry) != "self" else {
      if case .tuple = element {
        report(
          Diagnostic(
            .wrongType, "`id` cannot be `self` here: a tuple is not Hashable", at: span(entry),
            help: ["name a member of it, or declare a record under `types`"]))
        return nil
      }
      return ([], element)
    }
    return keyPath(entry, of: element)
  }

  /// A member, or a member of a member, with its type; nil after a diagnostic.
  private mutating func keyPath(_ entry: EntryID, of element: ValueType) -> (path: [String], type: ValueType)? {
    guard tree.kind(entry) == .string, !isTemplate(entry) else {
      report(wrongType(entry, wanted: "the name of a member, or `self`", of: "id"))
      return nil
    }
    let path = text(entry).drop { $0 == "\\" || $0 == "." }.split(separator: ".").map(String.init)
    if path == ["self"] { return ([], element) }
    var type = element
    // What stands for a type parameter is Identifiable where a loop says so.
    if path == ["id"], isGeneric(element) { return (path, .unknown) }
    for member in path {
      guard let next = memberType(member, of: type) else {
        if let computed = computedMember(path, of: element, at: entry) { return (path, computed) }
        let owner = type
        let members = memberNames(of: owner)
        if path.count == 1, members.isEmpty {
          report(
            Diagnostic(
              .unknownMember,
              "`\(type.spelled(in: document.types))` has no member `\(member)`: such elements are told apart by themselves",
              at: span(entry), label: "write `self`", expected: ["self"],
              fix: TextEdit(span: contentSpan(entry), replacement: "self")))
          return ([], element)
        }
        let spelling = spelling(of: member) { _ in members }
        report(
          Diagnostic(
            .unknownMember, "`\(type.spelled(in: document.types))` has no member `\(member)`", at: span(entry),
            spelling,
            help: choices("its members are", spelling)))
        return nil
      }
      type = next
    }
    return (path, type)
  }

  /// The type of what names lead to that an expression can read, such as `rawValue`; nil for any other.
  private mutating func computedMember(
    _ path: [String], of element: ValueType, at entry: EntryID
  ) -> ValueType? {
    withBlockScope { checker in
      _ = checker.declare(Checker.wholeItem, element)
      return checker.typeAlone(of: Array(([Checker.wholeItem] + path).joined(separator: ".").utf8)[...], entry)
    }
  }

  /// Tells whether values are their own ids: the document's enumerations, and what is not known.
  func isOwnIdentity(_ type: ValueType) -> Bool {
    guard case .named(let id) = type else { return type == .unknown }
    let declaration = document.types[id]
    return declaration.traits.contains(.generic) || (declaration.module == nil && !declaration.cases.isEmpty)
  }

  private func memberNames(of type: ValueType) -> [String] {
    if case .named(let id) = type {
      return document.types[id].fields.map(\.name) + document.types[id].computedMembers.map(\.name)
    }
    if case .tuple(let elements) = type { return elements.compactMap(\.label).filter { !$0.isEmpty } }
    return []
  }

  /// The member `id` of a tuple is taken, and Swift wants it to be named.
  private func tupleIdentity(data: EntryID, key: EntryID) -> Diagnostic {
    var diagnostic = Diagnostic(
      .missingArgument, "`\(text(key))` goes by `id` here, which Swift wants to be named: the elements are tuples",
      at: span(key), label: "write `id: id` beside `data`, or declare a record under `types`", expected: ["id"],
      fix: insertion(of: "id", "id", behind: data))
    diagnostic.severity = .warning
    return diagnostic
  }

  private func missingIdentity(of element: ValueType, data: EntryID, key: EntryID) -> Diagnostic {
    let members = memberNames(of: element)
    let type = element.spelled(in: document.types)
    var reason = members.isEmpty ? "\(withArticle(type)) has no identity of its own" : "`\(type)` has no member `id`"
    var choice = members.isEmpty ? "`id: self`" : "`id: \(members[0])`, or `id: self`"
    if case .tuple = element {
      reason = "the elements are tuples without a member `id`"
      guard let first = members.first else {
        return Diagnostic(
          .missingArgument, "`\(text(key))` needs `id`, since the elements are tuples, and their members have no names",
          at: span(key), label: "give them names: `$([(id: 1, size: 2)])`",
          help: ["or declare a record under `types`, whose member `id` tells its values apart"], expected: ["id"])
      }
      choice = "`id: \(first)`"
    }
    return Diagnostic(
      .missingArgument, "`\(text(key))` needs `id`, since \(reason)", at: span(key), label: "such as \(choice)",
      expected: ["id"], fix: insertion(of: "id", members.first ?? "self", behind: data))
  }

  /// The edit that puts a key and its value behind another value of the same mapping.
  func insertion(of key: String, _ value: String, behind entry: EntryID) -> TextEdit? {
    let end = Int(span(entry).end)
    let rest = tree.source[min(end, tree.source.count)...].drop { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D }
    // A key is a scalar, and so the entry before its value.
    guard entry > tree.root, case let before = entry.previous, tree.kind(before) == .string, text(before) == "data"
    else { return nil }
    let sourceSpan = SourceSpan(start: span(entry).end, end: span(entry).end, file: tree.file)
    let start = Int(span(before).start)
    if isInDoubleQuotes(before) {
      return TextEdit(span: sourceSpan, replacement: ", \"\(key)\": \"\(value)\"")
    }
    if let next = rest.first, next == UInt8(ascii: ",") || next == UInt8(ascii: "}") {
      return TextEdit(span: sourceSpan, replacement: ", \(key): \(value)")
    }
    let line = tree.source[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let indentation = String(repeating: " ", count: start - line)
    return TextEdit(span: sourceSpan, replacement: "\n\(indentation)\(key): \(value)")
  }

  /// Tells whether an entry is a name that a value can have; `prefix` may stand before it.
  mutating func isName(_ entry: EntryID, of key: String, after prefix: Character? = nil) -> Bool {
    var word = text(entry)[...]
    if let prefix, word.first == prefix { word = word.dropFirst() }
    let scalars = word.unicodeScalars
    if tree.kind(entry) == .string, let first = scalars.first, first.properties.isXIDStart || first == "_",
      scalars.allSatisfy({ $0.properties.isXIDContinue })
    {
      guard let problem = unusableName(String(word), at: entry, of: key) else { return true }
      report(problem)
      return false
    }
    report(
      Diagnostic(
        .wrongType, "`\(key)` must be a name, such as `item`, not \(describe(entry))", at: span(entry)))
    return false
  }

  /// Says that a name cannot be one of a value: it is a word of the language or of Swift, or begins like a type; nil for
  /// any other.
  private func unusableName(_ name: String, at entry: EntryID, of key: String) -> Diagnostic? {
    if name.unicodeScalars.first?.properties.isUppercase == true {
      let lower = "\(name.prefix(1).lowercased())\(name.dropFirst())"
      return Diagnostic(
        .invalidName, "`\(key)` names a value, which begins with a lower-case letter, and `\(name)` does not",
        at: span(entry), label: "such as `\(lower)`")
    }
    let isWord = ControlWord(rawValue: name).map { ControlWord.reserved.contains($0) && $0.canNameValue == false }
    guard isWord ?? Checker.wordsOfSwift.contains(name) else { return nil }
    return Diagnostic(
      .nameTaken, "`\(name)` is a word of \(isWord == nil ? "Swift" : "the language"), and cannot be defined",
      at: span(entry), label: "choose another name")
  }

  /// What Swift reads as a value of its own wherever it stands.
  private static let wordsOfSwift: Set<String> = ["self", "nil", "true", "false"]
}
