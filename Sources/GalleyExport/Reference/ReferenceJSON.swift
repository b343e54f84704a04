import GalleyLayout
import GalleySource

/// Writes the reference as JSON, for editors and other tools.
package enum ReferenceJSON {
  /// Returns an array with an object for each entry.
  package static func write(_ entries: [ReferenceEntry]) -> [UInt8] {
    var writer = JSONWriter(.pretty)
    writer.array { for entry in entries { write(entry, to: &$0) } }
    writer.endLine()
    return writer.bytes
  }

  private static func write(_ entry: ReferenceEntry, to writer: inout JSONWriter) {
    writer.object {
      $0.member("name", entry.name)
      $0.member("kind", entry.kind.rawValue)
      $0.member("summary", entry.summary)
      if entry.kind == .value || entry.kind == .style {
        $0.key("cases")
        $0.array { for value in entry.cases { write(value, to: &$0) } }
      }
      $0.key("availability")
      $0.strings(entry.availability)
      $0.member("layout", entry.layout.rawValue)
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

  /// A figure with its values, and whether each is published or a model's.
  private static func write(_ row: ControlMetricRow, to writer: inout JSONWriter) {
    writer.object {
      $0.member("name", row.metric.rawValue)
      $0.member("summary", row.summary)
      for (name, platform) in [("iOS", MetricPlatform.iOS), ("macOS", .macOS)] {
        $0.key(named: name)
        $0.object(inline: true) {
          $0.key("points")
          $0.number(row.value(on: platform))
          $0.key("published")
          $0.boolean(row.isPublished(on: platform))
        }
      }
    }
  }

  private static func write(_ value: ReferenceEntry.Case, to writer: inout JSONWriter) {
    writer.object {
      $0.member("name", value.name)
      if !value.summary.isEmpty { $0.member("summary", value.summary) }
    }
  }

  private static func write(_ form: ReferenceEntry.Form, to writer: inout JSONWriter) {
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
