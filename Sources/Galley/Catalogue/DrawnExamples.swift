/// The pictures of the reference: what examples of views and styles look like, light and dark.
struct DrawnExamples {
  /// The pictures by their paths below the folder of the reference, in the order of the catalogue.
  private(set) var files: [CatalogueReport.Page] = []
  private var names: Set<String> = []

  /// Draws the examples of some entries.
  init(of entries: [CatalogueEntry]) {
    for drawing in entries.flatMap(\.drawings) {
      guard let light = drawing.svg(isDark: false), let dark = drawing.svg(isDark: true) else { continue }
      names.insert(drawing.name)
      files.append(file(drawing.name, isDark: false, light))
      files.append(file(drawing.name, isDark: true, dark))
    }
  }

  private func file(_ name: String, isDark: Bool, _ svg: [UInt8]) -> CatalogueReport.Page {
    CatalogueReport.Page(path: Self.path(name, isDark: isDark), text: String(decoding: svg, as: UTF8.self))
  }

  private static func path(_ name: String, isDark: Bool) -> String { "pictures/\(name)\(isDark ? "-dark" : "").svg" }

  /// The elements of Markdown that show an example, light and dark; empty for one without a picture.
  func images(of name: String) -> (light: String, dark: String) {
    guard names.contains(name) else { return ("", "") }
    return (image(name, isDark: false), image(name, isDark: true))
  }

  private func image(_ name: String, isDark: Bool) -> String {
    "![\(name), \(isDark ? "dark" : "light")](../\(Self.path(name, isDark: isDark)))"
  }
}
