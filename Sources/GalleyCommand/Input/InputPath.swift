import Galley

/// A document to read: a file, or standard input.
enum InputPath: Hashable, Sendable {
  /// Standard input, with the path that it is the content of, if that was told.
  case standardInput(named: String? = nil)
  case file(String)

  /// The name that diagnostics show.
  var name: String {
    switch self {
    case .standardInput(let name): name ?? "<stdin>"
    case .file(let path): path
    }
  }

  /// The path of a file; nil for standard input.
  var path: String? {
    switch self {
    case .standardInput: nil
    case .file(let path): path
    }
  }

  /// Which ordinary file it is; nil for a pipe, a terminal, or what is not there.
  var identity: FileSystem.Identity? {
    switch self {
    case .standardInput: FileSystem.identity(of: 0)
    case .file(let path): FileSystem.identity(of: path)
    }
  }

  /// Reads at most `limit` bytes and one more, by which a reader sees that there are too many.
  ///
  /// `format` is the notation; nil to find it out.
  func read(limit: Int, format: DocumentSource.Format? = nil) throws(CommandFailure) -> DocumentSource {
    let limit = limit == .max ? limit : limit + 1
    do throws(SystemError) {
      switch self {
      case .standardInput:
        return DocumentSource(name: name, bytes: try FileSystem.read(descriptor: 0, limit: limit), format: format)
      case .file(let path):
        return DocumentSource(name: name, bytes: try FileSystem.read(path, limit: limit), format: format)
      }
    } catch {
      throw CommandFailure("cannot read `\(name)`: \(error.message)")
    }
  }
}
