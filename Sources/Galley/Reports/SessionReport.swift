import GalleySource

/// Writes what actions change, step by step; of a step it keeps no more than what the next one is compared with.
public struct SessionReport {
  /// The document before the first action, or after one.
  public struct Step: Sendable {
    let action: Session.Action?
    let printed: [String]
    let state: [Session.StateValue]
    let layout: DocumentLayout

    /// Takes down what a session has come to, and what an action printed; without one it is the beginning.
    public init(_ session: Session, after action: Session.Action? = nil, printed: [String] = []) {
      self.action = action
      self.printed = printed
      state = session.state
      layout = session.layout
    }
  }

  /// How the report is written; the schema of the JSON is `SchemaSubject.perform`.
  public enum Format: String, Sendable, CaseIterable { case text, json }

  private let format: Format
  /// How many problems of a step are shown; zero for all.
  private let maximum: Int
  private let sink: ByteSink
  private var writer: JSONWriter
  /// The document before the first action, until something was performed.
  private var first: Step?
  /// The step before; its type is nil if the document has errors.
  private var before: (state: [Session.StateValue], type: String?)?

  /// Begins a report that `sink` takes piece by piece; steps show that many problems, or all for zero.
  public init(
    _ format: Format, maximum: Int = ProblemReport.defaultMaximum,
    sink: @escaping @Sendable (_ piece: [UInt8]) -> Void
  ) {
    self.format = format
    self.maximum = maximum
    self.sink = sink
    writer = JSONWriter(.pretty, sink: sink)
  }

  /// Takes the document before the first action; a text begins with it once that was performed.
  public mutating func begin(_ step: Step) {
    switch format {
    case .text: first = step
    case .json: write(step)
    }
  }

  /// Writes a step.
  public mutating func write(_ step: Step) {
    if let first = first.take() { write(first) }
    let type = step.layout.type
    switch format {
    case .text: writeText(step, type: type)
    case .json: writeJSON(step, type: type)
    }
    before = (step.state, type)
  }

  /// Writes the end, in JSON with what kept an action from being performed, if anything did.
  public mutating func finish(failure: String? = nil) {
    guard before != nil, format == .json else { return }
    writer.endArray()
    if let failure { writer.member("failure", failure) }
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
    add(step.action.map { "\nafter \(VisibleText.of($0.sentence))" } ?? "before")
    for line in step.printed { add("  printed: \(VisibleText.of(line))") }
    if !step.state.isEmpty { add("  state:") }
    var old: [String: String] = [:]
    for value in before?.state ?? [] { old["\(value.owner) \(value.name)"] = value.value }
    for value in step.state { add("    \(stateLine(value, old["\(value.owner) \(value.name)"]))") }
    add("  type: \(typeLine(type))")
    if !step.layout.hasErrors { add("  frames:") }
    sink(output)
    step.layout.writeFrames { [sink] in sink(Self.indented($0)) }
  }

  /// A piece of state, with what it was before where the view was there.
  private func stateLine(_ value: Session.StateValue, _ old: String?) -> String {
    let change = old.map { $0 == value.value ? "" : " (was \($0))" } ?? ""
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
    if let action = step.action {
      writer.member("event", action.event.rawValue)
      writer.member("name", action.node)
      if let value = action.value { writer.member("value", value) }
    }
    if step.action != nil || !step.printed.isEmpty {
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
    step.layout.writeFrames(to: &writer)
    step.layout.problemReport(maximum: maximum).write(to: &writer)
    writer.endObject()
  }
}
