import GalleyDrawing
import GalleyLanguage
import GalleyTables

/// The files of a document's pictures, read when they are first drawn.
struct PictureFiles {
  private let document: LaidOutDocument
  private var files: [String: Index<PictureFile>?] = [:]

  init(_ document: LaidOutDocument) { self.document = document }

  /// Adds the file of a picture to a list; nil where only the size is known, or the file cannot be drawn.
  mutating func file(named name: String, in list: inout DisplayListBuilder) -> Index<PictureFile>? {
    if let known = files[name] { return known }
    let file = read(name)
    if let file, file.format == .gif || file.format == .webP {
      list.note(.approximated("a picture in a GIF or WebP file, in anything but an SVG,"))
    }
    let index = file.map { list.add($0) }
    files[name] = .some(index)
    return index
  }

  private func read(_ name: String) -> PictureFile? {
    guard let image = document.program.imageFiles.last(where: { $0.name == name }),
      let place = image.place(among: document.files),
      case .header(let bytes)? = document.images?.file(place.path, place.root)
    else { return nil }
    return PictureFile(named: name, bytes)
  }
}
