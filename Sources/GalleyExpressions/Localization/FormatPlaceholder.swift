/// What stands behind a percent sign of a format.
enum FormatPlaceholder {
  case percent
  /// `%@`, `%2$lld`: a value, perhaps by its place from 1.
  case argument(Int?)
  /// `%arg`, the number that decides.
  case decidingArgument
  /// `%#@name@`
  case substitution(String)

  /// Takes one away from the beginning of a text; nil, and nothing taken, for a percent sign that stands for itself.
  init?(_ rest: inout ArraySlice<UInt8>) {
    var tail = rest.dropFirst()
    if tail.first == UInt8(ascii: "%") {
      rest = tail.dropFirst()
      self = .percent
      return
    }
    if tail.starts(with: "arg".utf8) {
      rest = tail.dropFirst(3)
      self = .decidingArgument
      return
    }
    let digits = tail.prefix { Lexer.isDigit($0) }
    var position: Int?
    if !digits.isEmpty, tail.dropFirst(digits.count).first == UInt8(ascii: "$") {
      position = Int(String(decoding: digits.prefix(4), as: UTF8.self))
      tail = tail.dropFirst(digits.count + 1)
    }
    if tail.starts(with: "#@".utf8) {
      let name = tail.dropFirst(2).prefix { $0 != UInt8(ascii: "@") }
      guard tail.dropFirst(2 + name.count).first != nil else { return nil }
      rest = tail.dropFirst(3 + name.count)
      self = .substitution(String(decoding: name, as: UTF8.self))
      return
    }
    tail = tail.drop { Lexer.isDigit($0) || ".+-# 'lhqz".utf8.contains($0) }
    guard let letter = tail.first, "@dDiuUxXoOfFeEgGaAcCsSp".utf8.contains(letter) else { return nil }
    rest = tail.dropFirst()
    self = .argument(position)
  }
}
