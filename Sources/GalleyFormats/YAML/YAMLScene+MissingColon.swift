internal import GalleySource

// Lines without a colon, among them modifiers as Swift calls them.

extension YAMLScene {
  /// Says that a line among the pairs of a mapping has no colon, or no space behind it.
  func lineWithoutColon(at start: Int) -> YAMLMistake {
    let end = endOfPlain(from: start)
    let mask = YAMLMistake.Mask(position: start, byte: UInt8(ascii: "#"))
    let colon = source[min(start, end)..<end].firstIndex(of: UInt8(ascii: ":"))
    if let colon, colon + 1 < end {
      return YAMLMistake(
        diagnostic: Diagnostic(
          .missingSpace, "the colon behind `\(text(start, colon))` has no space behind it", at: span(colon, colon + 1),
          label: "write `\(text(start, colon)): \(text(colon + 1, end))`",
          fix: TextEdit(span: span(colon + 1, colon + 1), replacement: " ")), masks: [mask], isTreeSure: false)
    }
    if let modifier = modifierOfSwift(text(start, end)) {
      return YAMLMistake(
        diagnostic: Diagnostic(
          .missingColon, "`\(text(start, end))` is a modifier of Swift, and has no colon", at: span(start, end),
          label: "write `modifiers: [ \(modifier) ]`",
          help: ["`modifiers` stands beside the view, with an entry for each, the innermost first"],
          fix: TextEdit(span: span(start, end), replacement: "modifiers: [ \(modifier) ]")), masks: [mask],
        isTreeSure: false)
    }
    let isName = text(start, end).allSatisfy { $0.isLetter || $0.isNumber || $0 == "." }
    return YAMLMistake(
      diagnostic: Diagnostic(
        .missingColon, "`\(text(start, end))` stands among the pairs of a mapping and has no colon",
        at: span(start, end), label: isName ? "write `\(text(start, end)):`" : nil,
        help: [
          byte(start) == UInt8(ascii: "/")
            ? "comments begin with `#`"
            : "a pair is written `key: value`; a text that goes on must be indented further than its key"
        ], fix: isName ? TextEdit(span: span(end, end), replacement: ":") : nil),
      masks: [mask], isTreeSure: false)
  }

  /// The entry of `modifiers` that a call of Swift with one word or number, or none, means: `{ font: title }` for
  /// `.font(.title)`; nil for any other text.
  private func modifierOfSwift(_ written: String) -> String? {
    guard written.first == ".", written.last == ")", let open = written.firstIndex(of: "(") else { return nil }
    let name = written[..<open].dropFirst()
    var argument = written[written.index(after: open)...].dropLast()
    if argument.first == "." { argument = argument.dropFirst() }
    guard name.allSatisfy(\.isLetter), !name.isEmpty,
      argument.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" })
    else { return nil }
    return argument.isEmpty ? String(name) : "{ \(name): \(argument) }"
  }

  /// Whether a call without a type in front of it is a static function of SwiftUI, whose point was left out:
  /// `easeInOut(duration: 0.3)`.
  func isStaticFunction(_ call: String) -> Bool {
    let names: Set = [
      "bouncy", "easeIn", "easeInOut", "easeOut", "interactiveSpring", "interpolatingSpring", "linear", "smooth",
      "snappy", "spring", "timingCurve",
    ]
    return names.contains(String(call.prefix { $0 != "(" }))
  }
}
