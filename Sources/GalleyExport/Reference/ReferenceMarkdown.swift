import GalleyLanguage
import GalleySource

/// Writes the reference as Markdown: a page for each view, modifier and style protocol, one for the values, an index.
package enum ReferenceMarkdown {
  /// Every page of the reference by its path below `Documentation/Reference`.
  package static func pages() -> [(path: String, text: String)] {
    var pages = [(path: "README.md", text: index(ReferenceEntry.all))]
    for entry in ReferenceEntry.all where entry.kind != .value { pages.append((path(of: entry), page(entry))) }
    let values = ReferenceEntry.all.filter { $0.kind == .value }
    let heading =
      "# Values\n\nWhat may be written where an argument has one of these types. A leading dot is accepted.\n"
    pages.append(("values.md", notice + heading + values.map { "\n" + section($0, level: "##") }.joined()))
    return pages
  }

  /// All that is known about some entries, one below the other.
  package static func text(_ entries: [ReferenceEntry]) -> String {
    entries.map { section($0, level: "#") }.joined(separator: "\n")
  }

  /// Says that a page must not be edited.
  static let notice = "<!-- Written by `galley catalogue --folder Documentation/Reference`; do not edit. -->\n\n"

  private static func path(of entry: ReferenceEntry) -> String {
    switch entry.kind {
    case .view: "views/\(entry.name).md"
    case .modifier: "modifiers/\(entry.name).md"
    case .style: "styles/\(entry.name).md"
    case .value: "values.md"
    }
  }

  private static func index(_ entries: [ReferenceEntry]) -> String {
    var text = notice + "# Reference\n\nEverything that the catalogue has, taken from its declarations.\n"
    for kind in ReferenceEntry.Kind.allCases {
      text += "\n## \(kind.heading)\n\n"
      guard kind != .value else {
        text += "[What may be written for values](values.md), type by type.\n"
        continue
      }
      text += "| name | what it is |\n| --- | --- |\n"
      for entry in entries where entry.kind == kind {
        text += "| [\(entry.name)](\(path(of: entry))) | \(cell(entry.summary)) |\n"
      }
    }
    return text
  }

  private static func page(_ entry: ReferenceEntry) -> String {
    notice + section(entry, level: "#") + "\n[All views and modifiers](../README.md)\n"
  }

  private static func section(_ entry: ReferenceEntry, level: String) -> String {
    var text = "\(level) \(entry.name)\n\n\(entry.summary)\n"
    for form in entry.forms { text += describe(form, ofValue: entry.kind == .value) }
    if entry.kind == .value { return text + cases(entry) }
    if entry.kind == .style {
      return text + cases(entry) + "\nAvailable from \(entry.availability.joined(separator: ", ")).\n"
    }
    text += "\nLayout: \(ReferenceText.describe(entry.layout)).\n"
    if !entry.figures.isEmpty {
      text += "\n" + FigureText.table(entry.figures)
    }
    text += "\nAvailable from \(entry.availability.joined(separator: ", ")).\n"
    for example in entry.examples {
      text += "\n```yaml\n\(example.document)\n```\n\n`\(example.type)`\n"
    }
    return text
  }

  private static func cases(_ entry: ReferenceEntry) -> String {
    guard !entry.cases.isEmpty else { return "" }
    if entry.cases.allSatisfy(\.summary.isEmpty) {
      return "\n" + entry.cases.map { "`\($0.name)`" }.joined(separator: ", ") + "\n"
    }
    return "\n| written | meaning |\n| --- | --- |\n"
      + entry.cases.map { "| `\($0.name)` | \(cell($0.summary)) |\n" }.joined()
  }

  private static func describe(_ form: ReferenceEntry.Form, ofValue isValue: Bool) -> String {
    var text = "\n`\(form.signature)`\n"
    if let availability = form.availability { text += "\nThis form from \(availability.joined(separator: ", ")).\n" }
    guard !form.parameters.isEmpty, !isValue else { return text }
    text += "\n| argument | value | |\n| --- | --- | --- |\n"
    for parameter in form.parameters {
      let remarks = (parameter.isRequired ? "" : " Optional.") + (parameter.isPrimary ? " May stand alone." : "")
      text += "| `\(parameter.label)` | `\(cell(parameter.type))` | \(cell(parameter.summary))\(remarks) |\n"
    }
    return text
  }

  private static func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}

/// Writes the list of diagnostic codes as Markdown.
package enum DiagnosticReference {
  /// The page of all codes, in alphabetical order.
  package static func page() -> String {
    let codes = DiagnosticCode.all.sorted { $0.name < $1.name }
    var text = """
      <!-- Written by `galley explain-code --format markdown -o Documentation/Diagnostics.md`; do not edit. -->

      # Diagnostics

      Every problem that Galley reports has a code, which is never renamed or reused. `galley explain-code CODE` prints
      what stands here.

      | code | severity | |
      | --- | --- | --- |

      """
    for code in codes { text += "| [`\(code.name)`](#\(code.name)) | \(code.severity.rawValue) | \(code.summary) |\n" }
    for code in codes { text += "\n## \(code.name)\n\n\(code.summary)\n\n\(code.explanation)\n" }
    return text
  }
}
