import GalleyExpressions

/// Reads the name of a type, letter by letter: `Int`, `[Card]`, `String?`, `[String: [Int]]`.
struct TypeNotation {
  /// How many lists, dictionaries and optionals may stand in each other.
  static let deepest = 100

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  /// Returns the type, with what `named` knows under each plain name; nil if the text is none.
  mutating func read(_ named: (String) -> ValueType?) -> ValueType? {
    guard let type = readOne(named), position == bytes.count else { return nil }
    return type
  }

  private mutating func readOne(_ named: (String) -> ValueType?) -> ValueType? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { return nil }
    skipSpaces()
    guard var type = take("[") ? readBracketed(named) : readNamed(named) else { return nil }
    var level = depth
    skipSpaces()
    while take("?") {
      level += 1
      guard level <= Self.deepest else { return nil }
      type = .optional(type)
      skipSpaces()
    }
    return type
  }

  /// Reads what stands behind an opening bracket.
  private mutating func readBracketed(_ named: (String) -> ValueType?) -> ValueType? {
    guard let first = readOne(named) else { return nil }
    if take("]") { return .array(first) }
    guard take(":"), let second = readOne(named), take("]") else { return nil }
    return .dictionary(key: first, value: second)
  }

  /// Reads a plain name, or one with the types that it is made of: `Set<T>` (sets are lists here, of which each element counts
  /// once), `ArraySlice<T>`, `Dictionary<K, V>`, `KeyPathComparator<T>` and their like.
  private mutating func readNamed(_ named: (String) -> ValueType?) -> ValueType? {
    let start = position
    let name = readName()
    guard Self.generic.contains(name), take("<") else {
      // Names of SwiftUI's own types have such brackets in them.
      position = start
      return named(readName(withBrackets: true))
    }
    guard let element = readOne(named) else { return nil }
    if name == "Dictionary" {
      guard take(","), let value = readOne(named), take(">") else { return nil }
      return .dictionary(key: element, value: value)
    }
    guard take(">") else { return nil }
    switch name {
    case "Optional": return .optional(element)
    // What an order is of shows where it is used.
    case "KeyPathComparator": return named(name)
    default: return .array(element)
    }
  }

  private static let generic: Set = ["Array", "ArraySlice", "Dictionary", "KeyPathComparator", "Optional", "Set"]

  /// Reads up to a bracket, colon, comma or question mark.
  private mutating func readName(withBrackets: Bool = false) -> String {
    let start = position
    var depth = 0
    while position < bytes.count, !Self.signs.contains(bytes[position]) {
      if bytes[position] == UInt8(ascii: "<") { depth += 1 }
      if bytes[position] == UInt8(ascii: ">") { depth -= 1 }
      if !withBrackets && depth > 0 || depth < 0 { break }
      position += 1
    }
    var end = position
    while end > start, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private static let signs = Array("[]:?,".utf8)

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: sign) else { return false }
    position += 1
    return true
  }

  private mutating func skipSpaces() {
    while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
  }
}
