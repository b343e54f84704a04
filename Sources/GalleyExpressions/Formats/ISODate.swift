/// The form of dates: `2024-05-01`, with a time behind `T` or a space, `12:00`, `12:00:30` or `12:00:30.5`, and that with
/// a time zone, `Z`, `+02:00` or `+0200`.
enum ISODate {
  /// The moment that a text names: a day that the calendar has, perhaps with a time; nil for anything else.
  static func moment(_ text: String) -> Moment? {
    var rest = Array(text.utf8)[...]
    guard let year = number(4, &rest), take("-", &rest), let month = number(2, &rest), take("-", &rest),
      let day = number(2, &rest), year >= 1, (1...12).contains(month), day >= 1,
      day <= DateComponents.days(inMonth: month, of: year)
    else { return nil }
    let seconds = Double(DateComponents.days(year: year, month: month, day: day)) * 86_400
    if rest.isEmpty { return Moment(seconds: seconds) }
    guard take("T", &rest) || take("t", &rest) || take(" ", &rest), let time = time(&rest), let zone = zone(&rest),
      rest.isEmpty
    else { return nil }
    return Moment(seconds: seconds + time - Double(zone), zone: zone)
  }

  /// The seconds of a day that a time leaves behind.
  private static func time(_ rest: inout ArraySlice<UInt8>) -> Double? {
    guard let hour = number(2, &rest), hour < 24, take(":", &rest), let minute = number(2, &rest), minute < 60 else {
      return nil
    }
    let minutes = Double(hour * 3600 + minute * 60)
    guard take(":", &rest) else { return minutes }
    guard let second = number(2, &rest), second < 60 else { return nil }
    guard take(".", &rest) else { return minutes + Double(second) }
    let digits = rest.prefix { Lexer.isDigit($0) }
    rest = rest.dropFirst(digits.count)
    guard !digits.isEmpty, let fraction = Double("0." + String(decoding: digits.prefix(9), as: UTF8.self)) else {
      return nil
    }
    return minutes + Double(second) + fraction
  }

  /// The seconds that a zone is ahead of Greenwich; 0 where none is written.
  private static func zone(_ rest: inout ArraySlice<UInt8>) -> Int? {
    if rest.isEmpty || take("Z", &rest) || take("z", &rest) { return 0 }
    let isBehind = rest.first == UInt8(ascii: "-")
    guard take("+", &rest) || take("-", &rest), let hours = number(2, &rest), hours < 24 else { return nil }
    var minutes = 0
    if !rest.isEmpty {
      _ = take(":", &rest)
      guard let written = number(2, &rest), written < 60 else { return nil }
      minutes = written
    }
    let seconds = hours * 3600 + minutes * 60
    return isBehind ? -seconds : seconds
  }

  /// Takes exactly so many digits.
  private static func number(_ count: Int, _ rest: inout ArraySlice<UInt8>) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy({ Lexer.isDigit($0) }) else { return nil }
    rest = rest.dropFirst(count)
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  private static func take(_ character: Unicode.Scalar, _ rest: inout ArraySlice<UInt8>) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest = rest.dropFirst()
    return true
  }
}
