import GalleyCatalogue
import GalleyLanguage
import GalleyLayout
import GalleySource

/// Writes the reference as JSON, for editors and other tools.
enum CatalogueJSON {
  /// Returns an array with an object for each entry.
  static func write(_ entries: [CatalogueEntry], naming settings: SettingNames) -> [UInt8] {
    var writer = JSONWriter(.pretty)
    writer.array { for entry in entries { write(entry, naming: settings, to: &$0) } }
    writer.endLine()
    return writer.bytes
  }

  private static func write(
    _ entry: CatalogueEntry, naming settings: SettingNames, to writer: inout JSONWriter
  ) {
    writer.object {
      $0.member("name", entry.name)
      $0.member("kind", entry.kind.rawValue)
      $0.member("summary", entry.summary(naming: settings))
      if entry.kind != .view && entry.kind != .modifier {
        $0.key("cases")
        $0.array { for value in entry.cases { write(value, to: &$0) } }
      }
      $0.key("availability")
      $0.strings(entry.availability)
      $0.member("layout", entry.layoutWord)
      if !entry.figures.isEmpty {
        $0.key("figures")
        $0.array { for row in entry.figures { write(row, to: &$0) } }
      }
      $0.key("forms")
      $0.array { for form in entry.forms { write(form, to: &$0) } }
      $0.key("examples")
      $0.array {
        for example in entry.examples {
          $0.object {
            $0.member("document", example.document)
            $0.member("type", example.type)
          }
        }
      }
    }
  }

  /// Returns an array with an object for each figure.
  static func writeFigures() -> [UInt8] {
    var writer = JSONWriter(.pretty)
    writer.array { for row in Catalogue.standard.figures { write(row, to: &$0) } }
    writer.endLine()
    return writer.bytes
  }

  /// A figure with its values: where and since when they hold, and how well each is known.
  private static func write(_ row: ControlMetricRow, to writer: inout JSONWriter) {
    writer.object {
      $0.member("name", row.name)
      $0.member("summary", row.summary)
      $0.key("values")
      $0.array { for value in row.values { write(value, to: &$0) } }
    }
  }

  private static func write(_ value: FigureValue, to writer: inout JSONWriter) {
    writer.object(inline: true) {
      $0.key("points")
      $0.length(value.points)
      $0.member("platform", value.platform.rawValue)
      if value.evidence != .model { $0.member("release", value.release) }
      if let family = value.family { $0.member("style", family.rawValue) }
      $0.member("standing", value.evidence.standing.rawValue)
      if let source = value.evidence.source { $0.member("source", source) }
    }
  }

  private static func write(_ value: CatalogueEntry.Case, to writer: inout JSONWriter) {
    writer.object {
      $0.member("name", value.name)
      if !value.summary.isEmpty { $0.member("summary", value.summary) }
    }
  }

  private static func write(_ form: CatalogueEntry.Form, to writer: inout JSONWriter) {
    writer.object {
      $0.member("signature", form.signature)
      if let availability = form.availability {
        $0.key("availability")
        $0.strings(availability)
      }
      $0.key("parameters")
      $0.array {
        for parameter in form.parameters {
          $0.object {
            $0.member("label", parameter.label)
            $0.member("type", parameter.type)
            $0.key("required")
            $0.boolean(parameter.isRequired)
            $0.key("primary")
            $0.boolean(parameter.isPrimary)
            $0.member("summary", parameter.summary)
          }
        }
      }
    }
  }
}
