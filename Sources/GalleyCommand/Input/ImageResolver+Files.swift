import Galley

extension ImageResolver {
  /// Reads files.
  static let files = ImageResolver(
    { path, root in read(path, root, limit: ImageResolver.headerLimit) },
    whole: { path, root, limit in read(path, root, limit: limit) })

  private static func read(_ path: String, _ root: String, limit: Int) -> Answer {
    do throws(SystemError) {
      guard let file = try FileSystem.resolved(path, inside: root) else { return .outsideRoot }
      guard try FileSystem.kind(of: file) == .file else { return .failure("it is no file") }
      return .header(try FileSystem.read(file, limit: limit))
    } catch {
      return .failure(error.message)
    }
  }
}
