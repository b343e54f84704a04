import GalleyFormats

extension SwiftWriter {
  /// The document as a declaration: a namespace that holds what it defines, and a view `Document` with its body.
  mutating func document(named name: String) throws -> String {
    let root = tree.root
    if String(decoding: tree.source, as: UTF8.self).contains("$(environment.") {
      throw Unsupported("members of the environment in expressions")
    }
    guard tree.kind(root) == .mapping, let body = tree.value(of: "body", in: root) else {
      return "enum \(name) {\nstruct Document: View {\nvar body: some View {\n\(try block(root))\n}\n}\n}"
    }
    for pair in tree.pairs(root) {
      let key = tree.text(pair.key)
      let known = [
        "galley", "target", "module", "preview", "state", "parameters", "let", "views", "viewModifiers", "viewMethods",
        "properties", "types", "actions", "body", "images", "colors",
      ]
      guard known.contains(key) || key.hasPrefix("x-") || key.hasPrefix("$") else { throw Unsupported(key) }
    }
    collect(in: root)
    var parts: [String] = []
    if let types = tree.value(of: "types", in: root) {
      parts += try tree.pairs(types).map { try type(tree.text($0.key), $0.value) }
    }
    if let views = tree.value(of: "views", in: root) {
      for pair in tree.pairs(views) { parts.append(try definition(tree.text(pair.key), pair.value, isModifier: false)) }
    }
    if let modifiers = tree.value(of: "viewModifiers", in: root) {
      for pair in tree.pairs(modifiers) {
        parts.append(try definition(tree.text(pair.key), pair.value, isModifier: true))
      }
    }
    var members = try self.members(of: root)
    members.append("var body: some View {\n\(try block(body))\n}")
    parts.append("struct Document: View {\n\(members.joined(separator: "\n"))\n}")
    return "enum \(name) {\n\(parts.joined(separator: "\n"))\n}\n\(try methods(of: root, in: name))"
  }

  private mutating func collect(in root: EntryID) {
    func parameters(_ entry: EntryID) -> [OwnParameter] {
      tree.value(of: "parameters", in: entry).map { list in
        tree.pairs(list).map {
          OwnParameter(
            name: tree.text($0.key), type: (try? typeName($0.value)) ?? "",
            blockParameters: blockParameters($0.value))
        }
      } ?? []
    }
    for pair in tree.value(of: "views", in: root).map({ Array(tree.pairs($0)) }) ?? [] {
      definitions.views[tree.text(pair.key)] = parameters(pair.value)
    }
    for pair in tree.value(of: "viewModifiers", in: root).map({ Array(tree.pairs($0)) }) ?? [] {
      let names = parameters(pair.value).map(\.name)
      definitions.modifiers[tree.text(pair.key)] = names
      guard let method = tree.value(of: "method", in: pair.value) else { continue }
      if tree.kind(method) != .mapping { definitions.methods[tree.text(method)] = names }
    }
    for pair in tree.value(of: "viewMethods", in: root).map({ Array(tree.pairs($0)) }) ?? [] {
      definitions.methods[tree.text(pair.key)] = parameters(pair.value).map(\.name)
    }
    collectProperties(of: root)
  }

  private mutating func collectProperties(of entry: EntryID) {
    definitions.properties = [:]
    for pair in tree.value(of: "properties", in: entry).map({ Array(tree.pairs($0)) }) ?? [] {
      let labels = tree.value(of: "parameters", in: pair.value).map { tree.pairs($0).map { tree.text($0.key) } }
      definitions.properties[tree.text(pair.key)] = .some(labels)
    }
  }

  /// The names of a slot's closure parameters; nil for a parameter that is no slot.
  private func blockParameters(_ entry: EntryID) -> [String]? {
    if tree.kind(entry) == .string { return tree.text(entry) == "ViewBuilder" ? [] : nil }
    guard let type = tree.value(of: "type", in: entry), tree.text(type) == "ViewBuilder" else { return nil }
    return tree.value(of: "parameters", in: entry).map { tree.elements($0).map { tree.text($0) } } ?? []
  }

  /// A custom view or view modifier.
  private mutating func definition(_ name: String, _ entry: EntryID, isModifier: Bool) throws -> String {
    let outer = definitions
    defer { definitions = outer }
    collectProperties(of: entry)
    definitions.slots = []
    var generics: [String] = []
    var members: [String] = []
    for pair in tree.value(of: "parameters", in: entry).map({ Array(tree.pairs($0)) }) ?? [] {
      let parameter = tree.text(pair.key)
      guard let names = blockParameters(pair.value) else {
        let type = try typeName(pair.value)
        let standard = try tree.value(of: "default", in: pair.value).map { " = \(try value($0, ofType: type))" }
        members.append("var \(parameter): \(type)\(standard ?? "")")
        continue
      }
      definitions.slots.insert(parameter)
      let generic = parameter.prefix(1).uppercased() + parameter.dropFirst()
      generics.append("\(generic): View")
      let inputs = names.map { _ in "Int" }.joined(separator: ", ")
      members.append("@ViewBuilder var \(parameter): (\(inputs)) -> \(generic)")
    }
    members += try self.members(of: entry)
    guard let body = tree.value(of: "body", in: entry) else { throw Unsupported("a definition without a body") }
    let header = isModifier ? "func body(content: Content) -> some View" : "var body: some View"
    members.append("\(header) {\n\(try block(body))\n}")
    let arguments = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
    return "struct \(name)\(arguments): \(isModifier ? "ViewModifier" : "View") {\n"
      + members.joined(separator: "\n") + "\n}"
  }

  /// State, lets and properties.
  private func members(of entry: EntryID) throws -> [String] {
    var members: [String] = []
    for pair in tree.value(of: "state", in: entry).map({ Array(tree.pairs($0)) }) ?? [] {
      members.append("@State var \(tree.text(pair.key)) = \(try any(pair.value))")
    }
    if entry == tree.root, let parameters = tree.value(of: "parameters", in: entry) {
      for pair in tree.pairs(parameters) { members.append("var \(tree.text(pair.key)) = \(try any(pair.value))") }
    }
    for pair in tree.value(of: "let", in: entry).map({ Array(tree.pairs($0)) }) ?? [] {
      members.append("let \(tree.text(pair.key)) = \(try any(pair.value))")
    }
    for pair in tree.value(of: "properties", in: entry).map({ Array(tree.pairs($0)) }) ?? [] {
      members.append(try property(tree.text(pair.key), pair.value))
    }
    return members
  }

  private func property(_ name: String, _ entry: EntryID) throws -> String {
    guard let body = tree.value(of: "body", in: entry) else {
      // Swift wants the type of a stored property that hides its own.
      if tree.value(of: "modifiers", in: entry) != nil { throw Unsupported("a stored property with modifiers") }
      return "let \(name) = \(try view(entry))"
    }
    guard let parameters = tree.value(of: "parameters", in: entry) else {
      return "@ViewBuilder var \(name): some View {\n\(try block(body))\n}"
    }
    let list = try tree.pairs(parameters).map { "\(tree.text($0.key)): \(try typeName($0.value))" }
    return "@ViewBuilder func \(name)(\(list.joined(separator: ", "))) -> some View {\n\(try block(body))\n}"
  }

  private func methods(of root: EntryID, in name: String) throws -> String {
    guard tree.value(of: "viewMethods", in: root) == nil else { throw Unsupported("viewMethods") }
    var result = ""
    for pair in tree.value(of: "viewModifiers", in: root).map({ Array(tree.pairs($0)) }) ?? [] {
      guard let method = tree.value(of: "method", in: pair.value) else { continue }
      guard tree.kind(method) != .mapping, definitions.modifiers[tree.text(pair.key)]?.isEmpty == true else {
        throw Unsupported("a method with parameters")
      }
      result +=
        "extension View {\nfileprivate func \(tree.text(method))() -> some View {\nmodifier(\(name).\(tree.text(pair.key))())\n}\n}\n"
    }
    return result
  }

  private func typeName(_ entry: EntryID) throws -> String {
    if tree.kind(entry) == .mapping {
      guard let type = tree.value(of: "type", in: entry) else { throw Unsupported("a type") }
      return tree.text(type)
    }
    return tree.text(entry)
  }

  private func type(_ name: String, _ entry: EntryID) throws -> String {
    if let cases = tree.value(of: "cases", in: entry) {
      guard tree.kind(cases) == .sequence else { throw Unsupported("cases with members") }
      let names = tree.elements(cases).map { tree.text($0) }.joined(separator: ", ")
      return "enum \(name): String, CaseIterable, Hashable, Identifiable { case \(names); var id: Self { self } }"
    }
    var members: [String] = []
    var hasID = false
    for pair in tree.pairs(entry) {
      let member = tree.text(pair.key)
      if member == "let" { throw Unsupported("computed members") }
      hasID = hasID || member == "id"
      members.append("var \(member): \(try typeName(pair.value))")
    }
    return "struct \(name): Hashable\(hasID ? ", Identifiable" : "") {\n\(members.joined(separator: "\n"))\n}"
  }

  /// The arguments of something that the document defines.
  func ownArguments(_ value: EntryID?, labels: [String]) throws -> String {
    guard let value, tree.kind(value) != .null else { return "" }
    if tree.kind(value) == .mapping {
      let given = tree.pairs(value).map { (tree.text($0.key), $0.value) }
      return try labels.compactMap { label in
        try given.first { $0.0 == label }.map { "\(label): \(try any($0.1))" }
      }.joined(separator: ", ")
    }
    return "\(labels.first ?? ""): \(try any(value))"
  }

  func customArguments(_ value: EntryID?, _ parameters: [OwnParameter]) throws -> String {
    guard let value, tree.kind(value) != .null else { return "" }
    var given: [String: EntryID] = [:]
    if tree.kind(value) == .mapping {
      for pair in tree.pairs(value) { given[tree.text(pair.key)] = pair.value }
    }
    let isLabelled = parameters.contains { given[$0.name] != nil }
    if !isLabelled, let first = parameters.first { given = [first.name: value] }
    return try parameters.compactMap { parameter in
      guard let entry = given[parameter.name] else { return nil }
      guard let names = parameter.blockParameters else {
        return "\(parameter.name): \(try self.value(entry, ofType: parameter.type))"
      }
      if tree.kind(entry) == .mapping, let names = tree.value(of: "parameters", in: entry),
        let body = tree.value(of: "body", in: entry)
      {
        let list = tree.elements(names).map { tree.text($0) }.joined(separator: ", ")
        return "\(parameter.name): { \(list) in\n\(try block(body))\n}"
      }
      let own = names.isEmpty ? "" : "\(names.joined(separator: ", ")) in"
      return "\(parameter.name): { \(own)\n\(try block(entry))\n}"
    }.joined(separator: ", ")
  }
}
