import GalleyLanguage
import GalleyLayout

/// Writes the reference as text for a terminal.
enum CatalogueText {
  /// Returns names and summaries, one line each, under a heading for each kind.
  static func list(_ entries: [CatalogueEntry], naming settings: SettingNames) -> String {
    let width = entries.map(\.name.utf8.count).max() ?? 0
    return CatalogueEntry.Kind.allCases.compactMap { kind -> String? in
      let lines = entries.filter { $0.kind == kind }.map { entry in
        "  " + pad(entry.name, to: width + 2) + entry.summary(naming: settings) + "\n"
      }
      return lines.isEmpty ? nil : kind.heading + "\n" + lines.joined()
    }.joined(separator: "\n")
  }

  /// Returns all that is known about one view or modifier.
  static func page(_ entry: CatalogueEntry, naming settings: SettingNames) -> String {
    var text = "\(entry.name) (\(entry.kind.rawValue))\n\(entry.summary(naming: settings))\n\n"
    for form in entry.forms { text += describe(form) }
    let available = "Available: \(entry.availability.joined(separator: ", "))\n"
    switch entry.kind {
    case .value, .setting: text += cases(entry)
    case .word: if text.hasSuffix("\n\n") { text.removeLast() }
    case .style: text += cases(entry) + "\n" + available
    case .view, .modifier:
      text += "Layout: \(describe(entry.layoutStanding))\n" + FigureText.lines(entry.figures) + available
    }
    for example in entry.examples {
      text += "\nExample\n\(indent(example.document, by: 2))\n  type: \(example.type)\n"
    }
    return text
  }

  private static func cases(_ entry: CatalogueEntry) -> String {
    let width = entry.cases.map(\.name.utf8.count).max() ?? 0
    return entry.cases.map { value in
      value.summary.isEmpty ? "  \(value.name)\n" : "  \(pad(value.name, to: width + 2))\(value.summary)\n"
    }.joined()
  }

  private static func describe(_ form: CatalogueEntry.Form) -> String {
    var text = "\(form.signature)\n"
    let labels = form.parameters.map(\.label.utf8.count).max() ?? 0
    let types = form.parameters.map(\.type.utf8.count).max() ?? 0
    for parameter in form.parameters {
      var remarks = parameter.isRequired ? "required" : "optional"
      if parameter.isPrimary { remarks += ", may stand for the whole call" }
      let summary = parameter.summary.isEmpty ? "" : parameter.summary + " "
      text += "  \(pad(parameter.label, to: labels + 2))\(pad(parameter.type, to: types + 2))\(summary)(\(remarks))\n"
    }
    if let availability = form.availability { text += "  Available: \(availability.joined(separator: ", "))\n" }
    return text + "\n"
  }

  static func describe(_ layout: Standing?) -> String {
    switch layout {
    case .measured: "measured: by a rule that somebody recorded of SwiftUI"
    case .published: "published: by a rule that Apple states, or a published experiment shows"
    case .derived: "derived: by a rule that follows from others"
    case .unconfirmed: "unconfirmed: by a choice, because no source settles it"
    case .model: "model: by figures of Galley's own, because SwiftUI's are not known"
    case nil: "unchanged"
    }
  }

  private static func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.utf8.count))
  }

  private static func indent(_ text: String, by count: Int) -> String {
    let margin = String(repeating: " ", count: count)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { margin + $0 }.joined(separator: "\n")
  }
}
