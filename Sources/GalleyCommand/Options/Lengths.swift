import ArgumentParser

/// `WxH`, the lengths of a canvas in points: not negative, finite.
struct CanvasSize: ExpressibleByArgument, Hashable, Sendable {
  let width: Double
  let height: Double

  /// Reads `393x852`; nil for anything else.
  init?(argument: String) {
    let lengths = Lengths.split(argument).map { Lengths.number($0) }
    guard lengths.count == 2, let width = lengths[0], let height = lengths[1] else { return nil }
    self.width = width
    self.height = height
  }

  var defaultValueDescription: String { "\(width)x\(height)" }
}

/// `WxH`, what the bare body is offered, with `nil` for its ideal length and `inf` for all there is.
struct ProposalSize: ExpressibleByArgument, Hashable, Sendable {
  /// Nil for an unspecified length.
  let width: Double?
  /// Nil for an unspecified length.
  let height: Double?

  /// Reads `320xnil`; nil for anything else.
  init?(argument: String) {
    let words = Lengths.split(argument)
    guard words.count == 2 else { return nil }
    let lengths = words.map { word -> Double?? in
      switch word {
      case "nil": .some(nil)
      case "inf", "infinity": .infinity
      default: Lengths.number(word).map { .some($0) }
      }
    }
    guard let width = lengths[0], let height = lengths[1] else { return nil }
    self.width = width
    self.height = height
  }

  var defaultValueDescription: String {
    [width, height].map { $0.map { "\($0)" } ?? "nil" }.joined(separator: "x")
  }
}

/// How lengths are written on a command line.
enum Lengths {
  /// Splits at an `x` or a multiplication sign.
  static func split(_ argument: String) -> [Substring] {
    argument.split(omittingEmptySubsequences: false) { "xX×".contains($0) }
  }

  /// Returns a decimal number that is not negative, or nil: no signs, exponents or names.
  static func number(_ text: Substring) -> Double? {
    guard !text.isEmpty, text.allSatisfy({ $0.isASCII && $0.isNumber || $0 == "." }) else { return nil }
    return Double(text)
  }
}
