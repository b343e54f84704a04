internal import GalleySource

/// `String(format:)`: C's formats for numbers and texts, without those that need pointers.
enum TextFormat {
  /// Returns `format` with its `%` specifications replaced by `arguments` in order.
  static func text(_ format: String, _ arguments: [Value], limit: Int) throws(FunctionFailure) -> String {
    var result: [UInt8] = []
    var rest = arguments[...]
    let bytes = Array(format.utf8)
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "%") else {
        result.append(bytes[index])
        index += 1
        continue
      }
      var specification = Specification()
      index = specification.parse(bytes, from: index + 1)
      if specification.letter == UInt8(ascii: "%") {
        result.append(UInt8(ascii: "%"))
        continue
      }
      guard let argument = rest.popFirst() else {
        throw FunctionFailure(
          .mismatch, "the format `\(format)` needs more arguments than the \(arguments.count) given")
      }
      try specification.write(argument, to: &result)
      guard result.count <= limit else {
        throw FunctionFailure(.tooLarge, "the formatted text has more bytes than the limit of \(limit)")
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// One specification, such as `%-08.2f`.
  private struct Specification {
    var isLeft = false
    var hasZeros = false
    var hasSign = false
    var width = 0
    var precision: Int?
    var letter: UInt8 = 0

    /// The largest width and precision that are heeded.
    private static let largest = 500

    mutating func parse(_ bytes: [UInt8], from start: Int) -> Int {
      var index = start
      flags: while index < bytes.count {
        switch bytes[index] {
        case Byte.minus: isLeft = true
        case Byte.zero: hasZeros = true
        case UInt8(ascii: "+"): hasSign = true
        case Byte.space, UInt8(ascii: "#"), UInt8(ascii: "'"): break
        default: break flags
        }
        index += 1
      }
      width = Self.number(bytes, &index) ?? 0
      if index < bytes.count, bytes[index] == Byte.period {
        index += 1
        precision = Self.number(bytes, &index) ?? 0
      }
      while index < bytes.count, [UInt8(ascii: "l"), UInt8(ascii: "h"), UInt8(ascii: "z")].contains(bytes[index]) {
        index += 1
      }
      if index < bytes.count { letter = bytes[index] }
      return index + 1
    }

    private static func number(_ bytes: [UInt8], _ index: inout Int) -> Int? {
      var result: Int?
      while index < bytes.count, Lexer.isDigit(bytes[index]) {
        result = min(largest, (result ?? 0) * 10 + Int(bytes[index] - Byte.zero))
        index += 1
      }
      return result
    }

    func write(_ value: Value, to result: inout [UInt8]) throws(FunctionFailure) {
      var text = try digits(value)
      if hasSign, !text.hasPrefix("-"), value.number != nil { text = "+" + text }
      let padding = max(0, width - text.count)
      if isLeft {
        result.append(contentsOf: text.utf8)
        result.append(contentsOf: Array(repeating: Byte.space, count: padding))
      } else if hasZeros, value.number != nil {
        let sign = text.utf8.prefix { $0 == Byte.minus || $0 == UInt8(ascii: "+") }
        result.append(contentsOf: sign)
        result.append(contentsOf: Array(repeating: Byte.zero, count: padding))
        result.append(contentsOf: text.utf8.dropFirst(sign.count))
      } else {
        result.append(contentsOf: Array(repeating: Byte.space, count: padding))
        result.append(contentsOf: text.utf8)
      }
    }

    private func digits(_ value: Value) throws(FunctionFailure) -> String {
      switch (letter, value) {
      case (UInt8(ascii: "d"), .int(let value)), (UInt8(ascii: "i"), .int(let value)),
        (UInt8(ascii: "u"), .int(let value)):
        let digits = String(value.magnitude)
        let zeros = String(repeating: "0", count: max(0, (precision ?? 0) - digits.utf8.count))
        return (value < 0 ? "-" : "") + zeros + digits
      case (UInt8(ascii: "x"), .int(let value)): return String(UInt(bitPattern: value), radix: 16)
      case (UInt8(ascii: "X"), .int(let value)): return String(UInt(bitPattern: value), radix: 16, uppercase: true)
      case (UInt8(ascii: "o"), .int(let value)): return String(UInt(bitPattern: value), radix: 8)
      case (UInt8(ascii: "f"), .double(let value)), (UInt8(ascii: "F"), .double(let value)),
        (UInt8(ascii: "e"), .double(let value)), (UInt8(ascii: "g"), .double(let value)):
        return Mathematics.formatted(value, letter: letter, precision: precision ?? 6)
      case (UInt8(ascii: "@"), .string(let value)), (UInt8(ascii: "s"), .string(let value)):
        return precision.map { String(value.prefix($0)) } ?? value
      case (UInt8(ascii: "@"), .int(let value)): return String(value)
      case (UInt8(ascii: "@"), .double(let value)): return String(value)
      case (UInt8(ascii: "@"), .bool(let value)): return value ? "1" : "0"
      default:
        let found = letter == 0 ? "%" : "%" + String(UnicodeScalar(letter))
        throw FunctionFailure(
          .mismatch, "`\(found)` of a format does not fit its argument",
          help: ["`%d` takes an Int, `%.2f` a Double, `%@` any of them or a String, `%%` is a percent sign"])
      }
    }
  }
}
