/// Reads the documents that other documents import; the library itself reads no files.
public struct ImportResolver: Sendable {
  /// What reading a document came to.
  public enum Answer: Sendable {
    case document(DocumentSource)
    /// It lies outside the root folder, by a symbolic link for example.
    case outsideRoot
    /// It cannot be read, for this reason: "no such file or directory".
    case failure(String)
  }

  /// Reads the document at a path; the second argument is the root folder, empty for the current one.
  ///
  /// The path is free of `..` and begins with the root folder.
  public let read: @Sendable (_ path: String, _ root: String) -> Answer

  /// Creates a resolver that reads documents with `read`.
  public init(_ read: @escaping @Sendable (_ path: String, _ root: String) -> Answer) { self.read = read }

  /// Creates a resolver of documents that are at hand, by their paths.
  public init(documents: [String: String]) {
    read = { path, _ in
      documents[path].map { .document(DocumentSource(name: path, text: $0)) } ?? .failure("there is no such document")
    }
  }
}
