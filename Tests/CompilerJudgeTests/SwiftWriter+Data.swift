import GalleyFormats

// Views over data, and layouts that are called with views.

extension SwiftWriter {
  /// Tells whether a view gets data to show instead of a block.
  func isOverData(_ name: String, _ value: EntryID) -> Bool {
    ["List", "OutlineGroup", "Table"].contains(name) && tree.kind(value) == .mapping
      && tree.value(of: "data", in: value) != nil
  }

  func overData(_ name: String, _ value: EntryID) throws -> String {
    guard let data = tree.value(of: "data", in: value), let content = tree.value(of: "content", in: value) else {
      throw Unsupported("\(name) without content")
    }
    if tree.value(of: "selection", in: value) != nil || tree.value(of: "sortOrder", in: value) != nil {
      throw Unsupported("a selection or an order of data")
    }
    let item = tree.value(of: "item", in: value).map { tree.text($0) } ?? "item"
    var arguments = [try loopData(data)]
    if let id = tree.value(of: "id", in: value) { arguments.append("id: \\.\(tree.text(id))") }
    if let children = tree.value(of: "children", in: value) {
      arguments.append("children: \\.\(tree.text(children))")
    }
    switch name {
    case "Table": arguments.append("columns: {\n\(try block(content))\n}")
    case "List": arguments.append("rowContent: { \(item) in\n\(try block(content))\n}")
    default: arguments.append("content: { \(item) in\n\(try block(content))\n}")
    }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// Tells whether a view is a table whose rows are written one by one.
  func hasRows(_ name: String, _ value: EntryID) -> Bool {
    name == "Table" && tree.kind(value) == .mapping && tree.value(of: "rows", in: value) != nil
  }

  func rows(_ value: EntryID) throws -> String {
    guard let type = tree.value(of: "of", in: value), let rows = tree.value(of: "rows", in: value),
      let columns = tree.value(of: "columns", in: value)
    else { throw Unsupported("rows of a type that is not named") }
    return "Table(of: \(tree.text(type)).self, columns: {\n\(try block(columns))\n}, rows: {\n\(try block(rows))\n})"
  }

  /// What is looped over; `$name` is a binding.
  func loopData(_ entry: EntryID) throws -> String {
    let text = tree.kind(entry) == .string ? tree.text(entry) : ""
    return text.hasPrefix("$") && !text.hasPrefix("$(") ? text : try any(entry)
  }

  /// A layout, and the call with its views; its own arguments show in no type.
  func layout(_ name: String, _ value: EntryID) throws -> String {
    let isMapping = tree.kind(value) == .mapping
    let content = isMapping ? tree.value(of: "content", in: value) : value
    let inner = try isMapping ? tree.value(of: "layout", in: value).map { try view($0) } : nil
    guard let content, tree.kind(content) != .null else { return "\(name)(\(inner ?? ""))" }
    return "\(name)(\(inner ?? "")).callAsFunction({\n\(try block(content))\n})"
  }
}
