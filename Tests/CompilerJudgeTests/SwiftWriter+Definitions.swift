import GalleyFormats

extension SwiftWriter {
  /// The document as a declaration: a namespace that holds what it defines, and a view `Document` with its body.
  mutating func document() throws -> String {
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
        "properties", "types", "actions", "body", "images", "colors", "styles",
      ]
      guard known.contains(key) || key.hasPrefix("x-") || key.hasPrefix("$") else { throw Unsupported(key) }
    }
    let own = ["views", "viewModifiers", "viewMethods"].compactMap { tree.value(of: $0, in: root) }
    let definitions = own.flatMap { tree.pairs($0).map(\.value) }
    guard !hasViewValues(root), !definitions.contains(where: { hasViewValues($0) }) else {
      throw Unsupported("values that are views")
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
    if let styles = tree.value(of: "styles", in: root) {
      for pair in tree.pairs(styles) { parts.append(try style(tree.text(pair.key), pair.value)) }
    }
    parts += foreignTypes().map { "enum \($0) {}" }
    var members = try self.members(of: root)
    members.append("var body: some View {\n\(try block(body))\n}")
    parts.append("struct Document: View {\n\(members.joined(separator: "\n"))\n}")
    return "enum \(name) {\n\(parts.joined(separator: "\n"))\n}\n\(try methods(of: root, in: name))"
  }

  /// Tells whether a definition has no slots, so that its type is its name.
  func isPlain(_ name: String) -> Bool {
    let own = definitions.views[name] ?? definitions.modifiers[name] ?? definitions.styles[name] ?? []
    return own.allSatisfy { $0.blockParameters == nil }
  }

  private mutating func collect(in root: EntryID) {
    for pair in tree.value(of: "views", in: root).map({ Array(tree.pairs($0)) }) ?? [] {
      definitions.views[tree.text(pair.key)] = parameters(pair.value)
    }
    for pair in tree.value(of: "viewModifiers", in: root).map({ Array(tree.pairs($0)) }) ?? [] {
      let own = parameters(pair.value)
      definitions.modifiers[tree.text(pair.key)] = own
      guard let method = tree.value(of: "method", in: pair.value) else { continue }
      let (name, labels) = methodLabels(method, own)
      definitions.methods[name] = zip(labels, own).map { label, parameter in
        OwnParameter(name: label, type: parameter.type, blockParameters: parameter.blockParameters)
      }
    }
    for pair in tree.value(of: "viewMethods", in: root).map({ Array(tree.pairs($0)) }) ?? [] {
      definitions.methods[tree.text(pair.key)] = parameters(pair.value)
    }
    for pair in tree.value(of: "styles", in: root).map({ Array(tree.pairs($0)) }) ?? [] {
      definitions.styles[tree.text(pair.key)] = parameters(pair.value)
    }
    collectProperties(of: root)
  }

  /// Tells whether parameters or constants are views, which are not written.
  func hasViewValues(_ entry: EntryID) -> Bool {
    let shapes = ["Text", "Image", "AnyView", "Capsule", "Circle", "Ellipse", "Rectangle", "RoundedRectangle"]
    let parameters = tree.value(of: "parameters", in: entry).map { Array(tree.pairs($0)) } ?? []
    let constants = tree.value(of: "let", in: entry).map { Array(tree.pairs($0)) } ?? []
    return parameters.contains { shapes.contains((try? typeName($0.value)) ?? "") }
      || constants.contains { pair in
        tree.kind(pair.value) == .mapping && tree.pairs(pair.value).contains { shapes.contains(tree.text($0.key)) }
      }
  }

  /// The parameters that a definition or function has.
  private func parameters(_ entry: EntryID) -> [OwnParameter] {
    tree.value(of: "parameters", in: entry).map { list in
      tree.pairs(list).map {
        OwnParameter(
          name: tree.text($0.key), type: (try? typeName($0.value)) ?? "", blockParameters: blockParameters($0.value))
      }
    } ?? []
  }

  /// The name of a modifier's method, and the labels of its parameters.
  private func methodLabels(_ method: EntryID, _ own: [OwnParameter]) -> (name: String, labels: [String]) {
    guard tree.kind(method) == .mapping, let name = tree.value(of: "name", in: method) else {
      return (tree.text(method), own.map(\.name))
    }
    var labels = Dictionary(uniqueKeysWithValues: own.map { ($0.name, $0.name) })
    for pair in tree.value(of: "parameters", in: method).map({ Array(tree.pairs($0)) }) ?? [] {
      labels[tree.text(pair.value)] = tree.text(pair.key)
    }
    return (tree.text(name), own.map { labels[$0.name] ?? $0.name })
  }

  /// Documents are compiled together, so a method of an extension has its document's name in its own.
  func methodName(_ name: String) -> String { "\(name)Of\(self.name)" }

  private mutating func collectProperties(of entry: EntryID) {
    definitions.properties = [:]
    for pair in tree.value(of: "properties", in: entry).map({ Array(tree.pairs($0)) }) ?? [] {
      let own = tree.value(of: "parameters", in: pair.value).map { _ in parameters(pair.value) }
      definitions.properties[tree.text(pair.key)] = .some(own)
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
    if tree.value(of: "generics", in: entry) != nil { throw Unsupported("type parameters") }
    var generics: [String] = []
    var members: [String] = []
    for pair in tree.value(of: "parameters", in: entry).map({ Array(tree.pairs($0)) }) ?? [] {
      let parameter = tree.text(pair.key)
      if parameter == "body" { throw Unsupported("a parameter that has the name of the body") }
      guard let names = blockParameters(pair.value) else {
        let type = try typeName(pair.value)
        let standard = try tree.value(of: "default", in: pair.value).map { " = \(try value($0, ofType: type))" }
        members.append("\(try stored(parameter, type, hasDefault: standard != nil))\(standard ?? "")")
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

  /// The property that holds a parameter; a binding is read by its name alone.
  private func stored(_ name: String, _ type: String, hasDefault: Bool) throws -> String {
    guard type.hasPrefix("Binding<"), type.hasSuffix(">") else { return "var \(name): \(type)" }
    // The wrapper takes no value where it is declared.
    if hasDefault { throw Unsupported("a binding with a default") }
    return "@Binding var \(name): \(type.dropFirst("Binding<".count).dropLast())"
  }

  /// The property of a state or constant that starts as what another member of the same view is.
  ///
  /// An author writes an initialiser for it. As nothing runs, a declared type does; nil for what reads no other member.
  private func derived(_ name: String, _ value: EntryID, in entry: EntryID) throws -> String? {
    if tree.kind(value) == .mapping { return nil }
    let members = ["parameters", "state", "let", "properties"].compactMap { tree.value(of: $0, in: entry) }
      .flatMap { Array(tree.pairs($0)) }
    guard mentions(Set(members.map { tree.text($0.key) }), in: value) else { return nil }
    let source = tree.kind(value) == .string ? expression(tree.text(value)) : nil
    let own = tree.value(of: "parameters", in: entry).map { Array(tree.pairs($0)) } ?? []
    // Only a parameter says its type; that of a calculation, or of another state, would have to be worked out.
    guard let parameter = own.first(where: { tree.text($0.key) == source }), blockParameters(parameter.value) == nil,
      case let type = try typeName(parameter.value), !type.hasPrefix("Binding")
    else { throw Unsupported("a state or constant that is calculated from another member") }
    return "\(name): \(type) = standIn()"
  }

  /// Tells whether an expression of a value names one of some members.
  private func mentions(_ names: Set<String>, in entry: EntryID) -> Bool {
    switch tree.kind(entry) {
    case .sequence: return tree.elements(entry).contains { mentions(names, in: $0) }
    case .string: break
    default: return false
    }
    let text = tree.text(entry)
    guard let start = text.firstRange(of: "$(") else { return false }
    var previous: Character = "("
    var rest = text[start.upperBound...]
    while let character = rest.first {
      guard character.isLetter || character == "_" else {
        previous = character
        rest.removeFirst()
        continue
      }
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if previous != ".", names.contains(String(word)) { return true }
      previous = "_"
      rest = rest.dropFirst(word.count)
    }
    return false
  }

  /// State, lets and properties.
  private func members(of entry: EntryID) throws -> [String] {
    var members: [String] = []
    for pair in tree.value(of: "state", in: entry).map({ Array(tree.pairs($0)) }) ?? [] {
      let name = tree.text(pair.key)
      let written = try derived(name, pair.value, in: entry) ?? initialized(name, pair.value, key: "value")
      members.append("@State var \(written)")
    }
    if entry == tree.root, let parameters = tree.value(of: "parameters", in: entry) {
      for pair in tree.pairs(parameters) { members.append(try documentParameter(tree.text(pair.key), pair.value)) }
    }
    for pair in tree.value(of: "let", in: entry).map({ Array(tree.pairs($0)) }) ?? [] {
      let name = tree.text(pair.key)
      let written = try derived(name, pair.value, in: entry) ?? initialized(name, pair.value, key: "value")
      members.append("let \(written)")
    }
    for pair in tree.value(of: "properties", in: entry).map({ Array(tree.pairs($0)) }) ?? [] {
      members.append(try property(tree.text(pair.key), pair.value))
    }
    return members
  }

  /// A parameter of the document, which nobody passes one.
  private func documentParameter(_ name: String, _ value: EntryID) throws -> String {
    if blockParameters(value) != nil { throw Unsupported("a slot of the document") }
    guard tree.kind(value) == .string else { return "var \(try initialized(name, value, key: "default"))" }
    if tree.text(value).hasPrefix("Binding") { throw Unsupported("a binding of the document") }
    return "var \(name): \(try typeName(value)) = standIn()"
  }

  /// A name with its value; nothing runs, so a declared type needs none.
  private func initialized(_ name: String, _ value: EntryID, key: StaticString) throws -> String {
    guard tree.kind(value) == .mapping, let type = tree.value(of: "type", in: value),
      tree.value(of: key, in: value) != nil
    else {
      let isDate = tree.kind(value) == .string && tree.text(value).contains(/^\d{4}-\d\d-\d\dT/)
      return "\(name) = \(isDate ? "Date()" : try any(value))"
    }
    return "\(name): \(tree.text(type)) = standIn()"
  }

  private func property(_ name: String, _ entry: EntryID) throws -> String {
    guard let body = tree.value(of: "body", in: entry) else {
      // Swift wants the type of a stored property that hides its own, and lets it read no other members.
      let isPlain = tree.kind(entry) != .mapping || tree.value(of: "modifiers", in: entry) == nil
      let stored = try view(entry)
      guard isPlain, !mentionsMembers(entry), !stored.hasPrefix("ForEach") else {
        throw Unsupported("a stored property that is not plain")
      }
      return "let \(name) = \(stored)"
    }
    guard let parameters = tree.value(of: "parameters", in: entry) else {
      return "@ViewBuilder var \(name): some View {\n\(try block(body))\n}"
    }
    let list = try tree.pairs(parameters).map { pair in
      let type = try typeName(pair.value)
      // A slot of a function would need a type of its own.
      if type == "ViewBuilder" { throw Unsupported("a property with a slot") }
      let standard = try tree.value(of: "default", in: pair.value).map { " = \(try value($0, ofType: type))" }
      return "\(tree.text(pair.key)): \(type)\(standard ?? "")"
    }
    return "@ViewBuilder func \(name)(\(list.joined(separator: ", "))) -> some View {\n\(try block(body))\n}"
  }

  /// Tells whether an expression below an entry names something but a type.
  private func mentionsMembers(_ entry: EntryID) -> Bool {
    switch tree.kind(entry) {
    case .mapping: tree.pairs(entry).contains { mentionsMembers($0.value) }
    case .sequence: tree.elements(entry).contains { mentionsMembers($0) }
    case .string: tree.text(entry).contains(/\$\([a-z]/) || tree.text(entry).contains(/^\$[a-z]/)
    case .null, .boolean, .number: false
    }
  }

  /// The methods of View extensions: those that apply a modifier of the document, and those of its own.
  private func methods(of root: EntryID, in name: String) throws -> String {
    var result = ""
    for pair in tree.value(of: "viewModifiers", in: root).map({ Array(tree.pairs($0)) }) ?? [] {
      guard let method = tree.value(of: "method", in: pair.value) else { continue }
      let own = parameters(pair.value)
      let (methodName, labels) = methodLabels(method, own)
      guard own.allSatisfy({ $0.blockParameters?.isEmpty ?? true }) else { throw Unsupported("a method with a slot") }
      let list = zip(labels, own).map {
        "\($0): \($1.blockParameters == nil ? $1.type : "@escaping () -> Slot\($1.name)")"
      }
      let arguments = zip(labels, own).map { "\($1.name): \($0)" }
      let generics = own.filter { $0.blockParameters != nil }.map { "Slot\($0.name): View" }
      result += """
        extension View {
        fileprivate func \(self.methodName(methodName))\(generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>")(
        \(list.joined(separator: ", "))) -> some View {
        modifier(\(name).\(tree.text(pair.key))(\(arguments.joined(separator: ", "))))
        }
        }

        """
    }
    for pair in tree.value(of: "viewMethods", in: root).map({ Array(tree.pairs($0)) }) ?? [] {
      let own = parameters(pair.value)
      guard own.allSatisfy({ $0.blockParameters == nil }) else { throw Unsupported("a method with a slot") }
      if let list = tree.value(of: "parameters", in: pair.value),
        tree.pairs(list).contains(where: { tree.kind($0.value) == .mapping })
      {
        throw Unsupported("a method with defaults")
      }
      let list = own.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
      if let body = tree.value(of: "body", in: pair.value) {
        let name = methodName(tree.text(pair.key))
        result +=
          "extension View {\n@ViewBuilder fileprivate func \(name)(\(list)) -> some View {\nlet content = self\n\(try block(body))\n}\n}\n"
        continue
      }
      guard let modifiers = tree.value(of: "modifiers", in: pair.value) else { continue }
      let layers = try tree.elements(modifiers).map { try modifier($0) }.joined()
      result +=
        "extension View {\nfileprivate func \(methodName(tree.text(pair.key)))(\(list)) -> some View {\nself\(layers)\n}\n}\n"
    }
    return result
  }

  /// A custom style.
  private mutating func style(_ name: String, _ entry: EntryID) throws -> String {
    let outer = definitions
    defer { definitions = outer }
    collectProperties(of: entry)
    guard let kind = tree.value(of: "protocol", in: entry), let body = tree.value(of: "body", in: entry) else {
      throw Unsupported("a style without a protocol")
    }
    var members = try parameters(entry).map { parameter in
      guard parameter.blockParameters == nil else { throw Unsupported("a style with a slot") }
      return try stored(parameter.name, parameter.type, hasDefault: false)
    }
    members += try self.members(of: entry)
    return """
      struct \(name): \(tree.text(kind)) {
      \(members.joined(separator: "\n"))
      func makeBody(configuration: Configuration) -> some View {
      \(try block(body))
      }
      }
      """
  }

  /// The types of the author's own that the document names, such as preference keys.
  private func foreignTypes() -> [String] {
    let known = ["key", "publisher", "representable", "customAttribute", "onPreferenceChange", "transformPreference"]
    var names: Set<String> = []
    func visit(_ entry: EntryID, under key: String) {
      switch tree.kind(entry) {
      case .mapping: for pair in tree.pairs(entry) { visit(pair.value, under: tree.text(pair.key)) }
      case .sequence: for element in tree.elements(entry) { visit(element, under: key) }
      case .string where known.contains(key) || key == "accessibilityChartDescriptor":
        let text = tree.text(entry)
        if text.first?.isUppercase == true, text.allSatisfy(\.isLetter) { names.insert(text) }
      default: break
      }
    }
    visit(tree.root, under: "")
    return names.sorted()
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
      guard tree.kind(cases) == .sequence else { return try enumeration(name, cases) }
      let names = tree.elements(cases).map { tree.text($0) }.joined(separator: ", ")
      return "enum \(name): String, CaseIterable, Hashable, Identifiable { case \(names); var id: Self { self } }"
    }
    var members: [String] = []
    var hasID = false
    for pair in tree.pairs(entry) where tree.text(pair.key) != "object" {
      let member = tree.text(pair.key)
      if member == "let" { throw Unsupported("computed members") }
      if tree.kind(pair.value) != .number, tree.kind(pair.value) != .boolean, tree.kind(pair.value) != .sequence,
        try typeName(pair.value) == "AnyShapeStyle"
      {
        throw Unsupported("a member that cannot be compared")
      }
      hasID = hasID || member == "id"
      let isTyped = [.string, .mapping].contains(tree.kind(pair.value))
      members.append(
        isTyped
          ? "var \(member): \(try typeName(pair.value))" : "var \(try initialized(member, pair.value, key: "default"))")
    }
    return "struct \(name): Hashable\(hasID ? ", Identifiable" : "") {\n\(members.joined(separator: "\n"))\n}"
  }

  /// An enumeration some of whose cases hold values.
  private func enumeration(_ name: String, _ cases: EntryID) throws -> String {
    let written = try tree.pairs(cases).map { key, entry -> String in
      guard tree.kind(entry) != .null else { return "case \(tree.text(key))" }
      guard let values = tree.value(of: "values", in: entry), tree.pairs(entry).count(where: { _ in true }) == 1 else {
        throw Unsupported("cases with members")
      }
      if tree.pairs(values).contains(where: { tree.kind($0.value) == .mapping }) {
        throw Unsupported("associated values with defaults")
      }
      let fields = try tree.pairs(values).map { "\(tree.text($0.key)): \(try typeName($0.value))" }
      return "case \(tree.text(key))(\(fields.joined(separator: ", ")))"
    }
    return
      "indirect enum \(name): Hashable, Identifiable {\n\(written.joined(separator: "\n"))\nvar id: Self { self }\n}"
  }

  /// The arguments of something that the document defines.
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
