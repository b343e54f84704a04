import GalleyFormats
import GalleySource

// Words in capitals, and loops of scripts, in the place of a view.

extension Checker {
  /// Says that `if`, `switch` or `let` begins with a capital letter; nil if none does.
  func controlWordInCapitals(_ keys: [EntryID]) -> Diagnostic? {
    let words: [ControlWord] = [.if, .switch, .let]
    for key in keys where isUpperCase(key) && tree.bytes(key).count <= 6 && !namesView(key) {
      guard let word = words.first(where: { $0.rawValue == text(key).lowercased() }) else { continue }
      // A switch that people turn on and off is a `Toggle`.
      if word == .switch, mapping(around: key).map({ tree.value(of: "cases", in: $0) == nil }) ?? true { continue }
      return Diagnostic(
        .unknownView, "there is no view `\(text(key))`, and `\(word.rawValue)` is written in small letters",
        at: span(key), label: "write `\(word.rawValue)`", expected: [word.rawValue],
        fix: TextEdit(span: contentSpan(key), replacement: word.rawValue))
    }
    return nil
  }

  /// Says that a loop of JavaScript or Swift is a `ForEach`: `$(items.map(i => Text(i)))`; nil for anything else.
  func loopOfScript(_ key: EntryID) -> Diagnostic? {
    let written = text(key)
    guard written.utf8.count <= 200, written.contains(".map") || written.contains(".forEach") else { return nil }
    let bare = written.drop { "$({ ".contains($0) }
    let path = bare.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    guard let dot = path.lastIndex(of: "."), ["map", "forEach"].contains(path[dot...].dropFirst()) else { return nil }
    let rest = bare[path.endIndex...].drop { "({ ".contains($0) }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let item = name.isEmpty ? "item" : String(name)
    let loop = Sketch.mapping([
      ("data", .scalar("$(\(path[..<dot]))")), ("id", .name("self")), ("item", .name(item)),
      ("content", .mapping([("Text", .scalar("$(\(item))"))])),
    ])
    return Diagnostic(
      .swiftSource, "`\(shortened(written))` is a loop of a program, and a loop of views is a `ForEach`", at: span(key),
      label: "write `\(self.written("ForEach", loop, isJSON: false))`",
      help: ["elements that have an `id` of their own need no `id: self`"])
  }
}
