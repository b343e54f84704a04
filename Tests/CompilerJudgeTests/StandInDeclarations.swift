import Foundation

/// The functions and initialisers that the stand-in module declares, so that a document's arguments can be written as
/// Swift wants them: with or without label, in order.
struct StandInDeclarations {
  /// One parameter.
  struct Parameter {
    /// The label in a call; `_` for none.
    let label: String
    /// The internal name, which is what documents write where Swift has no label.
    let name: String
    /// The declared type, attributes included.
    let type: String

    /// The word that a document uses for it.
    var word: String { label == "_" ? name : label }
    var isClosure: Bool { type.contains("->") }
    /// The number of values that a closure is called with.
    var closureParameters: Int {
      guard let arrow = type.range(of: "->"), let close = type[..<arrow.lowerBound].lastIndex(of: ")"),
        let open = type[..<close].lastIndex(of: "(")
      else { return 0 }
      return type[type.index(after: open)..<close].split(separator: ",").count
    }
  }

  private var initializers: [String: [[Parameter]]] = [:]
  private var functions: [String: [[Parameter]]] = [:]
  private(set) var types: Set<String> = []
  /// Static functions whose arguments all have defaults, by which documents mean what they give.
  private(set) var staticFunctionsWithDefaults: Set<String> = []
  /// The members of `EnvironmentValues`.
  private(set) var environmentKeys: Set<String> = []

  /// Reads the declarations of Swift sources as they are formatted in `StandIn`.
  init(sources: [String]) {
    for source in sources { read(source) }
  }

  /// The parameter lists of a view's initialisers; an empty one if it declares none.
  func initializers(of view: String) -> [[Parameter]]? {
    initializers[view] ?? (types.contains(view) ? [[]] : nil)
  }

  /// The parameter lists of a modifier.
  func functions(named name: String) -> [[Parameter]]? { functions[name] }

  private mutating func read(_ source: String) {
    var scopes: [String] = []
    var pending: String?
    var isStatic = false
    var rest = Substring(source)
    while let character = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { $0 != "\n" }
      } else if character == "{" {
        scopes.append(pending ?? "")
        pending = nil
        rest.removeFirst()
      } else if character == "}" {
        _ = scopes.popLast()
        rest.removeFirst()
      } else if character.isLetter || character == "_" {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        rest = rest.dropFirst(word.count)
        switch word {
        case "struct", "enum", "extension", "protocol":
          let name = rest.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
          pending = String(name)
          types.insert(String(name))
        case "var" where scopes.last == "EnvironmentValues":
          environmentKeys.insert(String(rest.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber }))
        case "init":
          let owner = scopes.last { !$0.isEmpty } ?? ""
          if let parameters = Self.parameters(&rest) { initializers[owner, default: []].append(parameters) }
        case "func":
          let name = rest.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
          rest = rest.drop { $0 == " " }.dropFirst(name.count)
          if let parameters = Self.parameters(&rest) {
            functions[String(name), default: []].append(parameters)
            // A view that is a member of a type: `ContentUnavailableView.search`.
            if isStatic, let owner = scopes.last(where: { !$0.isEmpty }) {
              initializers["\(owner).\(name)", default: []].append(parameters)
            }
            if isStatic, !parameters.isEmpty, parameters.allSatisfy({ $0.type.contains("=") }) {
              staticFunctionsWithDefaults.insert(String(name))
            }
          }
        default: break
        }
        isStatic = word == "static"
      } else {
        rest.removeFirst()
      }
    }
  }

  /// Reads a parameter list, with generic parameters before it.
  private static func parameters(_ rest: inout Substring) -> [Parameter]? {
    guard let open = rest.firstIndex(of: "("), !rest[..<open].contains("{") else { return nil }
    var depth = 0
    var parts: [String] = [""]
    var index = open
    while index < rest.endIndex {
      let character = rest[index]
      index = rest.index(after: index)
      if "([<".contains(character) { depth += 1 }
      if ")]".contains(character) || (character == ">" && parts[parts.count - 1].last != "-") { depth -= 1 }
      if depth == 0 { break }
      if depth == 1 && character == "(" { continue }
      if depth == 1 && character == "," { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    rest = rest[index...]
    return parts.compactMap(parameter)
  }

  private static func parameter(_ text: String) -> Parameter? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let names = text[..<colon].split { $0 == " " || $0 == "\n" }.filter { !$0.hasPrefix("@") }.map(String.init)
    guard let label = names.first else { return nil }
    return Parameter(label: label, name: names.last ?? label, type: String(text[text.index(after: colon)...]))
  }
}
