/// Follows the parentheses and texts of an expression byte by byte, to find where it ends.
///
/// A text may hold `\\( )`, which may hold texts; parentheses of a text itself do not count.
package struct ExpressionNesting {
  private enum Level {
    case parenthesis
    case text(start: Int)
  }

  private var levels: [Level] = []
  /// The byte before was a backslash in a text, which takes the meaning from the next one.
  private var isEscaped = false

  /// Begins before the first parenthesis.
  package init() {}

  /// Reads the byte at an offset; true if it closes the parenthesis that was opened first.
  package mutating func closes(_ byte: UInt8, at offset: Int) -> Bool {
    if case .text? = levels.last {
      readInText(byte)
    } else if byte == UInt8(ascii: "(") {
      levels.append(.parenthesis)
    } else if byte == Byte.quote {
      levels.append(.text(start: offset))
    } else if byte == UInt8(ascii: ")") {
      _ = levels.popLast()
      return levels.isEmpty
    }
    return false
  }

  private mutating func readInText(_ byte: UInt8) {
    if isEscaped {
      isEscaped = false
      if byte == UInt8(ascii: "(") { levels.append(.parenthesis) }
    } else if byte == Byte.backslash {
      isEscaped = true
    } else if byte == Byte.quote {
      levels.removeLast()
    }
  }

  /// Where the innermost text begins that is not closed; nil if there is none.
  package var openText: Int? {
    for case .text(let start) in levels.reversed() { return start }
    return nil
  }
}
