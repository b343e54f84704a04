import Galley
import GalleySource

/// Writes what actions change, step by step; of a step it keeps no more than what the next one is compared with.
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

  /// How the report is written.
  enum Format: String, CaseIterable { case text, json }

  private let format: Format
  private let diagnostics: DiagnosticOutput
  private let sink: ByteSink
  private var writer: JSONWriter
  /// The step before; its type is nil if the document has errors.
  private var before: (state: [Session.StateValue], type: String?)?

  /// Begins a report that `sink` takes.
  init(_ format: Format, _ diagnostics: DiagnosticOutput, sink: @escaping ByteSink) {
    self.format = format
    self.diagnostics = diagnostics
    self.sink = sink
    writer = JSONWriter(.pretty, sink: sink)
  }

  /// Writes a step.
  mutating func write(_ step: Step) {
    let type = step.interpretation.type
    switch format {
    case .text: writeText(step, type: type)
    case .json: writeJSON(step, type: type)
    }
    before = (step.state, type)
  }

  /// Writes the end; a report without steps is nothing.
  mutating func finish() {
    guard before != nil, format == .json else { return }
    writer.endArray()
    writer.endObject()
    writer.endLine()
    sink(writer.bytes)
  }

  // MARK: - Text

  private func writeText(_ step: Step, type: String?) {
    var output: [UInt8] = []
    func add(_ line: String) {
      output.append(contentsOf: line.utf8)
      output.append(UInt8(ascii: "\n"))
      output.handOn(to: sink)
    }
    add(step.event.map { "\nafter \($0.event.rawValue) “\(VisibleText.of($0.name))”" } ?? "before")
    for line in step.printed { add("  printed: \(VisibleText.of(line))") }
    if !step.state.isEmpty { add("  state:") }
    for (index, value) in step.state.enumerated() { add("    \(stateLine(value, index))") }
    add("  type: \(typeLine(type))")
    if !step.interpretation.hasErrors { add("  frames:") }
    sink(output)
    step.interpretation.writeFrames { [sink] in sink(Self.indented($0)) }
  }

  /// A piece of state, with what stood at the same place before.
  private func stateLine(_ value: Session.StateValue, _ index: Int) -> String {
    let old = before.flatMap { $0.state.indices.contains(index) ? $0.state[index] : nil }
    let change = old.map { $0.name == value.name && $0.value != value.value ? " (was \($0.value))" : "" } ?? ""
    return VisibleText.of("\(value.name) = \(value.value)\(change)")
  }

  private func typeLine(_ type: String?) -> String {
    guard let before else { return type ?? "none" }
    return before.type == type ? "unchanged" : "changed to \(type ?? "none")"
  }

  /// Whole lines, moved to the right.
  private static func indented(_ lines: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(lines.count + lines.count / 8)
    var start = 0
    while let end = lines[start...].firstIndex(of: UInt8(ascii: "\n")) {
      result.append(contentsOf: "    ".utf8)
      result.append(contentsOf: lines[start...end])
      start = end + 1
    }
    return result
  }

  // MARK: - JSON

  private mutating func writeJSON(_ step: Step, type: String?) {
    if before == nil {
      writer.beginObject()
      writer.member("galley", 1)
      writer.key("steps")
      writer.beginArray()
    }
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
    if let type {
      writer.member("type", type)
      writer.key("typeChanged")
      writer.boolean(before.map { $0.type != type } ?? false)
    }
    writer.key("root")
    step.interpretation.writeFrames(to: &writer)
    diagnostics.write(step.interpretation, to: &writer)
    writer.endObject()
  }
}
