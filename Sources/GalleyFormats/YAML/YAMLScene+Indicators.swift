internal import GalleySource

// Texts that need quotes.

extension YAMLScene {
  /// Says that the value at `start` begins with a character that has a meaning in YAML, and needs quotes.
  func unquotedIndicator(at start: Int) -> YAMLMistake {
    let end = max(start + 1, endOfPlain(from: start, inFlow: isInFlow))
    let first = byte(start) == UInt8(ascii: "`") ? "a backtick" : "`\(text(start, start + 1))`"
    let written = text(start, end)
    let quoted = quotedYAML(written)
    return YAMLMistake(
      diagnostic: Diagnostic(
        .unquotedIndicator, "a text cannot begin with \(first)\(meaning(of: byte(start))) unless it stands in quotes",
        at: span(start, end), label: "write `\(quoted)`",
        fix: TextEdit(span: span(start, end), replacement: quoted)),
      masks: [YAMLMistake.Mask(position: start, byte: UInt8(ascii: "x"))])
  }

  private func meaning(of indicator: UInt8) -> String {
    switch Character(Unicode.Scalar(indicator)) {
    case "*": ", which begins an alias,"
    case "&": ", which begins an anchor,"
    case "!": ", which begins a tag,"
    case "|", ">": ", which begins a block of text,"
    case "%": ", which begins a directive,"
    case "-": " and a space, which begin an item of a list,"
    case "?": " and a space, which begin a key,"
    case "@", "`": ", which YAML reserves,"
    default: ""
    }
  }

  func brokenTag() -> YAMLMistake {
    let isHandle = failure.problem == "found undefined tag handle"
    let start = isHandle ? failure.position : failure.contextPosition
    guard byte(start) == UInt8(ascii: "!") else { return unknownMistake() }
    let end = max(start + 1, endOfPlain(from: start, inFlow: isInFlow))
    let quoted = quotedYAML(text(start, end))
    return YAMLMistake(
      diagnostic: Diagnostic(
        .unknownTag, "a value that begins with `!` has a tag, and this one is not known", at: span(start, end),
        label: "if it is text, write `\(quoted)`", fix: TextEdit(span: span(start, end), replacement: quoted)),
      masks: [YAMLMistake.Mask(position: start, byte: UInt8(ascii: "x"))])
  }

  func brokenBlockScalar() -> YAMLMistake {
    if failure.problem == "found an indentation indicator equal to 0" {
      return YAMLMistake(
        diagnostic: Diagnostic(
          .syntaxError, "the indentation of a block of text is a digit from 1 to 9",
          at: span(failure.position, failure.position + 1)))
    }
    return unquotedIndicator(at: failure.contextPosition)
  }

  func misplacedDash() -> YAMLMistake {
    let dash = failure.position
    guard let colon = separator(from: startOfText(onLineOf: dash), to: dash) else { return indentation(at: dash) }
    var mistake = unquotedIndicator(at: dash)
    mistake.diagnostic.help = [
      "if it is the first item of a list, put it on a line of its own below `\(text(startOfText(onLineOf: dash), colon))`"
    ]
    return mistake
  }

  /// Explains a colon that separates nothing: one too many in a line, or one on a line with the wrong indentation.
  func misplacedColon() -> YAMLMistake {
    let colon = failure.position
    let lineText = startOfText(onLineOf: colon)
    if isInFlow, let mistake = missingComma(beforeKeyAt: colon) { return mistake }
    if separator(from: keyStart(from: lineText), to: colon) != nil || isInFlow { return unquotedColon(at: colon) }
    if colon - lineText > 1024 {
      return YAMLMistake(
        diagnostic: Diagnostic(
          .syntaxError, "a key may have at most 1024 characters", at: span(lineText, lineText + 1)))
    }
    guard let above = textLine(above: colon) else { return indentation(at: lineText) }
    let hasColon = separator(from: keyStart(from: above.lowerBound), to: above.upperBound) != nil
    if !hasColon, byte(above.lowerBound) != UInt8(ascii: "-") { return lineWithoutColon(at: above.lowerBound) }
    return indentation(at: lineText)
  }

  /// Explains `100 height: 50`: a number or a lower-case word, a space, and then the next key of the mapping.
  private func missingComma(beforeKeyAt colon: Int) -> YAMLMistake? {
    let start = startOfValue(before: colon)
    guard let space = source[start..<colon].lastIndex(of: 0x20), space + 1 < colon else { return nil }
    let value = source[start..<space]
    let key = source[(space + 1)..<colon]
    let isOneWord = !value.contains(where: isSpaceOrBreak)
    let isValue = value.first.map { $0 &- 0x30 <= 9 || $0 &- 0x61 < 26 || $0 == UInt8(ascii: "-") } ?? false
    let isKey = key.first.map { $0 &- 0x61 < 26 } ?? false
    guard isOneWord, isValue, isKey else { return nil }
    return YAMLMistake(
      diagnostic: Diagnostic(
        .missingComma, "a comma is missing before this", at: span(space + 1, colon), label: "write `,` before it",
        help: ["a text with a colon and a space needs quotes"],
        fix: TextEdit(span: span(space, space), replacement: ",")),
      masks: [YAMLMistake.Mask(position: space, byte: UInt8(ascii: ","))])
  }

  /// Explains a bracket that is not closed, since a colour without quotes makes a comment of what follows.
  func colourInBrackets() -> YAMLMistake? {
    guard isInFlow || byte(failure.contextPosition) == UInt8(ascii: "{"), let opening = openings.last else {
      return nil
    }
    let first = min(opening, failure.contextPosition)
    var index = first
    while index < min(failure.position, source.count) {
      if source[index] == UInt8(ascii: "#"), isSpaceOrBreak(byte(index - 1)) {
        if let length = colourLength(in: source[index...]) {
          return quotedColour(index, index + length)
        }
        index = endOfLine(index)
      }
      index += 1
    }
    return nil
  }

  private func quotedColour(_ start: Int, _ end: Int) -> YAMLMistake {
    YAMLMistake(
      diagnostic: colourWithoutQuotes(text(start, end), at: span(start, end)),
      masks: [YAMLMistake.Mask(position: start, byte: UInt8(ascii: "x"))])
  }

  /// The offset behind the dashes of a line's text.
  func keyStart(from start: Int) -> Int {
    var index = start
    while byte(index) == UInt8(ascii: "-"), byte(index + 1) == 0x20 {
      index += 1
      while byte(index) == 0x20 { index += 1 }
    }
    return index
  }

  /// Says that a text holds a colon and a space, and needs quotes.
  private func unquotedColon(at colon: Int) -> YAMLMistake {
    let first = separator(from: keyStart(from: startOfText(onLineOf: colon)), to: colon)
    var start = isInFlow ? startOfValue(before: colon) : (first ?? colon - 1) + 1
    while byte(start) == 0x20, start < colon { start += 1 }
    if let view = swiftViewOnLine(from: start) { return view }
    let end = max(colon + 1, endOfCall(from: start, around: colon) ?? endOfPlain(from: start, inFlow: isInFlow))
    let written = text(start, end)
    if let mistake = mappingWithoutBraces(start..<end, colon: colon) ?? argumentsInParentheses(start) { return mistake }
    let isCall = isSwiftCall(written) && !isCallAmongWords(written, valueOf: key(before: start))
    if isCall, written.hasPrefix("EdgeInsets.") || written.hasPrefix("EdgeInsetsDirectional.") {
      return insets(start..<end)
    }
    let isChoice = !isCall && text(start, colon).contains(" ? ") && byte(colon - 1) == 0x20
    let key = key(before: start)
    let quoted = quotedYAML(
      isChoice
        ? choice(written, valueOf: key)
        : isCall ? "$(\(isStaticFunction(written, valueOf: key) ? "." : "")\(written))" : written)
    let help: [HelpText] =
      isInFlow && !isCall && !isChoice ? ["if another key was meant to begin here, write a comma before it"] : []
    let twoKeys = isInFlow || isCall ? nil : keysOnOneLine(written, beforeColonAt: colon - start)
    let masked = isCall ? Array(",:[]{}".utf8) : [UInt8(ascii: ":")]
    let masks = ((isCall ? start : colon)..<end).filter { masked.contains(byte($0)) }.map {
      YAMLMistake.Mask(position: $0, byte: UInt8(ascii: "x"))
    }
    return YAMLMistake(
      diagnostic: Diagnostic(
        isCall ? .swiftSource : .unquotedColon,
        isCall
          ? "`\(written)` is Swift, and an expression of Swift stands in `$( )`"
          : isChoice
            ? "an expression with a colon and a space needs quotes, and `$( )`"
            : "a text with a colon and a space needs quotes", at: span(start, end),
        label: "write `\(quoted)`",
        help: help + (twoKeys.map { [HelpText($0)] } ?? []), fix: TextEdit(span: span(start, end), replacement: quoted)),
      masks: masks)
  }

  /// Says that a value is a view of Swift with its closure; nil for any other value.
  ///
  /// The checker then says what it is in this language.
  private func swiftViewOnLine(from start: Int) -> YAMLMistake? {
    guard !isInFlow else { return nil }
    let end = endOfPlain(from: start)
    let written = text(start, end)
    guard isSwiftView(written) else { return nil }
    let masks = (start..<end).filter { byte($0) == UInt8(ascii: ":") }.map {
      YAMLMistake.Mask(position: $0, byte: UInt8(ascii: "x"))
    }
    return YAMLMistake(
      diagnostic: Diagnostic(
        .swiftSource, "`\(written.prefix(60))` is Swift, and documents are written in YAML or JSON",
        at: span(start, end),
        label: "a view's name is a key, and its arguments stand below it"),
      masks: masks, isTreeSure: true)
  }

  /// Says that a mapping on the line of its key lacks its braces: `Image: systemName: star`; nil where the key before the
  /// colon can be a word of a text.
  private func mappingWithoutBraces(_ range: Range<Int>, colon: Int) -> YAMLMistake? {
    let key = text(range.lowerBound, colon)
    guard !isInFlow, key.first?.isLowercase == true, key.allSatisfy({ $0.isLetter }), key.contains(where: \.isUppercase)
    else { return nil }
    let mend = "{ \(text(range.lowerBound, range.upperBound)) }"
    let masks = (colon..<range.upperBound).filter { byte($0) == UInt8(ascii: ":") }.map {
      YAMLMistake.Mask(position: $0, byte: UInt8(ascii: "x"))
    }
    return YAMLMistake(
      diagnostic: Diagnostic(
        .unquotedColon, "`\(key)` is a key on the line of another, and its mapping has no braces",
        at: span(range.lowerBound, range.upperBound), label: "write `\(mend)`",
        help: ["or put it on a line of its own that is indented further"],
        fix: TextEdit(span: span(range.lowerBound, range.upperBound), replacement: mend)),
      masks: masks)
  }

  /// A hint for two keys of one mapping, or a key and its mapping, on one line; nil where a text is more likely.
  private func keysOnOneLine(_ text: String, beforeColonAt offset: Int) -> String? {
    let before = String(decoding: text.utf8.prefix(max(0, offset)), as: UTF8.self)
    guard let key = before.split(separator: " ").last, key.first?.isLowercase == true, key.allSatisfy(\.isLetter) else {
      return nil
    }
    if before == key {
      return "if `\(key)` is a key, its mapping needs braces, or a line of its own that is indented further"
    }
    return before.contains(", ") ? "if `\(key)` is a key, it begins a line of its own" : nil
  }
}
