import GalleyLanguage
import GalleySource

extension AssetFile {
  /// Why its bytes are not to be had.
  struct Unreadable: Error {
    var message: String
  }

  /// Its bytes, as `read` has them; nil reads nothing.
  func bytes(
    among files: [SourceFile], _ read: ((_ path: String, _ root: String) -> ImageResolver.Answer)?
  ) throws(Unreadable) -> [UInt8] {
    guard let place = place(among: files) else { throw outside }
    guard let read else { throw Unreadable(message: "`\(path)` cannot be read, since nothing here reads files") }
    switch read(place.path, place.root) {
    case .outsideRoot: throw outside
    case .failure(let reason): throw Unreadable(message: "`\(path)` cannot be read: \(reason)")
    case .header(let bytes): return bytes
    }
  }

  private var outside: Unreadable { Unreadable(message: "`\(path)` lies outside the folder of the document") }

  /// Its path and the root folder, for whoever reads it; nil if it lies outside of that.
  func place(among files: [SourceFile]) -> (path: String, root: String)? {
    let folder = DocumentFolder(ofDocument: files.first?.name ?? "")
    let index = Int(span.file)
    let file = folder.parts(ofFile: files.indices.contains(index) ? files[index].name : "")
    return folder.parts(of: path, writtenIn: file).map { (folder.path(to: $0), folder.name) }
  }
}
