import GalleyExpressions
import GalleyLanguage

/// A date as compact date pickers write it in American English: `Apr 18, 2024` and `9:41 AM`.
struct DateText {
  let day: String
  let time: String

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Reads a date in ISO 8601, whose time zone is taken as the reader's; nil for anything else.
  init?(_ value: Value) {
    var written = value
    if case .record(_, let fields) = value, let first = fields.first { written = first }
    guard case .string(let text) = written else { return nil }
    let numbers = text.split { !$0.isASCII || !$0.isNumber }.map { Int($0) ?? 0 }
    guard numbers.count >= 3, (1...12).contains(numbers[1]) else { return nil }
    day = "\(DateText.months[numbers[1] - 1]) \(numbers[2]), \(numbers[0])"
    let hour = numbers.count > 3 ? numbers[3] : 0
    let minute = numbers.count > 4 ? numbers[4] : 0
    let shown = hour % 12 == 0 ? 12 : hour % 12
    time = "\(shown):\(minute < 10 ? "0" : "")\(minute) \(hour < 12 ? "AM" : "PM")"
  }
}
