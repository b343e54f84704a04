import GalleyFormats

/// The bytes of a document, with the name that diagnostics show.
public struct DocumentSource: Hashable, Sendable {
  /// How the bytes are to be read.
  public enum Format: Sendable {
    case json
    case yaml
  }

  /// A path, or `<stdin>`.
  public var name: String
  /// The whole document, as UTF-8.
  public var bytes: [UInt8]
  /// The notation; nil to tell it by the name's ending, or by the first byte.
  public var format: Format?

  /// Creates a document's source.
  public init(name: String, bytes: [UInt8], format: Format? = nil) {
    self.name = name
    self.bytes = bytes
    self.format = format
  }

  /// Creates a document's source from text.
  public init(name: String, text: String, format: Format? = nil) {
    self.init(name: name, bytes: Array(text.utf8), format: format)
  }

  var notation: Notation {
    switch format {
    case .json: .json
    case .yaml: .yaml
    case nil: detectNotation(of: bytes, name: name)
    }
  }
}
