// The one place of this module that knows where the mathematical functions of the C library are.
#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// Functions of the C library.
package enum Mathematics {
  package static func sine(_ value: Double) -> Double { sin(value) }
  package static func cosine(_ value: Double) -> Double { cos(value) }
  static func tangent(_ value: Double) -> Double { tan(value) }
  static func arcSine(_ value: Double) -> Double { asin(value) }
  static func arcCosine(_ value: Double) -> Double { acos(value) }
  static func arcTangent(_ value: Double) -> Double { atan(value) }
  static func arcTangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
  static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
  static func exponential(_ value: Double) -> Double { exp(value) }
  static func logarithm(_ value: Double) -> Double { log(value) }
  static func logarithm2(_ value: Double) -> Double { log2(value) }
  static func logarithm10(_ value: Double) -> Double { log10(value) }
  static func hypotenuse(_ x: Double, _ y: Double) -> Double { hypot(x, y) }
}

extension Mathematics {
  /// Returns a number as C's `printf` writes it with `%.*f`, `%.*e` or `%.*g`.
  static func formatted(_ value: Double, letter: UInt8, precision: Int) -> String {
    let format = "%.\(precision)" + String(UnicodeScalar(letter))
    // The longest Double has 309 digits before its decimals.
    var buffer = [CChar](repeating: 0, count: 400 + precision)
    let length = withVaList([value]) { vsnprintf(&buffer, buffer.count, format, $0) }
    return String(
      decoding: buffer.prefix(max(0, min(Int(length), buffer.count - 1))).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
