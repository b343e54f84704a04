import GalleyCatalogue
import GalleyExpressions
import GalleyFormats
import GalleyLanguage

extension SwiftWriter {
  /// Tells whether a written value is of a kind, as far as its notation shows.
  func accepts(_ kind: ParameterKind, _ entry: EntryID) -> Bool {
    let text = tree.kind(entry) == .mapping || tree.kind(entry) == .sequence ? "" : tree.text(entry)
    let isExpression = text.hasPrefix("$(")
    switch kind {
    case .value(.double), .value(.int):
      return tree.kind(entry) == .number || isExpression || text == "infinity" || tree.kind(entry) == .null
    case .value(.bool): return tree.kind(entry) == .boolean || isExpression
    case .value(.string), .value(.localizedStringKey):
      return tree.kind(entry) != .mapping && tree.kind(entry) != .sequence
    case .view: return isView(entry)
    case .shape: return isView(entry) || shorthand(entry) != nil
    case .imageContent, .closureContent: return true
    case .style: return !isView(entry) && tree.kind(entry) != .sequence
    case .closure: return tree.kind(entry) != .sequence
    case .value(.named(let id)):
      let type = TypeTable()[id]
      let names = type.cases.map(\.name) + type.staticMembers.map(\.name)
      let isWord = tree.kind(entry) == .string && !isExpression && !text.hasPrefix("#")
      if isWord, !type.cases.isEmpty, !type.traits.contains(.expressibleByString) {
        return names.contains(text.hasPrefix(".") ? String(text.dropFirst()) : text)
      }
      return tree.kind(entry) != .number && tree.kind(entry) != .boolean && !text.contains("...")
        && !text.contains("..<")
    default: return true
    }
  }

  /// Tells whether an entry is written as a view: in upper case, as a node or a bare name.
  private func isView(_ entry: EntryID) -> Bool {
    if tree.kind(entry) == .mapping {
      for pair in tree.pairs(entry) where tree.text(pair.key).first?.isUppercase == true { return true }
      return false
    }
    return tree.kind(entry) == .string && tree.text(entry).first?.isUppercase == true
  }

  /// An argument of a call of the catalogue.
  func value(
    _ entry: EntryID, _ kind: ParameterKind, _ declared: StandInDeclarations.Parameter
  ) throws -> String {
    if declared.type.contains("Namespace.ID") { return "Namespace.ID()" }
    if declared.type.contains("Source") { return ".\(tree.text(entry))" }
    if declared.type.contains("Schedule"), let schedule = member(entry, of: ["everyMinute", "animation"]) {
      return schedule
    }
    if declared.type.contains("Corner.Style"), let style = try cornerStyle(entry) { return style }
    if case .optionalText = kind, declared.type.contains("String"), tree.kind(entry) == .string { return quoted(entry) }
    if declared.type.contains("KeyEquivalent"), tree.text(entry).count == 1 { return quoted(entry) }
    if tree.kind(entry) == .null, !kind.isContent { return "nil" }
    switch kind {
    case .shape where shorthand(entry) != nil: return shorthand(entry) ?? ""
    case .path: return "{}"
    case .gesture: return try gesture(entry)
    case .imageContent: return "{ image in\n\(try block(entry))\n}"
    case .object: return try any(entry)
    case .content, .view, .shape:
      if declared.closureParameters > 0 { return "{ item in\n\(try block(entry))\n}" }
      if declared.isClosure { return "{\n\(try block(entry))\n}" }
      return try view(entry)
    case .closureContent(let parameters):
      let closure = try closure(entry, names: parameters.map(\.name))
      return "{ \(closure.names.joined(separator: ", ")) in\n\(try block(closure.body))\n}"
    case .action, .closureAction: return declared.emptyClosure
    case .environmentKey:
      guard declarations.environmentKeys.contains(tree.text(entry)) else { throw Unsupported(tree.text(entry)) }
      return "\\.\(tree.text(entry))"
    case .controlStyle: return try controlStyle(entry)
    case .environmentValue:
      if tree.kind(entry) == .string, tree.text(entry).contains("_") { throw Unsupported("a locale") }
      return try typed(entry)
    case .typeName:
      guard tree.text(entry).allSatisfy(\.isLetter) else { throw Unsupported("a type with arguments") }
      return "\(tree.text(entry)).self"
    case .caseRange(let type):
      if let written = expression(tree.text(entry)) { return written }
      let range = tree.text(entry).contains("..<") ? "..<" : "..."
      let ends = tree.text(entry).split(separator: range, omittingEmptySubsequences: false)
      let written = ends.map { $0.isEmpty || $0.first?.isNumber == true ? String($0) : "\(type).\($0)" }
      return written.joined(separator: range)
    case .binding: return try binding(entry, declared.type)
    case .closure where declared.isAction: return declared.emptyClosure
    case .closure(let parameters, _):
      let closure = try closure(entry, names: parameters.map(\.name))
      return "{ \(closure.names.joined(separator: ", ")) in \(try any(closure.body)) }"
    case .anyValue: return try caseOfSelection(entry) ?? any(entry)
    case .elementMember: return "\\.\(tree.text(entry))"
    case .optionalText where declared.type.contains("Text?") && tree.kind(entry) == .mapping:
      // The words of a Text, which is all that documents write for it.
      return "Text(\(tree.value(of: "Text", in: entry).map { quoted($0) } ?? "\"\""))"
    case .value(.string), .value(.localizedStringKey): return quoted(entry)
    case .style: return try style(entry)
    case .value(.double) where declared.type.contains("CGFloat"):
      let written = try typed(entry)
      // Whole numbers widen in documents.
      return expression(tree.text(entry))?.contains(/[+*]/) == true ? "CGFloat(\(written))" : written
    case .variadic where tree.kind(entry) != .sequence: return try typed(entry)
    case .value: return declared.type.contains("[String]") ? try any(entry) : try typed(entry)
    default: throw Unsupported("an argument of this kind")
    }
  }

  /// The value of a Tab as a case of the enumeration that the selection around is of; nil for any other value.
  private func caseOfSelection(_ entry: EntryID) -> String? {
    let entries = tree.all
    guard tree.kind(entry) == .string, entries.contains(where: { member("value", of: member("Tab", of: $0)) == entry }),
      let around = entries.compactMap({ member("TabView", of: $0) }).last(where: { holds($0, entry) }),
      let selection = member("selection", of: around),
      let state = member(String(tree.text(selection).dropFirst()), of: member("state", of: tree.root)),
      let type = member("type", of: state),
      let cases = member("cases", of: member(tree.text(type), of: member("types", of: tree.root))),
      tree.elements(cases).contains(where: { tree.text($0) == tree.text(entry) })
    else { return nil }
    return "\(tree.text(type)).\(tree.text(entry))"
  }

  private func holds(_ outer: EntryID, _ entry: EntryID) -> Bool { tree.subtree(outer).contains(entry) }

  private func member(_ name: String, of entry: EntryID?) -> EntryID? {
    guard let entry, tree.kind(entry) == .mapping else { return nil }
    return tree.pairs(entry).first { tree.text($0.key) == name }?.value
  }

  /// A closure's own parameter names and its body.
  private func closure(_ entry: EntryID, names: [String]) throws -> (names: [String], body: EntryID) {
    guard tree.kind(entry) == .mapping, let own = tree.value(of: "parameters", in: entry),
      let body = tree.value(of: "body", in: entry)
    else { return (names, entry) }
    return (tree.elements(own).map { tree.text($0) }, body)
  }

  /// How a corner is drawn where that has a radius; nil for a mere name, which is an implicit member like others.
  private func cornerStyle(_ entry: EntryID) throws -> String? {
    guard tree.kind(entry) == .mapping, let pair = tree.pairs(entry).first(where: { _ in true }) else { return nil }
    let name = tree.text(pair.key)
    guard tree.kind(pair.value) == .mapping else {
      return ".\(name)(\(name == "concentric" ? "minimum: " : "")\(try any(pair.value)))"
    }
    let labels = try tree.pairs(pair.value).map { "\(tree.text($0.key)): \(try any($0.value))" }
    return ".\(name)(\(labels.joined(separator: ", ")))"
  }

  /// A binding to a place; to what is not nil in it, `$name!`, by the initialiser that Swift has for that.
  func reference(_ text: String) throws -> String {
    guard text.contains("!") else { return text }
    guard text.hasSuffix("!"), !text.dropLast().contains("!") else { throw Unsupported("several `!` in \(text)") }
    return "Binding(\(text.dropLast()))!"
  }

  private func binding(_ entry: EntryID, _ type: String) throws -> String {
    let text = tree.kind(entry) == .mapping || tree.kind(entry) == .sequence ? "" : tree.text(entry)
    if text.contains("Binding"), text.contains("set:") { throw Unsupported("closures of a binding") }
    if tree.kind(entry) == .mapping, tree.value(of: "set", in: entry) != nil {
      throw Unsupported("closures of a binding")
    }
    if text.hasPrefix("$"), !text.hasPrefix("$(") { return try reference(text) }
    if type.contains("Set<DateComponents>") { return ".constant([])" }
    if type.contains("<Date>") { return ".constant(Date())" }
    if type.contains("<Color>") { return ".constant(\(try color(entry)))" }
    let value = try any(entry)
    return value.hasPrefix(".constant(") || value.hasPrefix("Binding.constant(") ? value : ".constant(\(value))"
  }

  /// The text of a scalar as a Swift string, with its interpolations.
  func quoted(_ entry: EntryID) -> String {
    let text = tree.text(entry)
    if let inner = expression(text) { return "\"\\(\(inner))\"" }
    var result = ""
    var depth = 0
    for character in text {
      if depth > 0 {
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
        result.append(character)
      } else if character == "(", result.last == "$" {
        result.removeLast()
        result += "\\("
        depth = 1
      } else {
        result += character == "\\" || character == "\"" ? "\\\(character)" : String(character)
      }
    }
    return "\"\(result)\""
  }

  /// What stands in `$( )` if that is all of the text.
  func expression(_ text: String) -> String? {
    guard text.hasPrefix("$("), text.hasSuffix(")") else { return nil }
    var depth = 0
    for (offset, character) in text.enumerated() {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0, offset > 0, offset < text.count - 1, character == ")" { return nil }
    }
    return String(text.dropFirst(2).dropLast())
  }

  /// A value where no type is asked for.
  func any(_ entry: EntryID) throws -> String {
    switch tree.kind(entry) {
    case .null: return "nil"
    case .boolean, .number: return tree.text(entry)
    case .string:
      let text = tree.text(entry)
      if text.wholeMatch(of: /\d+\.\.[.<]\d+/) != nil { return text }
      return expression(text) ?? quoted(entry)
    case .sequence: return "[\(try tree.elements(entry).map { try any($0) }.joined(separator: ", "))]"
    case .mapping: throw Unsupported("a mapping where no type is asked for")
    }
  }

  /// A value of a named type: an implicit member, a set of them, or what the language's table of values gives.
  private func typed(_ entry: EntryID) throws -> String {
    switch tree.kind(entry) {
    case .number, .boolean: return tree.text(entry)
    case .sequence: return "[\(try tree.elements(entry).map { try typed($0) }.joined(separator: ", "))]"
    case .mapping: return try composed(entry)
    default:
      let text = tree.text(entry)
      if let inner = expression(text) { return inner }
      if text.first?.isNumber == true { return text }
      if text.contains("://") { return "URL(string: \"\(text)\")!" }
      if text == "flexible" { return "GridItem()" }
      if text.hasPrefix("#") { return "Color(red: 0, green: 0, blue: 0)" }
      let name = text.hasPrefix(".") ? String(text.dropFirst()) : text
      return declarations.staticFunctionsWithDefaults.contains(name) ? ".\(name)()" : ".\(name)"
    }
  }

  /// A value that is written as a mapping, told by its keys.
  private func composed(_ entry: EntryID) throws -> String {
    let pairs = tree.pairs(entry).map { (key: tree.text($0.key), value: $0.value) }
    let keys = Set(pairs.map(\.key))
    func number(_ key: String) throws -> String { try pairs.first { $0.key == key }.map { try any($0.value) } ?? "0" }
    if keys == ["width", "height"] { return "CGSize(width: \(try number("width")), height: \(try number("height")))" }
    if keys == ["x", "y"] { return "UnitPoint(x: \(try number("x")), y: \(try number("y")))" }
    if keys == ["x", "y", "z"] {
      return "(x: \(try number("x")), y: \(try number("y")), z: \(try number("z")))"
    }
    if keys.isSubset(of: ["top", "leading", "bottom", "trailing"]) {
      let edges = try ["top", "leading", "bottom", "trailing"].map { "\($0): \(try number($0))" }
      return "EdgeInsets(\(edges.joined(separator: ", ")))"
    }
    if keys.isSubset(of: ["red", "green", "blue", "opacity", "white", "hue", "saturation", "brightness", "named"]) {
      return "Color(\"\")"
    }
    if keys.contains("fixed") || keys.contains("flexible") || keys.contains("adaptive") { return "GridItem()" }
    if keys.contains("lineWidth") { return "StrokeStyle(lineWidth: 1)" }
    if let first = pairs.first, pairs.count == 1 {
      if ["system", "custom", "style"].contains(first.key) { return ".title" }
      if ["degrees", "radians"].contains(first.key) { return ".\(first.key)(\(try any(first.value)))" }
    }
    // What a value is made of shows in no type.
    return ".init()"
  }

  /// A gesture, with its methods innermost first.
  private func gesture(_ entry: EntryID) throws -> String {
    guard tree.kind(entry) == .mapping else { return "\(tree.text(entry))()" }
    let pairs = tree.pairs(entry).map { (key: tree.text($0.key), value: $0.value) }
    guard let base = pairs.first(where: { $0.key.first?.isUppercase == true }) else { throw Unsupported("a gesture") }
    var result = "\(base.key)()"
    for pair in pairs where pair.key != base.key {
      switch pair.key {
      case "onEnded", "onChanged": result += ".\(pair.key) {}"
      case "updating": throw Unsupported("updating")
      case "simultaneously": result += ".simultaneously(with: \(try gesture(pair.value)))"
      default: result += ".\(pair.key)(before: \(try gesture(pair.value)))"
      }
    }
    return result
  }

  /// A style by its short name, or one of the document's.
  private func controlStyle(_ entry: EntryID) throws -> String {
    let pair = tree.kind(entry) == .mapping ? tree.pairs(entry).first { _ in true } : nil
    let name = pair.map { tree.text($0.key) } ?? tree.text(entry)
    guard let parameters = definitions.styles[name] else { return ".\(name)" }
    return "\(name)(\(try customArguments(pair?.value, parameters)))"
  }

  /// Shape's static member that is written for a shape: `capsule`, `{ rect: { cornerRadius: 8 } }`.
  private func shorthand(_ entry: EntryID) -> String? {
    member(entry, of: Catalogue.standard.views.compactMap(\.shorthand) + ["rect"])
  }

  /// A static member that is written by its name, with arguments if it has some; nil if it is none of these.
  private func member(_ entry: EntryID, of names: [String]) -> String? {
    if tree.kind(entry) == .string {
      let text = tree.text(entry)
      let name = text.hasPrefix(".") ? String(text.dropFirst()) : text
      return names.contains(name) ? ".\(name)" : nil
    }
    guard tree.kind(entry) == .mapping, let pair = tree.pairs(entry).first(where: { _ in true }),
      names.contains(tree.text(pair.key))
    else { return nil }
    guard tree.kind(pair.value) == .mapping else { return ".\(tree.text(pair.key))" }
    let labels = tree.pairs(pair.value).map { "\(tree.text($0.key)): \((try? any($0.value)) ?? "0")" }
    return ".\(tree.text(pair.key))(\(labels.joined(separator: ", ")))"
  }

  /// The view `Color`.
  func color(_ entry: EntryID) throws -> String {
    let text = try typed(entry)
    guard text.hasPrefix(".") else { return text }
    return text == ".init()" || Self.isSystemColor(text) ? "Color(\"\")" : "Color\(text)"
  }

  /// UIKit's colours and those of asset catalogues have no member of Color.
  private static func isSystemColor(_ text: String) -> Bool {
    let members = [
      ".red", ".orange", ".yellow", ".green", ".mint", ".teal", ".cyan", ".blue", ".indigo", ".purple", ".pink",
      ".brown", ".white", ".gray", ".black", ".clear", ".primary", ".secondary", ".accentColor",
    ]
    return !members.contains(text)
  }

  /// A value of a type that a document declares.
  func value(_ entry: EntryID, ofType type: String) throws -> String {
    switch type {
    case "Color": try color(entry)
    case "String", "LocalizedStringKey": quoted(entry)
    case _ where type.hasPrefix("Binding<"): try binding(entry, type)
    default: try any(entry)
    }
  }

  /// What a style derives from, with its type written out.
  private func base(_ entry: EntryID) throws -> String {
    let text = tree.kind(entry) == .string ? tree.text(entry) : ""
    if text.hasSuffix("Material") || text == "bar" { return "Material.\(text)" }
    if ["primary", "secondary", "tertiary", "quaternary", "quinary"].contains(text) {
      return "HierarchicalShapeStyle.\(text)"
    }
    return tree.kind(entry) == .mapping ? try style(entry) : try color(entry)
  }

  /// Tells whether a word is a member of ShapeStyle.
  private static func isStyle(_ text: String) -> Bool {
    let members = [
      ".primary", ".secondary", ".tertiary", ".quaternary", ".quinary", ".background", ".foreground", ".tint",
      ".selection", ".separator", ".placeholder", ".link", ".fill", ".bar",
    ]
    // `fill.tertiary` is a style at one of its levels.
    let first = "." + (text.split(separator: ".").first ?? "")
    return members.contains(first) || text.hasSuffix("Material") || !isSystemColor(text)
  }

  /// A ShapeStyle.
  private func style(_ entry: EntryID) throws -> String {
    guard tree.kind(entry) == .mapping else {
      let text = try typed(entry)
      guard text.hasPrefix(".") else { return text }
      // Before the style overloads there was no base for an implicit member.
      return Self.isStyle(text) && era >= 15 ? text : try color(entry)
    }
    let pairs = tree.pairs(entry).map { (key: tree.text($0.key), value: $0.value) }
    var result: String
    switch pairs[0].key {
    case "gradient" where tree.value(of: "colors", in: pairs[0].value) != nil: result = "Gradient(colors: [.red])"
    case "gradient": result = "\(try color(pairs[0].value)).gradient"
    case "base": result = try base(pairs[0].value)
    case "linearGradient": result = "LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)"
    case "red", "white", "hue", "named": return "Color(\"\")"
    default: throw Unsupported("a style with \(pairs[0].key)")
    }
    for pair in pairs.dropFirst() {
      switch pair.key {
      case "opacity": result += ".opacity(\(try any(pair.value)))"
      case "blendMode": result += ".blendMode(\(try typed(pair.value)))"
      case "shadow": result += ".shadow(.drop(radius: 1))"
      default: throw Unsupported("a style with \(pair.key)")
      }
    }
    return result
  }
}
