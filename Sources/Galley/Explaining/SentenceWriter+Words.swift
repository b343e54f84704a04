import GalleyLayout
import GalleySource
import GalleyTables

// Numbers, lists and capitals as sentences have them.

extension SentenceWriter {
  /// A sentence that begins with a capital, unless it begins with a name: `padding`, “title”, iPhone 15.
  static func capitalized(_ sentence: String) -> String {
    let words = ["the ", "a part of ", "a bar ", "what is in it ", "column ", "row ", "as many "]
    let beginsWithWord = words.contains { sentence.hasPrefix($0) }
    return beginsWithWord ? sentence.prefix(1).uppercased() + sentence.dropFirst() : sentence
  }

  /// A sentence that stands behind another in its line.
  static func uncapitalized(_ sentence: String) -> String {
    let words = ["The ", "A part of ", "Column ", "Row ", "As many ", "It "]
    return words.contains { sentence.hasPrefix($0) } ? sentence.prefix(1).lowercased() + sentence.dropFirst() : sentence
  }

  /// The word that follows a number or a list: of one, or of several.
  func plural(_ forms: Substring, _ value: GalleyLayout.Step.Content) -> String {
    let words = forms.split(separator: "|", omittingEmptySubsequences: false)
    let isOne =
      switch value {
      case .number(let number): number == 1
      case .numbers(let numbers): numbers.count == 1
      case .nodes(let nodes): nodes.count == 1
      case .ranges(let ranges): ranges.count == 1
      case .node, .word: true
      }
    return String((isOne ? words.first : words.last) ?? "")
  }

  /// Names with an “and” before the last.
  static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// A length with up to three decimals.
  static func length(_ value: Double) -> String {
    if value == .infinity { return "endless" }
    var bytes: [UInt8] = []
    bytes.append(length: value)
    let text = String(decoding: bytes, as: UTF8.self)
    return text.hasPrefix("-") ? "−" + text.dropFirst() : text
  }

  /// A number that is added to another: ` + 5`, ` − 5`.
  static func summand(_ value: Double) -> String { value < 0 ? " − \(length(-value))" : " + \(length(value))" }

  /// A length that is taken off a sum; one below nothing adds to it.
  static func subtrahend(_ value: Double) -> String { value < 0 ? " + \(length(-value))" : " − \(length(value))" }

  /// A factor with up to six decimals.
  static func factor(_ value: Double) -> String {
    let rounded = (value * 1_000_000).rounded() / 1_000_000
    let text = "\(rounded)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
