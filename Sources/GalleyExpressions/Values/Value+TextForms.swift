// Structures that documents write as texts: moments in ISO 8601, addresses.

extension Value {
  /// Whether a value may be what a structure is made of that is written as a text: a date, an address.
  package func stands(for type: TypeID) -> Bool {
    switch type {
    case .date: isDate
    case .url: self != .string("")
    default: true
    }
  }

  /// Whether it is a moment, or a text or a binding that stands for one.
  package var isDate: Bool {
    switch self {
    case .string(let text): ISODate.isDate(text)
    case .record(.date, let fields): fields.first.map(\.isDate) ?? false
    case .binding(let binding): binding.current.isDate
    case .null, .missing, .bool, .int, .double, .localized, .array, .dictionary, .range, .closedRange, .closedRealRange,
      .enumeration, .record, .tuple, .color, .font, .style, .keyPath:
      false
    }
  }
}

/// The form of dates: `2024-05-01`, with a time behind `T` or a space, `12:00`, `12:00:30` or `12:00:30.5`, and that with
/// a time zone, `Z`, `+02:00` or `+0200`.
enum ISODate {
  /// Whether a text is a day that the calendar has, perhaps with a time.
  static func isDate(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    guard let year = number(4, &rest), take("-", &rest), let month = number(2, &rest), take("-", &rest),
      let day = number(2, &rest), (1...12).contains(month), day >= 1, day <= days(in: month, of: year)
    else { return false }
    if rest.isEmpty { return true }
    guard take("T", &rest) || take("t", &rest) || take(" ", &rest) else { return false }
    return isTime(&rest) && isZone(&rest) && rest.isEmpty
  }

  private static func isTime(_ rest: inout ArraySlice<UInt8>) -> Bool {
    guard let hour = number(2, &rest), hour < 24, take(":", &rest), let minute = number(2, &rest), minute < 60 else {
      return false
    }
    guard take(":", &rest) else { return true }
    guard let second = number(2, &rest), second < 60 else { return false }
    guard take(".", &rest) else { return true }
    let digits = rest.prefix { Lexer.isDigit($0) }.count
    rest = rest.dropFirst(digits)
    return digits > 0
  }

  private static func isZone(_ rest: inout ArraySlice<UInt8>) -> Bool {
    if rest.isEmpty || take("Z", &rest) || take("z", &rest) { return true }
    guard take("+", &rest) || take("-", &rest), let hours = number(2, &rest), hours < 24 else { return false }
    if rest.isEmpty { return true }
    _ = take(":", &rest)
    return number(2, &rest).map { $0 < 60 } ?? false
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
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
