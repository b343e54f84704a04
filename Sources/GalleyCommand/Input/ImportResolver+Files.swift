import Galley

extension ImportResolver {
  /// Reads documents from files, each at most `limit` bytes long.
  static func files(limit: Int) -> ImportResolver {
    ImportResolver { path, root in
      do throws(SystemError) {
        guard let file = try FileSystem.resolved(path, inside: root) else { return .outsideRoot }
        // A pipe could keep its reader waiting for ever.
        guard try FileSystem.kind(of: file) != .other else { return .failure("it is no file") }
        let bytes = try FileSystem.read(file, limit: limit == .max ? limit : limit + 1)
        return .document(DocumentSource(name: path, bytes: bytes))
      } catch {
        return .failure(error.message)
      }
    }
  }
}
