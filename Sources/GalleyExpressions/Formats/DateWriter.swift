/// Writes the parts of a date by a pattern, in the letters of CLDR: `d. MMMM y`.
struct DateWriter {
  let language: FormatLanguage
  let symbols: NumberSymbols
  let format: DateFormat
  let parts: DateComponents

  /// Fills a pattern in; words in it stand in apostrophes.
  func write(_ pattern: String) -> String {
    var result = ""
    var letters = pattern.unicodeScalars[...]
    while let letter = letters.first {
      if letter == "'" {
        letters.removeFirst()
        result.unicodeScalars.append(contentsOf: letters.prefix { $0 != "'" })
        letters = letters.drop { $0 != "'" }.dropFirst()
        continue
      }
      let count = letters.prefix { $0 == letter }.count
      letters.removeFirst(count)
      if let part = part(letter, count) {
        result += part
      } else {
        result.unicodeScalars.append(contentsOf: repeatElement(letter, count: count))
      }
    }
    return result
  }

  /// The name of the day.
  func weekday(_ width: DateFormat.Width) -> String {
    switch width {
    case .wide: language.name(parts.weekday, in: .weekdays)
    case .narrow: language.name(parts.weekday, in: .narrowWeekdays)
    case .digits, .twoDigits, .abbreviated: language.name(parts.weekday, in: .shortWeekdays)
    }
  }

  /// What a letter stands for; nil for one that is itself.
  private func part(_ letter: Unicode.Scalar, _ count: Int) -> String? {
    switch letter {
    case "y": format.year == .twoDigits ? number(parts.year % 100, 2) : number(parts.year, 1)
    case "M": month(count)
    case "L": language.name(parts.month - 1, in: .standaloneMonths)
    case "d": number(parts.day, format.day == .twoDigits ? 2 : count)
    case "H": number(parts.hour, format.hour == .twoDigits ? 2 : count)
    case "h": number(parts.hour % 12 == 0 ? 12 : parts.hour % 12, format.hour == .twoDigits ? 2 : count)
    case "m": number(parts.minute, count)
    case "s": number(parts.second, count)
    case "a": language.name(parts.hour < 12 ? 0 : 1, in: .halves)
    case _: nil
    }
  }

  private func month(_ count: Int) -> String {
    if count < 3 { return number(parts.month, format.month == .twoDigits ? 2 : count) }
    return language.name(
      parts.month - 1, in: format.month == .narrow ? .narrowMonths : count == 3 ? .shortMonths : .months)
  }

  private func number(_ value: Int, _ count: Int) -> String {
    symbols.write(Moment.digits(value, count), isGrouped: false)
  }
}
