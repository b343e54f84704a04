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

  /// Reads whole files for pictures and fonts, up to a limit in bytes; nil for files that are no longer than `headerLimit`.
  ///
  /// A longer answer is too much.
  public let readWhole: (@Sendable (_ path: String, _ root: String, _ limit: Int) -> Answer)?

  /// The most bytes that the file of a font, or of a picture that is drawn, may have.
  public static let fileLimit = 1 << 24

  /// Creates a resolver that reads the beginnings of files with `read`, and whole files with `whole`.
  public init(
    _ read: @escaping @Sendable (_ path: String, _ root: String) -> Answer,
    whole readWhole: (@Sendable (_ path: String, _ root: String, _ limit: Int) -> Answer)? = nil
  ) {
    self.read = read
    self.readWhole = readWhole
  }

  /// All of a file, or why it cannot be read.
  func file(_ path: String, _ root: String) -> Answer {
    let beginning = read(path, root)
    guard case .header(let bytes) = beginning, bytes.count >= ImageResolver.headerLimit else { return beginning }
    guard let readWhole else { return .failure("it has more than a megabyte, and nothing here reads whole files") }
    let answer = readWhole(path, root, ImageResolver.fileLimit + 1)
    if case .header(let whole) = answer, whole.count > ImageResolver.fileLimit {
      return .failure("it has more than \(ImageResolver.fileLimit >> 20) megabytes")
    }
    return answer
  }
}
