import GalleyFormats
import GalleySource

// Texts in the place of numbers, as other languages write them: `10px`, `50%`, `300ms`, `16:9`, `auto`.

extension Checker {
  /// The complaint about something that is no number, with the number that was probably meant.
  func numberMeant(_ entry: EntryID, wanted: String, of name: String) -> Diagnostic {
    var diagnostic = wrongType(entry, wanted: wanted, of: name)
    guard tree.kind(entry) == .string, diagnostic.fix == nil else { return diagnostic }
    let word = caseName(entry).lowercased()
    switch word {
    case "inf", "infinity", "full", "max", "100%", "greatestfinitemagnitude":
      guard !name.hasPrefix("min"), name.hasPrefix("max") || name.hasSuffix("idth") || name.hasSuffix("eight") else {
        return diagnostic
      }
      propose("infinity", for: entry, in: &diagnostic)
    case "auto", "none":
      diagnostic.label = "leave `\(name)` out"
    default:
      if let length = Self.namedLengths[word], Self.lengths.contains(name) {
        diagnostic.help.append("SwiftUI has no names for lengths: they are numbers of points")
        diagnostic.expected = [length]
        propose(length, for: entry, in: &diagnostic)
        return diagnostic
      }
      guard let written = WrittenNumber(word) else {
        if let digits = StyleSheetValue.length(text(entry)) { propose(digits, for: entry, in: &diagnostic) }
        return diagnostic
      }
      if let number = written.number { propose(number, for: entry, in: &diagnostic) }
      if let help = written.help { diagnostic.help = [help] }
    }
    return diagnostic
  }

  /// What style sheets and design systems call lengths, and what they usually are.
  private static let namedLengths = [
    "xs": "4", "extrasmall": "4", "tiny": "4", "sm": "8", "small": "8", "s": "8", "md": "16", "m": "16", "medium": "16",
    "lg": "24", "l": "24", "large": "24", "big": "24", "xl": "32", "extralarge": "32", "huge": "32",
  ]
  /// The numbers that are lengths without a modifier of their own that says so.
  private static let lengths: Set<String> = [
    "spacing", "horizontalSpacing", "verticalSpacing", "padding", "length", "radius", "cornerRadius", "minLength",
    "lineSpacing", "listRowSpacing", "listSectionSpacing", "top", "leading", "bottom", "trailing", "horizontal",
    "vertical",
  ]

  private func propose(_ number: String, for entry: EntryID, in diagnostic: inout Diagnostic) {
    diagnostic.label = "did you mean `\(number)`?"
    // With the quotes a number would stay a text; without them a word would not be JSON.
    let isNumber = Double(number) != nil && number != "infinity"
    diagnostic.fix = TextEdit(span: isNumber ? span(entry) : contentSpan(entry), replacement: number)
  }

  /// Tells whether a text begins as numbers do, and was probably meant as one.
  func looksLikeNumber(_ entry: EntryID) -> Bool {
    tree.kind(entry) == .string && WrittenNumber(text(entry).lowercased()) != nil
  }
}

/// A number with something behind it.
struct WrittenNumber {
  /// The number that is meant, as documents write it; nil if nothing tells.
  var number: String?
  var help: HelpText?

  init?(_ word: String) {
    let digits = word.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
    guard digits.contains(where: \.isNumber), let value = Double(digits) else { return nil }
    switch word.dropFirst(digits.count).drop(while: { $0 == " " }) {
    case "": number = String(digits)
    case "px", "pt", "pts", "points", "dp", "sp":
      number = String(digits)
      help = "lengths are points, and have no unit"
    case "%":
      help =
        "a fraction is written `\(WrittenNumber.spelled(value / 100))`; a part of the room that a container has is taken "
        + "with `containerRelativeFrame` or a `GeometryReader`"
    case "ms":
      number = WrittenNumber.spelled(value / 1000)
      help = "durations are seconds"
    case "s", "sec":
      number = String(digits)
      help = "durations are seconds, and have no unit"
    case "deg", "°": number = String(digits)
    case let rest where rest.first == ":" || rest.first == "/":
      guard let divisor = Double(rest.dropFirst()), divisor != 0 else { return nil }
      number = "$(\(digits).0 / \(rest.dropFirst()))"
      if digits.contains(".") { number = "$(\(digits) / \(rest.dropFirst()))" }
    case let rest where rest.first?.isNumber == true: help = "several numbers are written as a mapping with their names"
    default: return nil
    }
  }

  static func spelled(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
  }
}
