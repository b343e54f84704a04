/// The first tag of an SVG file, as far as its size needs.
struct SVGTag {
  private let attributes: [Substring: Substring]
  private let isComplete: Bool

  /// Finds the `<svg …>` tag; nil if the file does not begin with XML that leads to one.
  init?(_ bytes: [UInt8]) {
    var rest = Substring(String(decoding: bytes.prefix(1 << 16), as: UTF8.self))
    if rest.first == "\u{FEFF}" { rest.removeFirst() }
    while true {
      rest = rest.drop { $0.isWhitespace }
      if rest.hasPrefix("<svg"), let next = rest.dropFirst(4).first, next.isWhitespace || next == ">" || next == "/" {
        break
      }
      let end: String
      if rest.hasPrefix("<!--") {
        end = "-->"
      } else if rest.hasPrefix("<?") {
        end = "?>"
      } else if rest.hasPrefix("<!") {
        end = ">"
      } else {
        return nil
      }
      guard let after = SVGTag.behind(end, in: rest) else { return nil }
      rest = after
    }
    (attributes, isComplete) = SVGTag.attributes(of: rest.dropFirst(4))
  }

  private static func behind(_ end: String, in text: Substring) -> Substring? {
    var rest = text
    while !rest.isEmpty {
      if rest.hasPrefix(end) { return rest.dropFirst(end.count) }
      rest.removeFirst()
    }
    return nil
  }

  private static func attributes(of text: Substring) -> ([Substring: Substring], isComplete: Bool) {
    var found: [Substring: Substring] = [:]
    var rest = text
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "/" }
      guard let first = rest.first else { return (found, false) }
      if first == ">" { return (found, true) }
      let name = rest.prefix { !$0.isWhitespace && $0 != "=" && $0 != ">" }
      rest = rest.dropFirst(max(name.count, 1)).drop { $0.isWhitespace }
      guard rest.first == "=" else { continue }
      rest = rest.dropFirst().drop { $0.isWhitespace }
      guard let quote = rest.first, quote == "\"" || quote == "'" else { continue }
      let value = rest.dropFirst().prefix { $0 != quote }
      found[name] = value
      rest = rest.dropFirst(value.count + 2)
    }
  }

  /// The drawing's `width` and `height`, or those of its `viewBox`.
  func size() throws(ImageHeader.Failure) -> (Double, Double) {
    let box = (attributes["viewBox"] ?? "").split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }
    let width = attributes["width"].flatMap(SVGTag.length)
    let height = attributes["height"].flatMap(SVGTag.length)
    if let width, let height { return (width, height) }
    guard box.count == 4 else {
      if isComplete { throw .invalid("SVG") }
      throw .truncated("SVG")
    }
    if let width, box[2] > 0 { return (width, width * box[3] / box[2]) }
    if let height, box[3] > 0 { return (height * box[2] / box[3], height) }
    return (box[2], box[3])
  }

  /// A length in user units, which are CSS pixels; nil for a share of the surroundings.
  private static func length(_ text: Substring) -> Double? {
    let unit = String(text.reversed().prefix { $0.isLetter || $0 == "%" }.reversed())
    guard let value = Double(text.dropLast(unit.count)) else { return nil }
    switch unit {
    case "", "px": return value
    case "pt": return value * 4 / 3
    case "pc": return value * 16
    case "in": return value * 96
    case "cm": return value * 96 / 2.54
    case "mm": return value * 96 / 25.4
    default: return nil
    }
  }
}
