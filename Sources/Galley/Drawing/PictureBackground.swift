import GalleyDrawing
import GalleyLayout

/// What is behind everything in a picture.
///
/// ```swift
/// options.background = PictureBackground("#20304080") ?? .window
/// ```
public struct PictureBackground: NamedOption {
  private enum Kind: Hashable {
    case window
    case clear
    case named(SystemColor.Name)
    case components(ResolvedColor)
  }

  private let kind: Kind
  /// The text that names it.
  public let description: String

  private init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }

  /// The colour of the system.
  public static let window = PictureBackground(.window, "window")
  /// Nothing: what no view covers is see-through.
  public static let clear = PictureBackground(.clear, "none")

  /// Reads `window`, `none`, the name of a colour of the system such as `systemGray6`, or `#RGB`, `#RRGGBB` or `#RRGGBBAA`.
  public init?(_ text: String) {
    switch text {
    case Self.window.description: self = .window
    case Self.clear.description: self = .clear
    default:
      if let color = ResolvedColor(hexadecimal: text) {
        self.init(.components(color), text)
      } else if let name = SystemColor.Name(rawValue: text) {
        self.init(.named(name), text)
      } else {
        return nil
      }
    }
  }

  /// All that it can be called but by digits, for completion and suggestions.
  public static var allNames: [String] { [window.description, clear.description] + SystemColor.names }

  /// The colour in a scheme and look; nil for nothing.
  func color(_ resolver: StyleResolver) -> ResolvedColor? {
    switch kind {
    case .window: resolver.system(.systemBackground)
    case .clear: nil
    case .named(let name): resolver.system(name)
    case .components(let color): color
    }
  }
}

extension ResolvedColor {
  /// Reads `#RGB`, `#RRGGBB` or `#RRGGBBAA`; nil for anything else.
  fileprivate init?(hexadecimal text: String) {
    guard text.utf8.first == UInt8(ascii: "#") else { return nil }
    let digits = text.dropFirst().compactMap(\.hexDigitValue)
    guard digits.count == text.count - 1, text.utf8.count == text.count else { return nil }
    let bytes: [Int]
    switch digits.count {
    case 3: bytes = digits.map { $0 * 17 }
    case 6, 8: bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    default: return nil
    }
    let components = bytes.map { Double($0) / 255 }
    self.init(
      red: components[0], green: components[1], blue: components[2], alpha: components.count > 3 ? components[3] : 1)
  }
}
