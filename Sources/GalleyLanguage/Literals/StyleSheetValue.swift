/// Values of style sheets and other tools: several words, lengths with units, addresses of pictures.
enum StyleSheetValue {
  /// The words of a value that stands on one line; what is in parentheses is a part of its word.
  static func words(of written: String) -> [String] {
    guard written.utf8.count <= 200 else { return [] }
    var depth = 0
    return written.split { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return character == " " && depth == 0
    }.map(String.init)
  }

  /// The digits of a length in points: `8px`, `8.dp`, `16px/1.5`; with `isBare` also those without a unit.
  static func length(_ word: String, isBare: Bool = true) -> String? {
    var word = word.prefix { $0 != "/" }
    if word.last == ")", let open = word.firstIndex(of: "("), calls.contains(String(word[..<open])) {
      word = word[word.index(after: open)...].dropLast()
    }
    guard let unit = ["px", "pt", "dp", "sp", "deg"].first(where: { word.hasSuffix($0) }) else {
      return isBare ? number(word) : nil
    }
    word = word.dropLast(unit.count)
    return number(word.last == "." ? word.dropLast() : word)
  }

  /// What other tools put around a single length.
  private static let calls: Set<String> = [
    "EdgeInsets.all", "BorderRadius.circular", "Radius.circular", "spacedBy", "Arrangement.spacedBy",
    "PaddingValues", "RoundedCornerShape",
  ]

  private static func number(_ digits: Substring) -> String? {
    guard let first = digits.first, first.isNumber || first == "-" || first == ".", Double(digits)?.isFinite == true
    else { return nil }
    return String(digits)
  }

  /// The address in `url(…)`; nil for any other value.
  static func address(in written: String) -> String? {
    guard written.hasPrefix("url("), written.hasSuffix(")") else { return nil }
    return written.dropFirst("url(".count).dropLast().filter { $0 != "'" && $0 != "\"" }
  }
}
