import Galley
import GalleySource

/// What actions changed, step by step.
struct PerformReport {
  /// The document before the first action, or after one.
  struct Step {
    /// Nil before the first.
    let event: (event: Session.Event, name: String)?
    let printed: [String]
    let state: [Session.StateValue]
    let interpretation: Interpretation

    init(_ session: Session, event: (Session.Event, String)?, printed: [String]) {
      self.event = event.map { (event: $0.0, name: $0.1) }
      self.printed = printed
      state = session.state
      interpretation = session.interpretation
    }
  }

  let steps: [Step]

  /// The report as text: every step with its state, its type and its frames.
  var text: [UInt8] {
    var output = ""
    for (index, step) in steps.enumerated() {
      if let event = step.event {
        output += "\nafter \(event.event.rawValue) “\(VisibleText.of(event.name))”\n"
      } else {
        output += "before\n"
      }
      for line in step.printed { output += "  printed: \(VisibleText.of(line))\n" }
      output += section("state", stateLines(step, before: index > 0 ? steps[index - 1] : nil))
      output += "  type: \(typeLine(step, before: index > 0 ? steps[index - 1] : nil))\n"
      output += section("frames", frameLines(step))
    }
    return Array(output.utf8)
  }

  private func section(_ title: String, _ lines: [String]) -> String {
    lines.isEmpty ? "" : "  \(title):\n" + lines.map { "    \($0)\n" }.joined()
  }

  private func stateLines(_ step: Step, before: Step?) -> [String] {
    step.state.enumerated().map { index, value in
      let old = before.flatMap { $0.state.indices.contains(index) ? $0.state[index] : nil }
      let change = old.map { $0.name == value.name && $0.value != value.value ? " (was \($0.value))" : "" } ?? ""
      return VisibleText.of("\(value.name) = \(value.value)\(change)")
    }
  }

  private func typeLine(_ step: Step, before: Step?) -> String {
    let type = step.interpretation.type ?? "none"
    guard let before else { return type }
    return before.interpretation.type == step.interpretation.type ? "unchanged" : "changed to \(type)"
  }

  private func frameLines(_ step: Step) -> [String] {
    guard let bytes = step.interpretation.frames() else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The report as JSON.
  func json(_ diagnostics: DiagnosticOutput) -> [UInt8] {
    var writer = JSONWriter(.pretty)
    writer.beginObject()
    writer.member("galley", 1)
    writer.key("steps")
    writer.beginArray()
    for (index, step) in steps.enumerated() {
      write(step, before: index > 0 ? steps[index - 1] : nil, diagnostics, to: &writer)
    }
    writer.endArray()
    writer.endObject()
    writer.endLine()
    return writer.bytes
  }

  private func write(
    _ step: Step, before: Step?, _ diagnostics: DiagnosticOutput, to writer: inout JSONWriter
  ) {
    writer.beginObject()
    if let event = step.event {
      writer.member("event", event.event.rawValue)
      writer.member("name", event.name)
      writer.key("printed")
      writer.strings(step.printed)
    }
    writer.key("state")
    writer.array { writer in
      for value in step.state {
        writer.object(inline: true) { writer in
          writer.member("name", value.name)
          writer.member("value", value.value)
        }
      }
    }
    if let type = step.interpretation.type {
      writer.member("type", type)
      writer.key("typeChanged")
      writer.boolean(before.map { $0.interpretation.type != type } ?? false)
    }
    writer.key("root")
    step.interpretation.writeFrames(to: &writer)
    diagnostics.write(step.interpretation, to: &writer)
    writer.endObject()
  }
}
