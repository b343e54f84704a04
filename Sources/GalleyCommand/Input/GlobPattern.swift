#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A pattern of paths: `*`, `?` and `[…]` within a name, `**` for any number of folders.
///
/// Shells expand most patterns themselves; this is for those that are quoted or that the shell does not know.
struct GlobPattern {
  private let components: [String]
  private let root: String

  /// Splits a pattern into names.
  init(_ pattern: String) {
    root = pattern.hasPrefix("/") ? "/" : ""
    components = pattern.split(separator: "/").map(String.init)
  }

  /// Whether an argument can only be meant as a pattern.
  static func isPattern(_ argument: String) -> Bool { argument.contains { "*?[".contains($0) } }

  /// Returns the paths that match, in the order of their names, each once.
  func matches() -> [String] {
    var found: [String] = []
    var known: Set<String> = []
    expand(root, components[...]) { if known.insert($0).inserted { found.append($0) } }
    return found
  }

  private func expand(_ base: String, _ rest: ArraySlice<String>, _ found: (String) -> Void) {
    guard let component = rest.first else { return found(base) }
    let others = rest.dropFirst()
    if component == "**" {
      if !others.isEmpty { expand(base, others, found) }
      for name in names(in: base) where !name.hasPrefix(".") {
        let path = join(base, name)
        switch try? FileSystem.kind(of: path, followsLinks: false) {
        case .folder: expand(path, rest, found)
        case .file, .other, nil: if others.isEmpty { found(path) }
        }
      }
    } else if Self.isPattern(component) {
      for name in names(in: base) where fnmatch(component, name, FNM_PERIOD) == 0 {
        expand(join(base, name), others, found)
      }
    } else if FileSystem.exists(join(base, component)) {
      expand(join(base, component), others, found)
    }
  }

  /// Returns what a folder holds; nothing for what is no folder or cannot be read.
  private func names(in folder: String) -> [String] {
    (try? FileSystem.entries(of: folder.isEmpty ? "." : folder)) ?? []
  }

  private func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}
