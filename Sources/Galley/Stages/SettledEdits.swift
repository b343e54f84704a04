import GalleyFormats
import GalleySource

// Which of the edits of a document's problems are offered.

extension ReadDocument {
  /// The problems, with those of their edits that can be made together: of two that change the same place the one of the
  /// graver problem, or of the one that was found first; and none that leaves a file which cannot be read.
  func settlingEdits(of problems: [Diagnostic]) -> [Diagnostic] {
    guard problems.contains(where: { $0.fix != nil }) else { return problems }
    var settled = problems
    for index in overlapped(problems) { settled[index].fix = nil }
    var checksLeft = Self.mostChecks
    // By file: the mistakes of its notation as it is.
    var known: [Int: Int] = [:]
    for index in settled.indices where checksLeft > 0 {
      guard let fix = settled[index].fix, let file = triedFile(of: fix), !isWordForWord(fix, in: file.bytes) else {
        continue
      }
      checksLeft -= 1
      let number = Int(fix.span.file)
      let before = known[number] ?? mistakes(in: file, number)
      known[number] = before
      if mistakes(in: edited(file, by: fix), number) > before { settled[index].fix = nil }
    }
    return settled
  }

  /// How many edits are tried out, and how many bytes a file may have for that: reading it takes a millisecond.
  private static let mostChecks = 20
  private static let longestFile = 64 << 10

  /// The problems whose edits change what a better one changes.
  private func overlapped(_ problems: [Diagnostic]) -> [Int] {
    func span(_ index: Int) -> SourceSpan { problems[index].fix?.span ?? problems[index].span }
    let order = problems.indices.filter { problems[$0].fix != nil }.sorted {
      (span($0).file, span($0).start, span($0).end, $0) < (span($1).file, span($1).start, span($1).end, $1)
    }
    var overlapped: [Int] = []
    var kept: Int?
    for index in order {
      guard let before = kept, span(before).collides(with: span(index)) else {
        kept = index
        continue
      }
      let isBetter =
        problems[index].severity > problems[before].severity
        || problems[index].severity == problems[before].severity && index < before
      overlapped.append(isBetter ? before : index)
      if isBetter { kept = index }
    }
    return overlapped
  }

  /// The file of an edit, if it is short enough to be read once more.
  private func triedFile(of edit: TextEdit) -> SourceFile? {
    let number = Int(edit.span.file)
    guard files.indices.contains(number), files[number].bytes.count <= Self.longestFile,
      Int(edit.span.end) <= files[number].bytes.count
    else { return nil }
    return files[number]
  }

  /// Whether an edit puts a word in place of a word, which no notation minds; short ones can be old truth values of YAML.
  private func isWordForWord(_ edit: TextEdit, in bytes: [UInt8]) -> Bool {
    func isWord(_ text: some Collection<UInt8>) -> Bool { text.count > 3 && text.allSatisfy { $0 | 0x20 &- 0x61 < 26 } }
    return isWord(edit.replacement.utf8) && isWord(bytes[Int(edit.span.start)..<Int(edit.span.end)])
  }

  private func edited(_ file: SourceFile, by edit: TextEdit) -> SourceFile {
    var bytes = file.bytes
    bytes.replaceSubrange(Int(edit.span.start)..<Int(edit.span.end), with: Array(edit.replacement.utf8))
    return SourceFile(name: file.name, bytes: bytes)
  }

  /// The number of mistakes of a file's notation.
  private func mistakes(in file: SourceFile, _ number: Int) -> Int {
    readDocument(file, as: notations[number], index: 0).diagnostics.count { $0.severity == .error }
  }
}

extension SourceSpan {
  /// Tells whether an edit here and one at a place behind it would change the same bytes, or begin at the same one.
  fileprivate func collides(with later: SourceSpan) -> Bool {
    file == later.file && (later.start < end || later.start == start)
  }
}
