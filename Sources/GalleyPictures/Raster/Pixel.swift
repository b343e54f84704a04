package import GalleyLayout

/// An sRGB colour of eight bits a component, multiplied by its opacity.
package struct Pixel: Hashable, Sendable {
  /// Red in the lowest byte, then green, blue and alpha.
  package var bits: UInt32

  package static let clear = Pixel(bits: 0)

  package init(bits: UInt32) { self.bits = bits }

  /// Creates a pixel of components that are multiplied already.
  package init(red: UInt32, green: UInt32, blue: UInt32, alpha: UInt32) {
    bits = red | green << 8 | blue << 16 | alpha << 24
  }

  package init(_ color: ResolvedColor) {
    func byte(_ value: Double) -> UInt32 { value > 0 ? UInt32(min(value, 1) * 255 + 0.5) : 0 }
    let alpha = byte(color.alpha)
    self.init(straightRed: byte(color.red), byte(color.green), byte(color.blue), alpha)
  }

  /// Creates a pixel of components that are not multiplied yet.
  init(straightRed red: UInt32, _ green: UInt32, _ blue: UInt32, _ alpha: UInt32) {
    self = Pixel(red: red, green: green, blue: blue, alpha: 255).scaled(by: alpha)
  }

  package var red: UInt32 { bits & 0xFF }
  package var green: UInt32 { bits >> 8 & 0xFF }
  package var blue: UInt32 { bits >> 16 & 0xFF }
  package var alpha: UInt32 { bits >> 24 }

  /// Red, green and blue without their multiplication by the opacity.
  package var straight: (red: UInt32, green: UInt32, blue: UInt32) {
    let alpha = alpha
    if alpha == 255 { return (red, green, blue) }
    guard alpha > 0 else { return (0, 0, 0) }
    func divided(_ value: UInt32) -> UInt32 { min((value * 255 + alpha / 2) / alpha, 255) }
    return (divided(red), divided(green), divided(blue))
  }

  /// The pixel with all components multiplied by a part of 255, rounded.
  ///
  /// Two components are multiplied at a time; the sum replaces a division by 255, and is exact.
  @inline(__always)
  func scaled(by part: UInt32) -> Pixel {
    let mask: UInt32 = 0x00FF_00FF
    let half: UInt32 = 0x0080_0080
    var odd = (bits & mask) &* part &+ half
    odd = (odd &+ (odd >> 8 & mask)) >> 8 & mask
    var even = (bits >> 8 & mask) &* part &+ half
    even = (even &+ (even >> 8 & mask)) & ~mask
    return Pixel(bits: odd | even)
  }

  /// The pixel on top of another.
  @inline(__always)
  func over(_ backdrop: Pixel) -> Pixel { Pixel(bits: bits &+ backdrop.scaled(by: 255 &- alpha).bits) }

  /// The product of two parts of 255, rounded.
  @inline(__always)
  static func product(_ one: UInt32, _ two: UInt32) -> UInt32 {
    let product = one &* two &+ 128
    return (product &+ product >> 8) >> 8
  }
}
