/// How `formatted(_:)` writes a number of bytes: ByteCountFormatStyle of Foundation.
package struct ByteCountFormat: Sendable, Hashable {
  /// 1024 bytes are a kilobyte: the styles `memory` and `binary`.
  var isBinary = false
  /// The locale that it is fixed to; nil for that of the place.
  var locale: String?

  /// Returns a number of bytes in the largest unit that it has one of: no decimals up to kilobytes, one of megabytes, two of
  /// larger units.
  func text(_ count: Double, in place: String) -> String {
    let locale = locale ?? place
    let step = isBinary ? 1024.0 : 1000
    var (value, unit) = (count.magnitude, 0)
    while unit < ByteCountFormat.largestUnit, rounded(value, unit) >= step {
      value /= step
      unit += 1
    }
    var format = NumberFormat()
    format.decimals = 0...ByteCountFormat.decimals(of: unit)
    let number = format.text(count < 0 ? -value : value, isWhole: false, in: locale)
    let language = FormatLanguage.of(locale)
    if count == 0, !language[.noBytes].isEmpty { return language[.noBytes] }
    if unit > 0 { return number + " " + language.name(unit - 1, in: .byteUnits) }
    let names = language.forms(.bytes)
    return number + " " + ((value == 1 ? names.first : names.last) ?? "")
  }

  private func rounded(_ value: Double, _ unit: Int) -> Double {
    let factor = Mathematics.power(10, Double(ByteCountFormat.decimals(of: unit)))
    return (value * factor).rounded() / factor
  }

  private static func decimals(of unit: Int) -> Int { max(0, min(unit - 1, 2)) }

  /// Bytes, kB, MB, GB, TB, PB, EB.
  private static let largestUnit = 6
}
