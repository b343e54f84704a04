import Galley
import GalleySource
import GalleyTestSupport
import Testing

/// A document that validates and whose values are constants never fails later, limits aside.
@Suite struct ConstantPropertyTests {
  private static let operands = [
    "0", "1", "-3", "Int.max", "Int.min", "2.5", "-0.0", "1e300", "true", "\"\"", "\"ab c\"", "[1, 2]", "[\"x\"]",
    "1...3",
    "0..<0", "Color.red", "Gradient(colors: [.red, .blue])", "AnyShapeStyle(Color.red)", "CGSize(width: 1, height: 2)",
    "Font.body", "Edge.top", "zero", "word", "list", "Double.nan", "Double.infinity",
  ]
  private static let operators = [
    "+", "-", "*", "/", "%", "==", "<", ">=", "??", "...", "..<", "&&",
  ]
  /// `§` stands for the first operand, `#` for the second.
  private static let forms = [
    "§[#]", "§.count", "§.isEmpty", "§.first", "§.last", "§.min()", "§.max()", "§.sorted()", "§.reversed()",
    "§.contains(#)", "§.joined(separator: #)", "§.prefix(#)", "§.dropFirst(#)", "§.uppercased()", "§.rounded()",
    "§.opacity(#)", "§.isMultiple(of: #)", "§.hasPrefix(#)", "§.formatted()", "§ ? # : §", "-§", "!§", "Int(§)",
    "Double(§)", "String(§)", "AnyShapeStyle(§)", "abs(§)", "min(§, #)", "max(§, #)", "pow(§, #)", "sqrt(§)",
    "String(repeating: §, count: #)", "Array(§)", "stride(from: §, to: 9, by: #)", "§.gradient",
    "§.shadow(.drop(radius: #))",
    "Array(repeating: §, count: #)", "§.firstIndex(of: #)", "§.map(\\.count)", "§.filter(\\.isEmpty)",
    "§.mix(with: #, by: 0.5)",
    "(§, #).0", "[§: #]", "[§, #]", "Gradient(colors: [§, #])",
    "LinearGradient(colors: [§], startPoint: .top, endPoint: .bottom)",
    "UnitPoint(x: §, y: #)", "Angle(degrees: §)", "§.width", "§.insert(#)", "§.replacingOccurrences(of: #, with: \"\")",
    "§.split(separator: #)", "§.suffix(#)", "§.truncatingRemainder(dividingBy: #)", "§.magnitude", "§.description",
  ]

  static let expressions: [String] = {
    var result: [String] = []
    for first in operands {
      for second in operands { for symbol in operators { result.append("\(first) \(symbol) \(second)") } }
      for form in forms {
        guard form.contains("#") else {
          result.append(form.replacing("§", with: first))
          continue
        }
        for second in operands { result.append(form.replacing("§", with: first).replacing("#", with: second)) }
      }
    }
    return result.some(of: 7)
  }()

  private static let parts = 8

  @Test(arguments: 0..<parts) func whatValidatesHasAValue(_ part: Int) {
    var valid = 0
    for index in stride(from: part, to: Self.expressions.count, by: Self.parts) {
      valid += check(Self.expressions[index]) ? 1 : 0
    }
    #expect(valid > (triesEverything ? 100 : 20))
  }

  /// Returns whether the document is valid.
  private func check(_ expression: String) -> Bool {
    var writer = JSONWriter()
    writer.string("$(\(expression))")
    let quoted = String(decoding: writer.bytes, as: UTF8.self)
    let text = """
      {"let": {"zero": 0, "word": "$(\\"a\\" + \\"b\\")", "list": "$([1, 2, zero + 1])", "value": \(quoted)},
       "body": {"VStack": [{"Text": \(quoted)}, {"Text": "a$(value)"}]}}
      """
    let source = DocumentSource(name: "document.json", text: text)
    var isValid = false
    for document in [source, DocumentSource(name: "document.json", text: Self.filled(with: quoted))] {
      let checked = Interpreter().check(document)
      if checked.checkingValues().hasErrors { continue }
      isValid = true
      let result = checked.layout()
      let problems = result.problems.filter { $0.severity == .error && !Self.limits.contains($0.code) }
      #expect(problems.isEmpty, "\(expression): \(problems.map(\.message))")
    }
    return isValid
  }

  /// A constant that is passed to a definition of the document's own, in each of the ways that there are.
  private static let uses = [
    "{ Row: § }", "{ Slot: { n: §, content: [ { Text: a } ] } }", "{ row: § }", "{ Text: \"$(share(§))\" }",
    "{ Text: a, modifiers: [ { modifier: { Wide: § } } ] }", "{ Text: a, modifiers: [ { deep: § } ] }",
    "{ GeometryReader: [ { Row: § } ] }",
    "{ ForEach: { data: \"$([§])\", id: self, item: i, content: [ { Row: $(i) } ] } }",
    "{ Button: { title: a, action: [] }, modifiers: [ { buttonStyle: { Plain: § } } ] }",
    "{ if: $(true), then: [ { Row: § } ] }", "{ Text: a, modifiers: [ { background: [ { Row: § } ] } ] }",
    "{ Text: a, name: \"a$(10 / §)\" }",
  ]

  @Test(arguments: uses) func whatIsPassedToDefinitionsIsChecked(_ use: String) {
    for (constant, isValid) in [("0", false), ("2", true)] {
      let text = """
        functions: { share: { parameters: { n: Int }, value: "$(10 / n)" } }
        views:
          Row: { parameters: { n: Int }, body: { Text: "$(10 / n)" } }
          Slot: { parameters: { n: Int, content: ViewBuilder }, body: { VStack: [ content, { Row: $(n) } ] } }
        viewModifiers: { Wide: { parameters: { n: Int }, body: { VStack: [ content, { Row: $(n) } ] } } }
        viewMethods: { deep: { parameters: { n: Int }, modifiers: [ { padding: "$(Double(10 / n))" } ] } }
        styles: { Plain: { protocol: ButtonStyle, parameters: { n: Int }, body: { Text: "$(10 / n)" } } }
        properties: { row: { parameters: { n: Int }, body: { Text: "$(10 / n)" } } }
        body: [ \(use.replacing("§", with: constant)) ]
        """
      let source = DocumentSource(name: "document.yaml", text: text)
      let problems = Interpreter().check(source).checkingValues().problems.filter { $0.severity == .error }.map(\.code)
      #expect(problems == (isValid ? [] : ["division-by-zero"]), "\(use)")
      #expect(Interpreter().check(source).layout().hasErrors == !isValid)
    }
  }

  private static func filled(with quoted: String) -> String {
    """
    {"let": {"zero": 0, "word": "$(\\"a\\" + \\"b\\")", "list": "$([1, 2, zero + 1])"},
     "body": {"Rectangle": null, "modifiers": [{"fill": \(quoted)}]}}
    """
  }

  private static let limits = Set(DiagnosticCode.limitsOfEvaluation.map(\.name))
}
