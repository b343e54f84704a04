import GalleyFormats
import GalleyLanguage
import GalleySource

/// A change of a document's text that leaves all other bytes as they are.
public struct PartEdit: Hashable, Sendable {
  /// What is replaced; empty for an insertion.
  public let sourceRange: SourceRange
  /// The text to put there.
  public let replacement: String

  /// Writes the change as those of diagnostics are written.
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("replacement", replacement)
      $0.member("file", sourceRange.file)
      $0.member("line", sourceRange.line)
      $0.member("column", sourceRange.column)
      $0.member("endLine", sourceRange.endLine)
      $0.member("endColumn", sourceRange.endColumn)
      $0.member("startOffset", sourceRange.bytes.lowerBound)
      $0.member("endOffset", sourceRange.bytes.upperBound)
    }
  }
}

extension DocumentLayout {
  /// The change of the text that takes a part away; nil where that would change the form of what is around it, or where the
  /// document would not be what it is without the part.
  ///
  /// A comment on the line of the part goes with it, all others stay. The changed text has been read and laid out again.
  public func removal(of part: DocumentPart) -> PartEdit? {
    guard let finder = document.partFinder, let wanted = document.leavingOut(part),
      let edit = finder.removal(of: part.content)
    else { return nil }
    return isVerified(edit, as: wanted) ? edit : nil
  }

  /// The change of the text that writes another number for that of a part; nil as `CheckedDocument.setting`.
  ///
  /// The changed text has been read and laid out again.
  public func replacement(of part: DocumentPart, with number: Double) -> PartEdit? {
    guard let finder = document.partFinder, let wanted = document.setting(part, to: number),
      let argument = finder.program.argument(of: part.content)
    else { return nil }
    let edit = PartEdit(
      sourceRange: finder.range(finder.program.arguments[argument].span),
      replacement: DocumentValue.number(number).written)
    return isVerified(edit, as: wanted) ? edit : nil
  }

  /// Whether a changed text is laid out as it is meant.
  private func isVerified(_ edit: PartEdit, as wanted: CheckedDocument) -> Bool {
    let found = document.applying([edit]).layout(in: surroundings)
    return found.difference(from: wanted.layout(in: surroundings))?.isEmpty ?? false
  }
}

extension CheckedDocument {
  /// The document with changes of its text, and of what it imports; it is read and checked again.
  ///
  /// Of changes that touch each other the first is made.
  public func applying(_ edits: [PartEdit]) -> CheckedDocument {
    var texts = Dictionary(files.map { ($0.name, $0.bytes) }) { first, _ in first }
    var start: [String: Int] = [:]
    // From the end, so that places stay what they are.
    for edit in edits.sorted(by: { $0.sourceRange.bytes.lowerBound > $1.sourceRange.bytes.lowerBound }) {
      let (file, bytes) = (edit.sourceRange.file, edit.sourceRange.bytes)
      guard let text = texts[file], bytes.upperBound <= min(text.count, start[file] ?? text.count) else { continue }
      texts[file]?.replaceSubrange(bytes, with: Array(edit.replacement.utf8))
      start[file] = bytes.lowerBound
    }
    var options = options
    options.imports = options.imports.map { imports in
      ImportResolver { [texts] path, root in
        texts[path].map { .document(DocumentSource(name: path, bytes: $0)) } ?? imports.read(path, root)
      }
    }
    return Interpreter(options: options).check(DocumentSource(name: name, bytes: texts[name] ?? []))
  }
}

extension PartFinder {
  /// The change of the text that takes a part away, unproved; nil where it cannot go alone.
  fileprivate func removal(of part: ProgramPart) -> PartEdit? {
    let file = Int(part.span.file)
    guard trees.indices.contains(file) else { return nil }
    let pair = entries(of: part)
    let bytes: Range<Int>?
    switch part.content {
    case .modifier(let index): bytes = WrittenItems(tree: trees[file]).bytes(removing: program.modifiers[index].entry)
    case .argument:
      guard let key = pair.key, let value = pair.value else { return nil }
      bytes = WrittenItems(tree: trees[file]).bytes(removing: value, key: key)
    }
    return bytes.map {
      let span = SourceSpan(start: UInt32($0.lowerBound), end: UInt32($0.upperBound), file: part.span.file)
      return PartEdit(sourceRange: range(span), replacement: "")
    }
  }

  /// A span as it is handed out.
  func range(_ span: SourceSpan) -> SourceRange {
    SourceRange(span, file: files[Int(span.file)].name, lines: lines[Int(span.file)])
  }
}
