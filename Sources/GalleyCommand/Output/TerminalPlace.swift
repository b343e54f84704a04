#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

import GalleyPictures

/// What a terminal is sent.
enum TerminalChoice: String, CaseIterable {
  /// What it is known to understand.
  case auto
  case blocks, kitty, sixel

  /// The form that the terminal at hand understands, or that was asked for.
  var form: TerminalForm {
    switch self {
    case .auto: Self.understood
    case .blocks: Self.coloredBlocks
    case .kitty: .kitty
    case .sixel: .sixel
    }
  }

  /// What terminals say of themselves is their name alone.
  private static var understood: TerminalForm {
    let name = CurrentProcess.environmentVariable("TERM") ?? ""
    if name == "xterm-kitty" || name == "xterm-ghostty" { return .kitty }
    if name == "foot" || name.hasPrefix("foot-") || name.hasPrefix("mlterm") { return .sixel }
    return coloredBlocks
  }

  private static var coloredBlocks: TerminalForm {
    switch CurrentProcess.environmentVariable("COLORTERM") {
    case "truecolor", "24bit": .blocks
    default: .blocksOf256Colors
    }
  }
}

/// How much room a picture has on a terminal.
struct TerminalPlace {
  private let columns: Int
  /// How many pixels a character is wide.
  private let pixelsPerColumn: Double

  /// More are no terminal's.
  static let mostColumns = 1_000

  /// Asks the terminal for what is not given.
  init(columns: Int?) {
    var window = winsize()
    let isKnown = ioctl(StandardStream.output.rawValue, UInt(TIOCGWINSZ), &window) == 0 && window.ws_col > 0
    self.columns = columns ?? (isKnown ? min(Int(window.ws_col), Self.mostColumns) : 80)
    let width = isKnown ? Double(window.ws_xpixel) / Double(window.ws_col) : 0
    pixelsPerColumn = width >= 1 ? width : 8
  }

  /// Returns the pixels a point at which a picture fills the columns; never more than it has of the device.
  func scale(of form: TerminalForm, width: Double, most: Double) -> Double {
    let pixels =
      switch form {
      case .blocks, .blocksOf256Colors: Double(columns)
      case .kitty, .sixel: Double(columns) * pixelsPerColumn
      }
    return width > 0 ? min(pixels / width, most) : most
  }
}
