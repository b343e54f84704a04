/// An option that a text names, such as a device or a target; what no text can name, nobody can ask for.
///
/// It is coded as its text.
public protocol NamedOption: RawRepresentable<String>, LosslessStringConvertible, Hashable, Codable, Sendable {
  /// Reads the text that names the option; nil if it names none.
  init?(_ text: String)
}

extension NamedOption {
  /// Reads the text that names the option; nil if it names none.
  public init?(rawValue: String) { self.init(rawValue) }

  /// The text that names the option.
  public var rawValue: String { description }
}
