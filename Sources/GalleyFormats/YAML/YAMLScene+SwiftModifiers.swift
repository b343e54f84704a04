internal import GalleySource

// Modifiers as Swift calls them, on lines below a view.

extension YAMLScene {
  /// Says that lines below a view are modifiers as Swift calls them: `.font(.title)`, each on a line of its own; nil for any
  /// other line.
  func modifiersOfSwift(from start: Int) -> YAMLMistake? {
    let endOfFirst = endOfPlain(from: start)
    guard !isInFlow, let first = modifierOfSwift(text(start, endOfFirst)) else { return nil }
    var modifiers = [first]
    var end = endOfFirst
    while let next = startOfNextLine(behind: end), let modifier = modifierOfSwift(text(next, endOfPlain(from: next))) {
      modifiers.append(modifier)
      end = endOfPlain(from: next)
    }
    let mend = "modifiers: [ \(modifiers.joined(separator: ", ")) ]"
    // A view has one list of them.
    let hasOwn = hasKey("modifiers", besideLineAt: start)
    let masks = (start..<end).filter { !isSpaceOrBreak(byte($0)) }.map {
      YAMLMistake.Mask(position: $0, byte: UInt8(ascii: "#"))
    }
    return YAMLMistake(
      diagnostic: Diagnostic(
        .missingColon, "`\(text(start, endOfFirst))` is a modifier of Swift, and has no colon",
        at: span(start, end),
        label: hasOwn
          ? "write `\(modifiers.joined(separator: ", "))` at the end of the list of `modifiers`" : "write `\(mend)`",
        help: ["`modifiers` stands beside the view, with an entry for each, the innermost first"],
        fix: hasOwn ? nil : TextEdit(span: span(start, end), replacement: mend)), masks: masks, isTreeSure: false)
  }

  /// The same for several lines, of which any one is given, below a pair of YAML.
  func modifiersOfSwift(around line: Int) -> YAMLMistake? {
    var start = line
    guard byte(start) == UInt8(ascii: "."), var above = textLine(above: start) else { return nil }
    while byte(above.lowerBound) == UInt8(ascii: "."), let next = textLine(above: above.lowerBound) {
      (start, above) = (above.lowerBound, next)
    }
    let isPair = separator(from: keyStart(from: above.lowerBound), to: above.upperBound) != nil
    return isPair ? modifiersOfSwift(from: start) : nil
  }

  /// Where the text of the next line begins, if it has any.
  private func startOfNextLine(behind end: Int) -> Int? {
    let line = endOfLine(end) + 1
    guard line < source.count else { return nil }
    let start = startOfText(onLineOf: line)
    return start < endOfLine(line) ? start : nil
  }

  /// Whether a key stands in the column of a line's text, above or below it in the same mapping.
  private func hasKey(_ key: String, besideLineAt start: Int) -> Bool {
    let line = startOfLine(start)
    let column = start - line
    func isInside(_ line: ArraySlice<UInt8>) -> Bool {
      let indentation = line.prefix { $0 == 0x20 }.count
      return indentation == line.count || indentation >= column
    }
    func isKey(_ line: ArraySlice<UInt8>) -> Bool {
      line.prefix { $0 == 0x20 }.count == column && line.dropFirst(column).starts(with: "\(key):".utf8)
    }
    let above = source[..<line].split(separator: UInt8(ascii: "\n"))
    let below = source[endOfLine(start)...].split(separator: UInt8(ascii: "\n"))
    return above.reversed().prefix(while: isInside).contains(where: isKey)
      || below.prefix(while: isInside).contains(where: isKey)
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
}
