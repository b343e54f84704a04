import GalleyExpressions
import GalleyLanguage
import GalleySource

/// What a node is in one line: its name with the arguments that tell it apart.
struct Summary {
  let types: TypeTable
  /// What has been written so far, as UTF-8.
  var buffer: [UInt8] = []

  /// The locale of the entry at hand.
  private var locale = ""

  init(types: TypeTable) { self.types = types }

  /// `frame(width: 200, height: 200)`, `Text("Hello")`, `Spacer()` as `Spacer`.
  mutating func text(of entry: FrameEntry) -> String {
    if entry.arguments.isEmpty { return entry.view }
    buffer.removeAll(keepingCapacity: true)
    append(entry)
    return String(decoding: buffer, as: UTF8.self)
  }

  /// Writes an entry behind what stands in the buffer.
  mutating func append(_ entry: FrameEntry) {
    append(entry.view)
    if entry.arguments.isEmpty { return }
    locale = entry.locale
    append("(")
    var isFirst = true
    for argument in entry.arguments {
      let parameter = entry.parameters[Int(argument.parameter)]
      if !isFirst { append(", ") }
      isFirst = false
      if !parameter.isPrimary {
        append(parameter.label)
        append(": ")
      }
      append(argument.value)
    }
    append(")")
  }

  mutating func append(_ text: String) { buffer.append(contentsOf: text.utf8) }

  private mutating func append(_ value: Value) {
    switch value {
    case .null: append("nil")
    case .bool(let value): append(value ? "true" : "false")
    case .int(let value): buffer.append(integer: value)
    case .double(let value): appendNumber(value)
    case .string(let value):
      append("\"")
      append(value)
      append("\"")
    case .localized(let text):
      append("\"")
      append(text.written(in: locale).string)
      append("\"")
    case .array(let values): append(values, in: "[", "]")
    case .dictionary: append("[…]")
    case .range(let lower, let upper): append("\(lower)..<\(upper)")
    case .closedRange(let lower, let upper): append("\(lower)...\(upper)")
    case .closedRealRange(let lower, let upper):
      appendNumber(lower)
      append("...")
      appendNumber(upper)
    case .enumeration: append(types.caseName(of: value) ?? "…")
    case .record(let type, let fields): append(fields, in: types[type].name + "(", ")")
    case .tuple(let values): append(values, in: "(", ")")
    case .color(let color): append(color.summary)
    case .font(let font): append(font.summary)
    case .style(let style): append(style.summary)
    case .keyPath(let path): append("\\." + (path.isEmpty ? "self" : path.joined(separator: ".")))
    case .binding(let reference): append(reference.current)
    }
  }

  private mutating func append(_ values: [Value], in open: String, _ close: String) {
    append(open)
    for (index, value) in values.enumerated() {
      if index > 0 { append(", ") }
      append(value)
    }
    append(close)
  }

  private mutating func appendNumber(_ value: Double) { buffer.append(length: value) }
}
