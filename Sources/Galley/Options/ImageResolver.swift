/// Reads the beginnings of the pictures of a document's asset catalogue; the library itself reads no files.
public struct ImageResolver: Sendable {
  /// What reading a file came to.
  public enum Answer: Sendable {
    /// The first bytes of the file, `headerLimit` at most.
    case header([UInt8])
    /// It lies outside the root folder, by a symbolic link for example.
    case outsideRoot
    /// It cannot be read, for this reason: "no such file or directory".
    case failure(String)
  }

  /// As many bytes as the size of a picture may lie behind: a JPEG can begin with a preview.
  public static let headerLimit = 1 << 20

  /// Reads the beginning of the file at a path; the second argument is the root folder, empty for the current one.
  ///
  /// The path is free of `..` and begins with the root folder.
  public let read: @Sendable (_ path: String, _ root: String) -> Answer

  /// Creates a resolver that reads files with `read`.
  public init(_ read: @escaping @Sendable (_ path: String, _ root: String) -> Answer) { self.read = read }
}
