internal import GalleySource

/// Numbers as `formatted()` writes them for people who read en_US.
enum NumberFormat {
  /// Writes `1,234,567`.
  static func grouped(_ value: Int) -> String { (value < 0 ? "-" : "") + grouped(String(value.magnitude)) }

  /// `1,234.5`; up to six decimals, the last of them rounded to nearest or even as ICU does; `∞` and `NaN` by sign.
  static func grouped(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "NaN" : value < 0 ? "-∞" : "∞" }
    // Beyond this a Double has no decimals that could be rounded.
    guard value.magnitude < 4_000_000_000 else { return (value < 0 ? "-" : "") + grouped(whole(value.magnitude)) }
    let millionths = UInt64((value.magnitude * 1_000_000).rounded(.toNearestOrEven))
    var result = grouped(String(millionths / 1_000_000))
    let fraction = millionths % 1_000_000
    if fraction > 0 {
      let digits = String(fraction)
      var padded = String(repeating: "0", count: 6 - digits.utf8.count) + digits
      while padded.hasSuffix("0") { padded.removeLast() }
      result += "." + padded
    }
    return (value < 0 && millionths > 0 ? "-" : "") + result
  }

  /// The digits of a large number that is whole but for less than a millionth of itself.
  private static func whole(_ value: Double) -> String {
    var rest = value.rounded()
    if rest < 9e18 { return String(UInt64(rest)) }
    var digits: [UInt8] = []
    while rest >= 1 {
      digits.append(Byte.zero + UInt8(rest.truncatingRemainder(dividingBy: 10)))
      rest = (rest / 10).rounded(.down)
    }
    return String(decoding: digits.reversed(), as: UTF8.self)
  }

  private static func grouped(_ digits: String) -> String {
    var result: [UInt8] = []
    let count = digits.utf8.count
    for (index, digit) in digits.utf8.enumerated() {
      if index > 0, (count - index).isMultiple(of: 3) { result.append(Byte.comma) }
      result.append(digit)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
