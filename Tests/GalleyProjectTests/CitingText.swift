import Foundation

/// The part of a file in which rules are cited: comments of Swift, sources and comments of a case, a whole page.
struct CitingText {
  let path: String
  let text: String

  static func all() throws -> [CitingText] {
    let paths = try ["Sources", "Tests", "Documentation"].flatMap(ProjectFiles.paths)
    return try (paths + ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"]).compactMap { path in
      if path.hasSuffix(".swift") { return CitingText(path: path, text: comments(try ProjectFiles.text(path))) }
      if path.hasSuffix(".md") { return CitingText(path: path, text: try ProjectFiles.text(path)) }
      guard path.hasSuffix("/expected.txt") else { return nil }
      let lines = try ProjectFiles.text(path).split(separator: "\n")
      let citing = lines.filter { $0.hasPrefix("source:") || $0.hasPrefix("#") }
      return CitingText(path: path, text: citing.joined(separator: "\n"))
    }
  }

  private static func comments(_ text: String) -> String {
    text.split(separator: "\n").compactMap { line in
      guard let start = line.range(of: "//") else { return nil }
      return String(line[start.upperBound...].drop { $0 == "/" })
    }.joined(separator: "\n")
  }
}
