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

  /// Reads whole files for pictures, up to a limit in bytes; nil for files that are no longer than `headerLimit`.
  ///
  /// A longer answer is too much.
  public let readWhole: (@Sendable (_ path: String, _ root: String, _ limit: Int) -> Answer)?

  /// The most bytes that a picture's file may have to be drawn.
  public static let fileLimit = 1 << 24

  /// Creates a resolver that reads the beginnings of files with `read`, and whole files with `whole`.
  public init(
    _ read: @escaping @Sendable (_ path: String, _ root: String) -> Answer,
    whole readWhole: (@Sendable (_ path: String, _ root: String, _ limit: Int) -> Answer)? = nil
  ) {
    self.read = read
    self.readWhole = readWhole
  }

  /// The bytes of a file; nil if it cannot be read, or has too many.
  func file(_ path: String, root: String) -> [UInt8]? {
    guard case .header(let bytes) = read(path, root) else { return nil }
    if bytes.count < ImageResolver.headerLimit { return bytes }
    guard let readWhole, case .header(let whole) = readWhole(path, root, ImageResolver.fileLimit + 1),
      whole.count <= ImageResolver.fileLimit
    else { return nil }
    return whole
  }
}
