/// The folder of a document: nothing that the document names by a path lies outside of it.
///
/// Paths are compared by their parts; who opens files looks at links as well.
struct DocumentFolder {
  /// The folder as the document's name has it: empty for a name without folders, `/` for the root of all files.
  let name: String

  init(ofDocument document: String) {
    let slash = document.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = slash.map { String(document[..<$0]) } ?? ""
    name = document.hasPrefix("/") && folder.isEmpty ? "/" : folder
  }

  /// The parts below this folder of the path of a file in it, or in a folder inside.
  func parts(ofFile file: String) -> [String] {
    Array(DocumentFolder.split(file).dropFirst(DocumentFolder.split(name).count)).map(String.init)
  }

  /// The parts below this folder of what a path means that is written in one of its files; nil if it leads outside.
  ///
  /// `file` is that file, by its parts below this folder.
  func parts(of path: String, writtenIn file: [String]) -> [String]? {
    guard !path.hasPrefix("/"), !path.isEmpty else { return nil }
    var parts = Array(file.dropLast())
    for part in DocumentFolder.split(path) {
      switch part {
      case ".": continue
      case "..":
        guard !parts.isEmpty else { return nil }
        parts.removeLast()
      default: parts.append(String(part))
      }
    }
    return parts
  }

  /// The path of what lies below this folder, to be opened.
  func path(to parts: [String]) -> String {
    if parts.isEmpty { return name.isEmpty ? "." : name }
    let prefix = name.isEmpty ? [] : [name == "/" ? "" : name]
    return (prefix + parts).joined(separator: "/")
  }

  private static func split(_ path: String) -> [Substring] { path.split(separator: "/") }
}
