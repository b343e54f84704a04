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
    for index in settled.indices where checksLeft > 0 {
      guard let fix = settled[index].fix, let isReadable = isReadable(with: fix) else { continue }
      checksLeft -= 1
      if !isReadable { settled[index].fix = nil }
    }
    return settled
  }

  /// How many edits are tried out, and how many bytes a file may have for that: reading it takes a millisecond.
  private static let mostChecks = 20
  private static let longestFile = 64 << 10

  /// The problems whose edits change what a better one changes.
  private func overlapped(_ problems: [Diagnostic]) -> [Int] {
    func place(_ index: Int) -> SourceSpan { problems[index].fix?.span ?? problems[index].span }
    let order = problems.indices.filter { problems[$0].fix != nil }.sorted {
      (place($0).file, place($0).start, place($0).end, $0) < (place($1).file, place($1).start, place($1).end, $1)
    }
    var overlapped: [Int] = []
    var kept: Int?
    for index in order {
      guard let before = kept, place(before).collides(with: place(index)) else {
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

  /// Tells whether a file has no more mistakes of its notation with an edit than without it; nil where that takes long.
  private func isReadable(with edit: TextEdit) -> Bool? {
    let number = Int(edit.span.file)
    guard files.indices.contains(number), files[number].bytes.count <= Self.longestFile else { return nil }
    let file = files[number]
    let place = Int(edit.span.start)..<Int(edit.span.end)
    guard place.upperBound <= file.bytes.count else { return nil }
    var bytes = file.bytes
    bytes.replaceSubrange(place, with: Array(edit.replacement.utf8))
    func mistakes(_ file: SourceFile) -> Int {
      readDocument(file, as: notations[number], index: 0).diagnostics.count { $0.severity == .error }
    }
    return mistakes(SourceFile(name: file.name, bytes: bytes)) <= mistakes(file)
  }
}

extension SourceSpan {
  /// Tells whether an edit here and one at a place behind it would change the same bytes, or begin at the same one.
  fileprivate func collides(with later: SourceSpan) -> Bool {
    file == later.file && (later.start < end || later.start == start)
  }
}
