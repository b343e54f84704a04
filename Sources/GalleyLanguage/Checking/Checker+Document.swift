import GalleyFormats
import GalleySource

extension Checker {
  /// Checks the whole document: its header, its definitions, its body.
  mutating func checkDocument(target: Target?) {
    let root = tree.root
    guard isHeaderMapping(root) else {
      document.target = target ?? .default
      document.body = checkBlock(root)
      return
    }
    var body: (key: EntryID, value: EntryID)?
    for (key, value) in pairs(of: root) {
      switch word(key).flatMap({ ControlWord($0) }) {
      case .galley: checkVersion(value)
      case .target: checkTarget(value)
      case .module: checkModule(value)
      case .preview: break
      case .body: body = (key, value)
      default: report(unknownKey(key))
      }
    }
    if let target { document.target = target }
    guard let body else {
      report(missingBody(root))
      document.body = addInvalid(root)
      return
    }
    if tree.kind(body.value) == .null { report(emptyBody(body.key)) }
    document.body = tree.kind(body.value) == .null ? addBlock([], at: body.key) : checkBlock(body.value)
  }

  /// A root mapping is a document if any of its keys is one of the document's own; else it is a bare node.
  private func isHeaderMapping(_ root: EntryID) -> Bool {
    guard tree.kind(root) == .mapping else { return false }
    return pairs(of: root).contains { key, _ in
      guard let control = word(key).flatMap({ ControlWord($0) }) else { return false }
      return ControlWord.documentKeys.contains(control)
    }
  }

  private mutating func checkVersion(_ value: EntryID) {
    guard text(value) != "1" else { return }
    report(
      Diagnostic(
        .unknownVersion, "this is version 1 of the language, and the document asks for \(describe(value))",
        at: span(value), label: "write `1`, or leave `galley` out",
        fix: TextEdit(span: span(value), replacement: "1")))
  }

  private mutating func checkTarget(_ value: EntryID) {
    if let target = Target(text(value)) {
      document.target = target
      return
    }
    report(
      Diagnostic(
        .invalidTarget, "`target` must be a platform and a version, not \(describe(value))", at: span(value),
        label: "such as `iOS 18`",
        help: ["the platforms are \(Platform.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", "))"],
        expected: Platform.allCases.map { Target.name(of: .iOS(18), on: $0) ?? $0.rawValue }))
  }

  private mutating func checkModule(_ value: EntryID) {
    guard tree.kind(value) == .string else {
      report(wrongType(value, wanted: "a name", of: "module"))
      return
    }
    document.module = text(value)
  }

  private func unknownKey(_ key: EntryID) -> Diagnostic {
    let known = ControlWord.documentKeys.map(\.rawValue)
    let suggestion = Suggestions.closest(to: text(key), in: known)
    return Diagnostic(
      .unknownKey, "a document has no key `\(text(key))`", at: span(key),
      label: suggestion.map { "did you mean `\($0)`?" },
      help: ["the keys of a document are \(known.map { "`\($0)`" }.joined(separator: ", "))"], expected: known,
      fix: suggestion.map { TextEdit(span: span(key), replacement: $0) })
  }

  private func missingBody(_ root: EntryID) -> Diagnostic {
    Diagnostic(
      .missingBody, "the document has no `body`, so there is nothing to show",
      at: SourceSpan(start: span(root).start, end: span(root).start, file: tree.file),
      help: ["write the views below `body:`; only a document that is imported can do without"])
  }

  private func emptyBody(_ key: EntryID) -> Diagnostic {
    Diagnostic(
      .emptyBody, "`body` has nothing behind it, so the view is empty", at: span(key),
      label: "write a node here, or `[]` if it is meant to be empty")
  }
}

extension ControlWord {
  /// The keys of a document.
  static let documentKeys: [ControlWord] = [.galley, .target, .module, .preview, .body]
}
