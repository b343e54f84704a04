import ArgumentParser

/// A number of bytes: `4096`, `64K`, `16M`, `1G`.
struct ByteCount: ExpressibleByArgument, Hashable, Sendable {
  let bytes: Int

  /// Reads a whole number with an optional unit, each 1024 times the one before; nil for anything else.
  init?(argument: String) {
    let units: [Character: Int] = ["K": 1 << 10, "M": 1 << 20, "G": 1 << 30]
    let unit = argument.last.flatMap { units[Character($0.uppercased())] }
    let digits = unit == nil ? argument[...] : argument.dropLast()
    guard digits.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(digits) else { return nil }
    let (bytes, overflow) = number.multipliedReportingOverflow(by: unit ?? 1)
    guard !overflow, bytes > 0 else { return nil }
    self.bytes = bytes
  }

  var defaultValueDescription: String { String(bytes) }
}
