import GalleyFormats
import GalleySource

// What a document says of itself: its version, its target, its module.

extension Checker {
  mutating func checkVersion(_ value: EntryID) {
    guard text(value) != "1" else { return }
    report(
      Diagnostic(
        .unknownVersion, "this is version 1 of the language, and the document asks for \(describe(value))",
        at: span(value), label: "write `1`, or leave `galley` out",
        fix: TextEdit(span: span(value), replacement: "1")))
  }

  mutating func checkTarget(_ value: EntryID) {
    if let target = Target(text(value)) {
      document.target = target
      document.targetSpan = span(value)
      return
    }
    report(
      Diagnostic(
        .invalidTarget,
        isPlatform(value)
          ? "there is no SwiftUI in \(described(value)), or no such release"
          : "`target` must be a platform and a version, not \(describe(value))", at: span(value),
        label: isPlatform(value) ? "SwiftUI began with iOS 13; such as `iOS 18`" : "such as `iOS 18`",
        help: ["the platforms are \(Platform.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", "))"],
        expected: Platform.allCases.map { Target.name(of: .iOS(18), on: $0) ?? $0.rawValue }))
  }

  /// Tells whether a text begins with the name of a platform and goes on with a number.
  private func isPlatform(_ value: EntryID) -> Bool {
    let words = text(value).split(separator: " ")
    return words.count == 2 && Double(words[1]) != nil
      && Platform.allCases.contains { $0.rawValue.lowercased() == words[0].lowercased() }
  }

  mutating func checkModule(_ value: EntryID) {
    guard tree.kind(value) == .string else {
      report(wrongType(value, wanted: "a name", of: "module"))
      return
    }
    document.module = text(value)
  }
}
