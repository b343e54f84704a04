import Galley

extension ImageResolver {
  /// Reads the beginnings of files.
  static let files = ImageResolver { path, root in
    do throws(SystemError) {
      guard let file = try FileSystem.resolved(path, inside: root) else { return .outsideRoot }
      guard try FileSystem.kind(of: file) == .file else { return .failure("it is no file") }
      return .header(try FileSystem.read(file, limit: ImageResolver.headerLimit))
    } catch {
      return .failure(error.message)
    }
  }
}
