internal import GalleySource

// Tabs in the place of spaces.

extension YAMLScene {
  /// Says that a tab indents a line.
  ///
  /// If every indented line of the document begins with tabs, reading goes on as though each were one space.
  func tabIndentation() -> YAMLMistake {
    let line = startOfLine(failure.position)
    var start = line
    while start < source.count, source[start] != 0x09 { start += 1 }
    var end = start
    while byte(end) == 0x09 { end += 1 }
    let isIndentation = source[line..<min(start, source.count)].allSatisfy { $0 == 0x20 }
    let (tabs, others, hasSpaces) = tabsOfIndentation(except: line)
    let help: [HelpText] =
      others == 0 ? [] : [others == 1 ? "one more line begins with a tab" : "\(others) more lines begin with tabs"]
    let own = (start..<end).map { YAMLMistake.Mask(position: $0, byte: 0x20) }
    return YAMLMistake(
      diagnostic: Diagnostic(
        .tabIndentation, isIndentation ? "this line is indented with a tab" : "a tab stands before a nested value",
        at: span(start, end), label: "use spaces", help: help,
        fix: isIndentation ? spacesInPlaceOfTabs() : withSpaces(start..<end)),
      masks: isIndentation ? (hasSpaces ? [] : tabs) : own, isTreeSure: false)
  }

  /// The longest part of a document that is written anew.
  private static let longestEdit = 100_000

  /// The edit that indents with two spaces every line that a tab indents; nil where that is too much.
  private func spacesInPlaceOfTabs() -> TextEdit? {
    let (tabs, _, _) = tabsOfIndentation(except: 0)
    guard let first = tabs.first?.position, let last = tabs.last?.position, last - first < Self.longestEdit else {
      return nil
    }
    return withSpaces(first..<last + 1)
  }

  private func withSpaces(_ range: Range<Int>) -> TextEdit {
    var text: [UInt8] = []
    var isIndentation = true
    for index in range {
      if source[index] == 0x09, isIndentation {
        text += [0x20, 0x20]
      } else {
        text.append(source[index])
        isIndentation = isBreak(source[index]) || isIndentation && source[index] == 0x20
      }
    }
    return TextEdit(span: span(range.lowerBound, range.upperBound), replacement: String(decoding: text, as: UTF8.self))
  }

  /// All tabs that indent lines, the number of such lines besides `line`, and whether other lines use spaces.
  private func tabsOfIndentation(except line: Int) -> (masks: [YAMLMistake.Mask], others: Int, hasSpaces: Bool) {
    var masks: [YAMLMistake.Mask] = []
    var others = 0
    var hasSpaces = false
    var index = 0
    while index < source.count {
      let start = index
      while byte(index) == 0x09 {
        masks.append(YAMLMistake.Mask(position: index, byte: 0x20))
        index += 1
      }
      if index > start, start != line { others += 1 }
      if byte(index) == 0x20 { hasSpaces = true }
      while index < source.count, source[index] != 0x0A { index += 1 }
      index += 1
    }
    return (masks, others, hasSpaces)
  }
}
