import Galley
import GalleySource

extension ImportResolver {
  /// Reads documents from files, each at most `limit` bytes long.
  static func files(limit: Int) -> ImportResolver {
    ImportResolver { path, root in
      do throws(SystemError) {
        let folder = try FileSystem.resolved(root.isEmpty ? "." : root)
        let file = try FileSystem.resolved(path)
        guard folder == "/" || file.hasPrefix(folder + "/") else { return .outsideRoot }
        let bytes = try FileSystem.read(path, limit: limit == .max ? limit : limit + 1)
        return .document(DocumentSource(name: path, bytes: bytes))
      } catch {
        return .failure(error.message)
      }
    }
  }
}
