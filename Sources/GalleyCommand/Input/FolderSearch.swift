import Galley

/// Looks for Galley documents in a folder and the folders within it.
///
/// Hidden files and folders, dependencies of other tools, and folders behind symbolic links are passed over.
struct FolderSearch {
  /// What was found, by what it seems to be; the paths begin with the folder as it was given.
  private(set) var found: [(path: String, verdict: DocumentSniffer.Verdict)] = []
  /// The folders and files that could not be read.
  private(set) var failures: [CommandFailure] = []
  private let sniffer: DocumentSniffer

  private static let suffixes = [".yaml", ".yml", ".json"]
  private static let passedOver: Set<String> = ["node_modules", "Carthage", "Pods"]
  /// No document keeps what makes it one behind this many bytes.
  private static let sniffedBytes = 1 << 20
  /// Folders within folders, beyond which a file system is taken to be mended, not searched.
  private static let maximumDepth = 100

  /// Searches `folder`.
  init(_ folder: String, sniffer: DocumentSniffer) {
    self.sniffer = sniffer
    search(folder, depth: 0)
  }

  private mutating func search(_ folder: String, depth: Int) {
    guard depth < Self.maximumDepth else { return }
    do throws(SystemError) {
      for name in try FileSystem.entries(of: folder) where !name.hasPrefix(".") && !Self.passedOver.contains(name) {
        visit(name, in: folder, depth: depth)
      }
    } catch {
      failures.append(CommandFailure("cannot read `\(folder)`: \(error.message)"))
    }
  }

  private mutating func visit(_ name: String, in folder: String, depth: Int) {
    let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
    if (try? FileSystem.kind(of: path, followsLinks: false)) == .folder { return search(path, depth: depth + 1) }
    guard Self.suffixes.contains(where: name.hasSuffix) else { return }
    guard let kind = try? FileSystem.kind(of: path) else {
      // The letters that stand for bytes that are no UTF-8 do not lead back to the file.
      if name.unicodeScalars.contains("\u{FFFD}") {
        failures.append(CommandFailure("cannot read `\(path)`: its name is not UTF-8"))
      } else {
        found.append((path, .other))
      }
      return
    }
    guard kind == .file else {
      // What lies behind links to folders is not searched.
      if kind == .other { found.append((path, .other)) }
      return
    }
    do throws(SystemError) {
      found.append((path, sniffer.verdict(on: try FileSystem.read(path, limit: Self.sniffedBytes))))
    } catch {
      failures.append(CommandFailure("cannot read `\(path)`: \(error.message)"))
    }
  }
}
