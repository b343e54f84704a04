import ArgumentParser

extension CanvasOptions {
  /// The same options in dark mode or not; nil changes nothing.
  func choosing(isDark: Bool?) throws -> CanvasOptions {
    guard let isDark else { return self }
    return try replaced(byWords: ["--color-scheme", isDark ? "dark" : "light"], of: isDark ? "--dark" : "--light")
  }

  /// The options with those that a text names instead: `--device "iPad mini" --dynamic-type xLarge`.
  ///
  /// Another window takes the place of the whole window; values come behind those that are given already.
  func replaced(by text: String) throws -> CanvasOptions {
    try replaced(byWords: try OptionWords.split(text), of: "--against")
  }

  /// The same with options that `flag` was given as words.
  func replaced(byWords words: [String], of flag: String) throws -> CanvasOptions {
    let other: CanvasOptions
    do {
      other = try CanvasOptions.parse(words)
    } catch {
      throw CommandFailure("`\(flag)` takes options of the canvas: \(CanvasOptions.message(for: error))")
    }
    var result = self
    if other.size != nil || other.device != nil || other.proposal != nil {
      (result.size, result.device, result.proposal) = (other.size, other.device, other.proposal)
      result.orientation = nil
    }
    result.orientation = other.orientation ?? result.orientation
    result.preview = other.preview ?? preview
    result.keyboard = keyboard || other.keyboard
    result.initial = initial || other.initial
    result.scale = other.scale ?? scale
    result.dynamicType = other.dynamicType ?? dynamicType
    result.colorScheme = other.colorScheme ?? colorScheme
    result.layoutDirection = other.layoutDirection ?? layoutDirection
    result.locale = other.locale ?? locale
    result.now = other.now ?? now
    result.target = other.target ?? target
    result.data = other.data ?? data
    result.assignments += other.assignments
    result.environmentAssignments += other.environmentAssignments
    try result.validate()
    return result
  }
}

/// Options that are written in one text.
enum OptionWords {
  /// Splits a text at its spaces; what stands in quotes is kept together.
  static func split(_ text: String) throws(CommandFailure) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for letter in text {
      switch (letter, quote) {
      case (let letter, let open?) where letter == open: quote = nil
      case (let letter, .some): word = (word ?? "") + String(letter)
      case ("\"", nil), ("'", nil):
        quote = letter
        word = word ?? ""
      case (let letter, nil) where letter.isWhitespace:
        if let word { words.append(word) }
        word = nil
      case (let letter, nil): word = (word ?? "") + String(letter)
      }
    }
    if let quote { throw CommandFailure("a \(quote) in `--against` is not closed") }
    return words + (word.map { [$0] } ?? [])
  }
}
