/// How much wider or narrower large letters of the system font are than those of the font that stands in for it.
///
/// A model, by class of letter, size and weight: its factors on the display cut are fitted to the few widths that were
/// measured: in 28 points regular "Hello!" is 70 and "OpenSwiftUI Example" 263.67 wide, in 34 points regular "0" is 21.33
/// and "Fact" 62.67, a line of 26 points on a Mac has 0.955 of the width that the cuts blended. Bold widths ("Settings"
/// 133, "Books" 98.33, both 34 points) need no correction. Source: text 2.7.
struct LetterCorrection: Sendable {
  private let space: Double
  private let digit: Double
  private let capital: Double
  private let lowercase: Double
  /// Full stops, commas, colons, exclamation marks, apostrophes.
  private let point: Double

  /// Creates the factors of a size in points and a weight on CSS's scale.
  init(size: Double, weight: Double) {
    let share = min(max((MeasuringChoices.uncorrectedWeight - weight) / 300, 0), 1)
    func factor(_ regular: Double) -> Double { 1 + share * (regular - 1) }
    space = factor(0.93)
    digit = factor(1.086)
    lowercase = factor(0.97)
    point = factor(1.484)
    // 1.04 at 28 points and 0.97 at 34.
    capital = factor(1.04 - 0.07 * min(max((size - 28) / 6, 0), 1))
  }

  /// Returns the factor on the display cut's advance of a row of `AdvanceTable`.
  func factor(row: Int) -> Double {
    switch row < Self.letters.count ? Self.letters[row] : Self.letter(ofScriptRow: row) {
    case .space: space
    case .digit: digit
    case .capital: capital
    case .lowercase: lowercase
    case .point: point
    case .other: 1
    }
  }

  private enum Letter { case space, digit, capital, lowercase, point, other }

  /// The class of a letter of another script: our choice, large letters of those were not measured.
  private static func letter(ofScriptRow row: Int) -> Letter {
    let value = AdvanceTable.scripts.lowerBound + UInt32(row - AdvanceTable.firstScriptRow)
    guard let properties = Unicode.Scalar(value)?.properties else { return .other }
    return properties.isUppercase ? .capital : properties.isLowercase ? .lowercase : .other
  }

  /// By row of `AdvanceTable`, up to those of other scripts.
  private static let letters: [Letter] = {
    var letters = [Letter](repeating: .other, count: AdvanceTable.otherRows.upperBound)
    for (bytes, letter) in ascii { for byte in bytes { letters[Int(byte) - 0x20] = letter } }
    // The no-break space; ß, ø and œ: other letters beyond ASCII have the rows of their base letters.
    letters[AdvanceTable.otherRows.lowerBound] = .space
    for row in 7...9 { letters[AdvanceTable.otherRows.lowerBound + row] = .lowercase }
    return letters
  }()

  private static let ascii: [(bytes: [UInt8], Letter)] = [
    (Array(" ".utf8), .space), (Array("!',.:;".utf8), .point),
    (Array(UInt8(ascii: "0")...UInt8(ascii: "9")), .digit),
    (Array(UInt8(ascii: "A")...UInt8(ascii: "Z")), .capital),
    (Array(UInt8(ascii: "a")...UInt8(ascii: "z")), .lowercase),
  ]
}
