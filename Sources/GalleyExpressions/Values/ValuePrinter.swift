internal import CStackRoom
internal import GalleyLayout

/// Writes values as Swift's `print` does.
///
/// Inside collections, optionals and structures Swift prints the debug form: texts in quotes, names with their module.
package struct ValuePrinter {
  private let types: TypeTable
  private let module: String
  private let limit: Int
  private(set) package var text = ""
  /// More than the limit, or than the stack has room for, was to be written; `text` is cut.
  private(set) package var isOverLimit = false

  /// Creates a printer that stops after about `limit` bytes; `module` is that of the document's own types.
  package init(types: TypeTable, module: String = "Document", limit: Int = ExpressionLimits().textLength) {
    self.types = types
    self.module = module
    self.limit = limit
  }

  /// Prints a value; its static type tells optional values from others.
  package mutating func print(_ value: Value, as type: ValueType = .unknown, isDebug: Bool = false) {
    guard !isOverLimit, stackHasRoom() else {
      isOverLimit = true
      return
    }
    if case .optional(let wrapped) = type {
      guard value != .null else { return write("nil") }
      write("Optional(")
      print(value, as: wrapped, isDebug: true)
      return write(")")
    }
    switch value {
    case .null, .missing: write("nil")
    case .bool(let value): write(value ? "true" : "false")
    case .int(let value): write("\(value)")
    case .double(let value): write("\(value)")
    case .string(let value): write(isDebug ? value.debugDescription : value)
    case .localized(let text): write(isDebug ? text.string.debugDescription : text.string)
    case .array(let elements): list(elements, element(of: type))
    case .dictionary(let entries): dictionary(entries, type)
    case .range(let lower, let upper): write("\(lower)..<\(upper)")
    case .closedRange(let lower, let upper): write("\(lower)...\(upper)")
    case .closedRealRange(let lower, let upper): write("\(lower)...\(upper)")
    case .enumeration(let id, let index, let payload): enumeration(types[id], index, payload, isDebug)
    case .record(let id, let fields): record(id, fields, isDebug)
    case .tuple(let elements): tuple(elements, type)
    case .color(let color): self.color(color)
    case .font(let font): write("Font(\(fontName(font)))")
    case .style(let style): write(swiftName(of: valueType(of: style, in: types), in: types))
    case .keyPath(let members): write("\\." + (members.isEmpty ? "self" : members.joined(separator: ".")))
    case .binding(let binding): print(binding.current, isDebug: isDebug)
    }
  }

  private mutating func write(_ piece: String) {
    if text.utf8.count + piece.utf8.count > limit {
      isOverLimit = true
    } else {
      text += piece
    }
  }

  // MARK: - Collections

  private func element(of type: ValueType) -> ValueType {
    if case .array(let element) = type { return element }
    return .unknown
  }

  private mutating func list(_ elements: [Value], _ type: ValueType) {
    write("[")
    for (index, element) in elements.enumerated() where !isOverLimit {
      if index > 0 { write(", ") }
      print(element, as: type, isDebug: true)
    }
    write("]")
  }

  private mutating func dictionary(_ entries: [Value.DictionaryEntry], _ type: ValueType) {
    var types: (ValueType, ValueType) = (.unknown, .unknown)
    if case .dictionary(let key, let value) = type { types = (key, value) }
    write(entries.isEmpty ? "[:" : "[")
    for (index, entry) in entries.enumerated() where !isOverLimit {
      if index > 0 { write(", ") }
      print(entry.key, as: types.0, isDebug: true)
      write(": ")
      print(entry.value, as: types.1, isDebug: true)
    }
    write("]")
  }

  private mutating func tuple(_ values: [Value], _ type: ValueType) {
    var elements: [ValueType.TupleElement] = []
    if case .tuple(let types) = type { elements = types }
    write("(")
    for (index, value) in values.enumerated() where !isOverLimit {
      if index > 0 { write(", ") }
      let element = elements.indices.contains(index) ? elements[index] : .init(label: "", type: .unknown)
      if !element.label.isEmpty { write(element.label + ": ") }
      print(value, as: element.type, isDebug: true)
    }
    write(")")
  }

  // MARK: - Named types

  private mutating func enumeration(_ type: TypeDeclaration, _ index: Int, _ payload: [Value], _ isDebug: Bool) {
    if isDebug { write("\(type.module ?? module).\(type.swiftName).") }
    guard type.cases.indices.contains(index) else { return }
    let enumerationCase = type.cases[index]
    write(enumerationCase.name)
    if !payload.isEmpty { labelled(payload, enumerationCase.payload) }
  }

  private mutating func record(_ id: TypeID, _ values: [Value], _ isDebug: Bool) {
    // Core Graphics' structures print their numbers alone.
    if id == .size || id == .point || id == .rect { return numbers(values) }
    // An address is printed as it is written, wherever it stands.
    if id == .url, case .string(let address)? = values.first { return write(address) }
    let type = types[id]
    if type.traits.contains(.view) { return write(type.name) }
    write((isDebug ? "\(type.module ?? module)." : "") + (isDebug ? type.swiftName : type.name))
    labelled(values, type.fields)
  }

  private mutating func numbers(_ values: [Value]) {
    write("(")
    for (index, value) in values.enumerated() {
      if index > 0 { write(", ") }
      if case .record(_, let inner) = value {
        for (index, value) in inner.enumerated() {
          if index > 0 { write(", ") }
          print(value)
        }
      } else {
        print(value)
      }
    }
    write(")")
  }

  private mutating func labelled(_ values: [Value], _ fields: [TypeDeclaration.Field]) {
    write("(")
    for (index, value) in values.enumerated() where !isOverLimit {
      if index > 0 { write(", ") }
      let field = fields.indices.contains(index) ? fields[index] : .init("", .unknown)
      if !field.name.isEmpty { write(field.name + ": ") }
      print(value, as: field.type, isDebug: true)
    }
    write(")")
  }

  // MARK: - Colours and fonts

  private mutating func color(_ color: Color) {
    let percent = color.opacity == 1 ? "" : "\(Int((Self.limited(color.opacity) * 100).rounded()))% "
    switch color.base {
    case .system(let name): write(percent + name.rawValue)
    case .asset(let name): write("\(percent)NamedColor(name: \"\(name)\", bundle: nil)")
    case .components(let red, let green, let blue): write(Self.hexadecimal([red, green, blue, color.opacity]))
    case .mixed(let first, let second, let fraction):
      write("mix(")
      self.color(first)
      write(", ")
      self.color(second)
      write(", \(fraction))")
    }
  }

  /// Writes `#FF8800FF`.
  private static func hexadecimal(_ components: [Double]) -> String {
    components.reduce(into: "#") { text, component in
      let digits = String(Int((limited(component) * 255).rounded()), radix: 16, uppercase: true)
      text += digits.utf8.count < 2 ? "0" + digits : digits
    }
  }

  /// A component from 0 to 1, whatever was computed for it.
  private static func limited(_ component: Double) -> Double { component.isNaN ? 0 : min(max(component, 0), 1) }

  private func fontName(_ font: Font) -> String {
    switch font.base {
    case .style(let style): style.rawValue
    case .system(let size): "system \(size)"
    case .custom(let name, let size, _): "\(name) \(size)"
    }
  }
}
