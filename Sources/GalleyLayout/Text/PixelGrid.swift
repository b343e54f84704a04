// The module that brings the C library's rounding functions with it when the package is linked.
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The device pixels that text sizes are rounded to.
package struct PixelGrid: Sendable, Hashable {
  /// Device pixels per point.
  package let scale: Double

  /// Arithmetic noise that does not make a length reach into the next pixel, in pixels.
  private static let tolerance = 1e-6

  /// Creates the grid of a display; a scale that is not a positive number counts as 1.
  package init(scale: Double) {
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }

  /// Returns a length rounded up to a pixel.
  ///
  /// Source: text 1.5.
  package func roundedUp(_ length: Double) -> Double {
    (length * scale - Self.tolerance).rounded(.up) / scale
  }

  /// Returns a length rounded to the nearest pixel, halves up.
  ///
  /// Source: text 1.5.
  package func rounded(_ length: Double) -> Double {
    (length * scale + 0.5 + Self.tolerance).rounded(.down) / scale
  }
}
