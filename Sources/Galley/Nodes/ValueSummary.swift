import GalleyExpressions
import GalleySource

/// Writes values in one line, as the summary of a node shows them.
struct ValueSummary {
  let types: TypeTable
  /// The locale that texts are written in.
  let locale: String

  /// Writes a value as UTF-8 behind what stands in a buffer.
  func append(_ value: Value, to buffer: inout [UInt8]) {
    switch value {
    case .null, .missing: buffer.append("nil")
    case .bool(let value): buffer.append(value ? "true" : "false")
    case .int(let value): buffer.append(integer: value)
    case .double(let value): buffer.append(length: value)
    case .string(let value):
      buffer.append("\"")
      buffer.append(value)
      buffer.append("\"")
    case .localized(let text):
      buffer.append("\"")
      buffer.append(text.written(in: locale).string)
      buffer.append("\"")
    case .array(let values): append(values, in: "[", "]", to: &buffer)
    case .dictionary: buffer.append("[…]")
    case .range(let lower, let upper): buffer.append("\(lower)..<\(upper)")
    case .closedRange(let lower, let upper): buffer.append("\(lower)...\(upper)")
    case .closedRealRange(let lower, let upper):
      buffer.append(length: lower)
      buffer.append("...")
      buffer.append(length: upper)
    case .enumeration: buffer.append(types.caseName(of: value) ?? "…")
    case .record(let type, let fields):
      // What expressions cannot read is no news for readers either.
      let isHidden = types[type].fields.allSatisfy { $0.name.hasPrefix("_") } && !fields.isEmpty
      if isHidden {
        buffer.append(types[type].name + "(…)")
      } else {
        append(fields, in: types[type].name + "(", ")", to: &buffer)
      }
    case .tuple(let values): append(values, in: "(", ")", to: &buffer)
    case .color(let color): buffer.append(color.summary)
    case .font(let font): buffer.append(font.summary)
    case .style(let style): buffer.append(style.summary)
    case .keyPath(let path): buffer.append("\\." + (path.isEmpty ? "self" : path.joined(separator: ".")))
    case .binding(let reference): append(reference.current, to: &buffer)
    }
  }

  private func append(_ values: [Value], in open: String, _ close: String, to buffer: inout [UInt8]) {
    buffer.append(open)
    for (index, value) in values.enumerated() {
      if index > 0 { buffer.append(", ") }
      append(value, to: &buffer)
    }
    buffer.append(close)
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ text: String) { append(contentsOf: text.utf8) }
}
