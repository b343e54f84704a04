import GalleyLanguage
import GalleySource

/// Writes the reference as Markdown: a page for each view, modifier and style protocol, one for the values, an index.
struct CatalogueMarkdown {
  let settingNames: SettingNames
  /// The pictures that pages show; nil for text that stands alone.
  private var drawn: DrawnExamples?

  init(settingNames: SettingNames) { self.settingNames = settingNames }

  /// Every page of the reference, and every picture in one, by its path below `Documentation/Reference`.
  func pages(writtenBy call: String) -> [CatalogueReport.Page] {
    let drawn = DrawnExamples(of: CatalogueEntry.all)
    var markdown = self
    markdown.drawn = drawn
    return markdown.texts(writtenBy: call) + drawn.files
  }

  private func texts(writtenBy call: String) -> [CatalogueReport.Page] {
    let notice = "<!-- Written by `\(call)`; do not edit. -->\n\n"
    var pages = [CatalogueReport.Page(path: "README.md", text: notice + index(CatalogueEntry.all))]
    for entry in CatalogueEntry.all where self.page(of: entry.kind) == nil {
      pages.append(CatalogueReport.Page(path: path(of: entry), text: notice + page(entry)))
    }
    for kind in CatalogueEntry.Kind.allCases {
      guard let page = page(of: kind) else { continue }
      let sections = CatalogueEntry.all.filter { $0.kind == kind }.map { "\n" + section($0, level: "##") }
      pages.append(
        CatalogueReport.Page(
          path: page.path, text: notice + "# \(kind.heading)\n\n\(page.introduction)\n" + sections.joined()))
    }
    return pages
  }

  /// The page that all entries of a kind share; nil if each has one of its own.
  private func page(of kind: CatalogueEntry.Kind) -> (path: String, introduction: String)? {
    switch kind {
    case .view, .modifier, .style: nil
    case .value:
      ("values.md", "What may be written where an argument has one of these types. A leading dot is accepted.")
    case .word: ("words.md", "What stands in a node’s place beside views, and the keys of documents.")
    case .setting: ("settings.md", "What documents are laid out for.")
    }
  }

  /// All that is known about some entries, one below the other.
  func text(_ entries: [CatalogueEntry]) -> String {
    entries.map { section($0, level: "#") }.joined(separator: "\n")
  }

  private func path(of entry: CatalogueEntry) -> String {
    switch entry.kind {
    case .view: "views/\(entry.name).md"
    case .modifier: "modifiers/\(entry.name).md"
    case .style: "styles/\(entry.name).md"
    case .value: "values.md"
    case .word: "words.md"
    case .setting: "settings.md"
    }
  }

  private func index(_ entries: [CatalogueEntry]) -> String {
    var text = "# Reference\n\nEverything that the catalogue has, taken from its declarations.\n"
    for kind in CatalogueEntry.Kind.allCases {
      text += "\n## \(kind.heading)\n\n"
      if let page = page(of: kind) {
        text += "[\(kind.heading)](\(page.path)): \(page.introduction)\n"
        continue
      }
      text += "| name | what it is |\n| --- | --- |\n"
      for entry in entries where entry.kind == kind {
        text += "| [\(entry.name)](\(path(of: entry))) | \(cell(entry.summary(naming: settingNames))) |\n"
      }
    }
    return text
  }

  private func page(_ entry: CatalogueEntry) -> String {
    section(entry, level: "#") + "\n[All views and modifiers](../README.md)\n"
  }

  private func section(_ entry: CatalogueEntry, level: String) -> String {
    var text = "\(level) \(entry.name)\n\n\(entry.summary(naming: settingNames))\n"
    for form in entry.forms { text += describe(form, ofValue: entry.kind == .value) }
    switch entry.kind {
    case .value, .setting: return text + cases(entry)
    case .word: return text + examples(entry)
    case .style:
      return text + styles(entry) + "\nAvailable from \(entry.availability.joined(separator: ", ")).\n"
    case .view, .modifier: return text + details(entry) + examples(entry)
    }
  }

  /// What is known of the layout, the figures and the availability of a view or modifier.
  private func details(_ entry: CatalogueEntry) -> String {
    var text = "\nLayout: \(CatalogueText.describe(entry.layoutStanding)).\n"
    if !entry.figures.isEmpty {
      text += "\n" + FigureText.table(entry.figures)
    }
    return text + "\nAvailable from \(entry.availability.joined(separator: ", ")).\n"
  }

  private func examples(_ entry: CatalogueEntry) -> String {
    let drawings = entry.drawings
    return entry.examples.enumerated().map { index, example in
      let text = "\n```yaml\n\(example.document)\n```\n\n`\(example.type)`\n"
      guard let drawn, drawings.indices.contains(index) else { return text }
      let (light, dark) = drawn.images(of: drawings[index].name)
      return light.isEmpty ? text : text + "\n\(light) \(dark)\n"
    }.joined()
  }

  /// The styles of a family, each with what it looks like.
  private func styles(_ entry: CatalogueEntry) -> String {
    guard let drawn, let first = entry.drawings.first else { return cases(entry) }
    let example = "\nThe example that is drawn:\n\n```yaml\n\(first.document)\n```\n"
    if entry.cases.isEmpty {
      let (light, dark) = drawn.images(of: first.name)
      return "\(example)\n\(light) \(dark)\n"
    }
    let rows = zip(entry.cases, entry.drawings).map { style, drawing in
      let (light, dark) = drawn.images(of: drawing.name)
      return "| `\(style.name)` | \(cell(style.summary)) | \(light) | \(dark) |\n"
    }
    return example + "\n| written | meaning | light | dark |\n| --- | --- | --- | --- |\n" + rows.joined()
  }

  private func cases(_ entry: CatalogueEntry) -> String {
    guard !entry.cases.isEmpty else { return "" }
    if entry.cases.allSatisfy(\.summary.isEmpty) {
      return "\n" + entry.cases.map { "`\($0.name)`" }.joined(separator: ", ") + "\n"
    }
    return "\n| written | meaning |\n| --- | --- |\n"
      + entry.cases.map { "| `\($0.name)` | \(cell($0.summary)) |\n" }.joined()
  }

  private func describe(_ form: CatalogueEntry.Form, ofValue isValue: Bool) -> String {
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

  private func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
