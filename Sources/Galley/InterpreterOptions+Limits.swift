import GalleyFormats

extension InterpreterOptions {
  /// What a document may cost before its reading ends in an error; ordinary ones never meet the defaults.
  public struct Limits: Sendable {
    /// Bytes of one file.
    public var fileSize = ReadingLimits().fileSize
    /// Levels of mappings and lists.
    public var depth = ReadingLimits().depth

    /// Creates the default limits.
    public init() {}

    /// The part that the readers watch.
    var reading: ReadingLimits {
      var limits = ReadingLimits()
      limits.fileSize = fileSize
      limits.depth = depth
      return limits
    }
  }
}
