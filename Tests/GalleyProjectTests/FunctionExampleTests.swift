import Galley
import GalleyExpressions
import GalleyLanguage
import Testing

/// The language's page has an example of every function of expressions and of every key of a document, and each is right.
@Suite struct FunctionExampleTests {
  /// An expression and what the page says that it gives.
  struct Row {
    var expression: String
    var result: String
  }

  static let page = (try? ProjectFiles.text("Documentation/Language.md")) ?? ""

  /// The tables of expressions.
  static let rows: [Row] = {
    guard let start = page.firstRange(of: "\n## Functions of expressions\n") else { return [] }
    return page[start.upperBound...].split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "` | `", omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0].hasPrefix("| `"), parts[1].hasSuffix("` |") else { return nil }
      return Row(expression: String(parts[0].dropFirst(3)), result: String(parts[1].dropLast(3)))
    }
  }()

  /// What the page shows in tables and in documents.
  static let shown = (rows.map(\.expression) + LanguageReferenceTests.examples).joined(separator: "\n")

  @Test func everyExpressionGivesWhatThePageSays() throws {
    #expect(Self.rows.count > 150)
    let views = Self.rows.enumerated().map { index, row in
      let quoted = row.expression.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
      return "    - { Color: red, name: '\(index)=$(\(quoted))' }\n"
    }
    let text = "body:\n  VStack:\n" + views.joined()
    let layout = Interpreter().check(DocumentSource(name: "rows.yaml", text: text)).layout()
    #expect(layout.problems.filter { $0.severity == .error }.map(\.message) == [])
    // The page has plain spaces, where Foundation puts a narrow one before AM.
    let names = Set(layout.nodes.compactMap(\.name).map { $0.map { $0 == "\u{202F}" ? " " : $0 } }.map { String($0) })
    for (index, row) in Self.rows.enumerated() {
      #expect(names.contains("\(index)=\(row.result)"), "\(row.expression) does not give \(row.result)")
    }
  }

  /// The words of what the page shows, each with the point before it, and also with the bracket behind it.
  static let uses: Set<String> = {
    var uses: Set<String> = []
    var word = ""
    var last: Character = " "
    for character in shown + "\n" {
      if character.isLetter || character.isNumber || character == "_" {
        if word.isEmpty, last == "." { word = "." }
        word.append(character)
      } else if !word.isEmpty {
        uses.insert(word)
        if "([".contains(character) { uses.insert("\(word)\(character)") }
        if character == "[" { uses.insert("[") }
        word = ""
      }
      last = character
    }
    return uses
  }()

  /// What a use of a function looks like; a subscript stands right behind a name.
  private func use(of function: FunctionDeclaration) -> String {
    switch function.kind {
    case .function: "\(function.name)("
    case .infix: function.name
    case .method where function.name == "subscript": "["
    case .method, .property, .staticMethod, .staticProperty: ".\(function.name)"
    case .initializer(let type):
      type.lastIndex(of: ".").map { "\(type[$0...])(" } ?? "\(type)("
    }
  }

  @Test func everyFunctionHasAnExample() {
    let missing = FunctionTable.all.compactMap { function -> String? in
      // The signs of operators stand everywhere: the page has the very example of each.
      if case .infix = function.kind {
        let example = function.example?.expression
        return Self.rows.contains { $0.expression == example } ? nil : example ?? function.name
      }
      let use = use(of: function)
      return Self.uses.contains(use) ? nil : use
    }
    #expect(Set(missing).sorted() == [])
  }

  @Test func everyKeyOfADocumentHasAnExample() {
    let missing = DocumentKey.all.map(\.word.rawValue).filter { !Self.page.contains("\n\($0):") }
    #expect(missing == [])
  }
}
