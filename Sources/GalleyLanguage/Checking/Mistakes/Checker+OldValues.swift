import GalleyFormats
import GalleySource

// Values that meant something else in YAML 1.1, where a document of that age would have meant that.

extension Checker {
  /// Explains `yes`, `no`, `on` and `off` in the place of a truth value; nil for anything else.
  func oldBoolean(_ entry: EntryID, of name: String) -> Diagnostic? {
    let words = ["yes": true, "on": true, "no": false, "off": false]
    if tree.entries[entry].flags.contains(.quoted), let value = words[text(entry).lowercased()] {
      return Diagnostic(
        .wrongType, "`\(name)` must be `true` or `false`, and `\(text(entry))` in quotes is a text", at: span(entry),
        label: "write `\(value)`", expected: ["true", "false"],
        fix: TextEdit(span: span(entry), replacement: "\(value)"))
    }
    guard case .boolean(let value)? = tree.yaml11Meaning(entry) else { return nil }
    return Diagnostic(
      .oldYAMLValue, "`\(name)` must be `true` or `false`, and `\(text(entry))` is a text since YAML 1.2",
      at: span(entry),
      label: "write `\(value)`", expected: ["true", "false"],
      fix: TextEdit(span: span(entry), replacement: "\(value)"))
  }

  /// Explains `1_000`, `0b101` and `1:30` in the place of a number; nil for anything else.
  func oldNumber(_ entry: EntryID, of name: String) -> Diagnostic? {
    guard tree.kind(entry) == .string, let value = tree.yaml11Meaning(entry)?.number else { return nil }
    return Diagnostic(
      .oldYAMLValue, "`\(name)` must be a number, and `\(text(entry))` is a text since YAML 1.2", at: span(entry),
      label: "write `\(value)`", fix: TextEdit(span: span(entry), replacement: "\(value)"))
  }

  /// Warns of `010`, which is ten and was eight.
  mutating func noteOldNumber(_ entry: EntryID) {
    guard case .octal(let value)? = tree.yaml11Meaning(entry), case .value(let number) = tree.integer(entry),
      value != number
    else { return }
    warn(
      Diagnostic(
        .oldYAMLValue, "`\(text(entry))` is \(number); to readers of YAML 1.1 it was \(value)", at: span(entry),
        label: "write `\(number)`, or `0o\(String(value, radix: 8))` for \(value)",
        fix: TextEdit(span: span(entry), replacement: "\(number)")))
  }

  /// Warns of a text without quotes whose type follows from how it is written, and was another in YAML 1.1.
  mutating func noteOldText(_ entry: EntryID) {
    guard let meaning = tree.yaml11Meaning(entry) else { return }
    let written = text(entry)
    let quoted = "\"\(written)\""
    if !isTag(entry), case .variable(let variable, _)? = scope.meaning(of: written) {
      // What has that name was meant, or a text.
      scopes.noteUse(of: variable)
      warn(
        Diagnostic(
          .oldYAMLValue, "`\(written)` is a text here, and not what has that name", at: span(entry),
          label: "write `$(\(written))`, or `\(quoted)` if text is meant",
          fix: TextEdit(span: span(entry), replacement: "$(\(written))")))
      return
    }
    let was: String
    var value: String?
    switch meaning {
    case .boolean(let boolean): (was, value) = ("a truth value", "\(boolean)")
    case .date: was = "a date"
    case .octal(let number), .binary(let number), .grouped(let number), .sexagesimal(let number):
      (was, value) = ("the number \(number)", "\(number)")
    }
    warn(
      Diagnostic(
        .oldYAMLValue, "`\(written)` is a text; to readers of YAML 1.1 it was \(was)", at: span(entry),
        label: value.map { "write `\($0)`, or `\(quoted)` if text is meant" }
          ?? "write `\(quoted)` to say that text is meant",
        fix: TextEdit(span: span(entry), replacement: quoted)))
  }

  private mutating func warn(_ diagnostic: Diagnostic) {
    var warning = diagnostic
    warning.severity = .warning
    report(warning)
  }
}

extension YAML11Meaning {
  /// The number that was meant, if it was one.
  fileprivate var number: Int? {
    switch self {
    case .octal(let value), .binary(let value), .grouped(let value), .sexagesimal(let value): value
    case .boolean, .date: nil
    }
  }
}
