/// The part a character plays in breaking lines: the classes of UAX #14 that matter to interface texts.
enum BreakClass: UInt8, Sendable {
  /// The beginning of a paragraph.
  case start
  /// A space, which may hang over the end of a line.
  case space
  /// A place to break that is nothing itself (zero-width space).
  case opportunity
  case newline
  case alphabetic
  case numeric
  /// Han, kana and emoji: a line may break on both sides.
  case ideographic
  /// A sign that keeps to the character before it: small kana, prolonged sound mark, iteration mark.
  case nonStarter
  case opening
  /// Closing punctuation behind which a line may break.
  case closing
  /// A closing parenthesis or bracket: what follows without a space belongs to the same word.
  case closingBracket
  case exclamation
  /// Full stop, comma, colon, semicolon.
  case infix
  case quote
  case hyphen
  case breakAfter
  case dash
  case slash
  case prefix
  case postfix
  /// No break on either side.
  case glue

  /// Whether the character keeps to what is before it even across spaces.
  var neverStartsLine: Bool { self == .closing || self == .closingBracket || self == .exclamation }

  /// Returns whether a line may break between `left` and `right` where no space stands between them.
  ///
  /// `previous` stands before `left`.
  ///
  /// Source: text 2.6; Unicode Standard Annex #14.
  static func allowsBreak(previous: BreakClass, left: BreakClass, right: BreakClass) -> Bool {
    switch right {
    case .closing, .closingBracket, .exclamation, .infix, .nonStarter, .slash, .glue, .postfix, .quote, .hyphen,
      .breakAfter:
      return left == .opportunity
    case .start, .space, .opportunity, .newline, .alphabetic, .numeric, .ideographic, .opening, .dash, .prefix: break
    }
    switch left {
    case .opportunity, .breakAfter, .closing, .nonStarter: return true
    case .start, .opening, .glue, .quote: return false
    case .hyphen: return previous != .start && previous != .space && right != .numeric
    case .slash: return right != .numeric
    case .dash: return right != .dash
    case .prefix: return right == .dash
    case .exclamation: return true
    case .infix: return right == .ideographic || right == .opening
    case .closingBracket: return right == .ideographic || right == .dash
    case .ideographic: return true
    case .space, .newline, .alphabetic, .numeric, .postfix: return right == .ideographic || right == .dash
    }
  }

  /// The classes of ASCII, by code.
  static let ascii: [BreakClass] = {
    var classes = [BreakClass](repeating: .alphabetic, count: 128)
    for (letters, breakClass) in punctuation { for byte in letters.utf8 { classes[Int(byte)] = breakClass } }
    return classes
  }()

  private static let punctuation: [(String, BreakClass)] = [
    ("\n\u{B}\u{C}\r", .newline), (" \t", .space), ("0123456789", .numeric), ("([{", .opening), (")]", .closingBracket),
    ("}", .closing), ("!?", .exclamation), (",.:;", .infix), ("\"'", .quote), ("-", .hyphen), ("|", .breakAfter),
    ("/", .slash), ("$+\\", .prefix), ("%", .postfix),
  ]
}
