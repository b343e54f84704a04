internal import GalleySource

/// A syntax error of YAML in plain words, and how to read on behind it.
struct YAMLMistake {
  /// A byte to read in place of the one that stands there.
  struct Mask {
    let position: Int
    let byte: UInt8
  }

  var diagnostic: Diagnostic
  /// What makes the rest of the document readable; empty if nothing evident does.
  var masks: [Mask] = []
  /// Whether the tree that results is what the author evidently meant.
  var isTreeSure = true

  /// Whether an expression that YAML splits is read as it is meant: its kind seldom comes alone.
  var isReadAsMeant: Bool {
    diagnostic.code == .unquotedExpression || diagnostic.code == .quotesInExpression
  }
}

extension YAMLScene {
  /// Explains the failure: what stands there, why it cannot, and how to mend it.
  func explain() -> YAMLMistake {
    if let mistake = quotesInExpression(before: failure.position) ?? unquotedExpression(at: failure.position)
      ?? colourInBrackets() ?? commaBehindValue()
    {
      return mistake
    }
    switch failure.problem {
    case "found character that cannot start any token":
      return byte(failure.position) == 0x09 ? tabIndentation() : unquotedIndicator(at: failure.position)
    case "found a tab character that violates indentation",
      "found a tab character where an indentation space is expected":
      return tabIndentation()
    case "mapping values are not allowed in this context", "found unexpected ':'":
      return misplacedColon()
    case "could not find expected ':'":
      return lineWithoutColon(at: failure.contextPosition)
    case "block sequence entries are not allowed in this context":
      return misplacedDash()
    case "mapping keys are not allowed in this context":
      return unquotedIndicator(at: failure.position)
    case "did not find expected key", "did not find expected '-' indicator":
      return brokenBlock()
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'":
      return brokenFlow()
    case "did not find expected node content":
      return missingContent()
    case "did not find expected <document start>":
      return textAfterDocument()
    default:
      return explainByContext()
    }
  }

  private func explainByContext() -> YAMLMistake {
    switch failure.context {
    case "while scanning an anchor", "while scanning an alias":
      return unquotedIndicator(at: failure.contextPosition)
    case "while scanning a tag", "while parsing a tag", "while parsing a node":
      return brokenTag()
    case "while scanning a block scalar":
      return brokenBlockScalar()
    case "while scanning a quoted scalar", "while parsing a quoted scalar":
      return brokenQuotes()
    case let context where context.contains("directive"):
      return brokenDirective()
    default:
      if failure.isOfReader { return strangeBytes() }
      return failure.problem.contains("YAML") || failure.problem.contains("%TAG") ? brokenDirective() : unknownMistake()
    }
  }

  /// What libyaml says, for want of something better.
  func unknownMistake() -> YAMLMistake {
    let detail = failure.context.isEmpty ? failure.problem : "\(failure.problem) (\(failure.context))"
    return YAMLMistake(diagnostic: Diagnostic(.syntaxError, detail, at: span(failure.position, failure.position + 1)))
  }

  /// Says that bytes are not UTF-8, or that a control character stands in the document.
  private func strangeBytes() -> YAMLMistake {
    let start = startOfSequence(at: failure.position)
    var end = start + 1
    guard failure.problem.contains("UTF-8") else {
      let length = source.withUnsafeBufferPointer { start < $0.count ? max(1, lengthOfUTF8($0, at: start)) : 1 }
      let masks = (start..<start + length).map { YAMLMistake.Mask(position: $0, byte: UInt8(ascii: "x")) }
      return YAMLMistake(
        diagnostic: Diagnostic(
          .controlCharacter, "a control character stands here", at: span(start, start + length),
          help: ["remove it, or write it as an escape in double quotes"]), masks: masks)
    }
    source.withUnsafeBufferPointer { bytes in
      while end < bytes.count, bytes[end] >= 0x80, lengthOfUTF8(bytes, at: end) == 0 { end += 1 }
    }
    let masks = (start..<end).map { YAMLMistake.Mask(position: $0, byte: UInt8(ascii: "x")) }
    return YAMLMistake(
      diagnostic: Diagnostic(
        .invalidUTF8, end - start == 1 ? "this byte is not UTF-8" : "these bytes are not UTF-8", at: span(start, end),
        help: ["save the file as UTF-8"]), masks: masks)
  }

  /// Where the broken UTF-8 sequence begins that libyaml met at `position`, maybe in its middle.
  private func startOfSequence(at position: Int) -> Int {
    source.withUnsafeBufferPointer { bytes in
      (max(0, position - 3)...max(0, position)).first { index in
        index < bytes.count && bytes[index] >= 0xC0 && lengthOfUTF8(bytes, at: index) == 0
      } ?? position
    }
  }

  private func brokenDirective() -> YAMLMistake {
    let start = startOfText(onLineOf: failure.position)
    let line = start..<endOfPlain(from: start)
    let mask = YAMLMistake.Mask(position: start, byte: UInt8(ascii: "#"))
    guard byte(start) == UInt8(ascii: "%") else { return unknownMistake() }
    return YAMLMistake(
      diagnostic: Diagnostic(
        .syntaxError,
        "a line that begins with `%` is a directive of YAML, and `\(text(line.lowerBound, line.upperBound))` is none that is known",
        at: span(line.lowerBound, line.upperBound), label: "remove it, or put it in quotes"),
      masks: [mask], isTreeSure: false)
  }
}
