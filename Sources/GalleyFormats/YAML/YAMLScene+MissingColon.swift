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
    if let mistake = modifiersOfSwift(from: start) { return mistake }
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

  /// Whether a call without a type in front of it is a static function of SwiftUI, whose point was left out:
  /// `animation: easeInOut(duration: 0.3)`, and no function of the document.
  func isStaticFunction(_ call: String, valueOf key: String) -> Bool {
    guard key.lowercased().hasSuffix("animation") else { return false }
    let names: Set = [
      "bouncy", "easeIn", "easeInOut", "easeOut", "interactiveSpring", "interpolatingSpring", "linear", "smooth",
      "snappy", "spring", "timingCurve",
    ]
    return names.contains(String(call.prefix { $0 != "(" }))
  }
}
