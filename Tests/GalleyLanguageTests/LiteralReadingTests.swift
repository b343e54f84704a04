import GalleyExpressions
import GalleyFormats
import GalleyLayout
import GalleySource
import Testing

@testable import GalleyLanguage

private typealias Color = GalleyExpressions.Color
private typealias Font = GalleyLayout.Font

/// The one value of each document here.
private let root = EntryID(0)

/// All that a reader of literals needs: a tree, the built-in types, and plain values for the parts.
private struct LiteralReader: LiteralReading {
  let tree: LocatedTree
  var types = TypeTable()
  var colorNames = OrderedNames()
  var fontNames = OrderedNames()
  var problems = ProblemLog()
  let isDone = false
  /// The members whose availability was asked for.
  var members: [String] = []

  init(_ json: String) throws {
    let file = SourceFile(name: "literal.json", bytes: Array(json.utf8))
    tree = try #require(readJSON(file, index: 0).tree)
  }

  var codes: [DiagnosticCode] { problems.all.map(\.code) }

  mutating func recipe(_ entry: EntryID, _ type: ValueType, named name: String) -> Recipe? {
    literalRecipe(entry, type, named: name)
  }

  func inferred(_ entry: EntryID) -> (recipe: Recipe, type: ValueType)? { nil }

  func templateRecipe(_ entry: EntryID, expecting type: ValueType?) -> (recipe: Recipe, type: ValueType)? { nil }

  func expressionRecipe(
    _ entry: EntryID, in range: Range<Int>, expecting type: ValueType?
  ) -> (recipe: Recipe, type: ValueType)? {
    nil
  }

  func alignmentRecipe(_ entry: EntryID, named name: String) -> Recipe? { nil }

  func choiceRecipe(inPath entry: EntryID) -> Recipe? { nil }

  func declaringRecipe(_ constants: EntryID, _ rest: (inout LiteralReader) -> Recipe?) -> Recipe? { nil }

  func loopRecipe(inPath entry: EntryID) -> Recipe? { nil }

  func literal(behind entry: EntryID, wanted type: ValueType) -> EntryID? { nil }

  func noteNumber(_ entry: EntryID) {}

  func noteText(_ entry: EntryID) {}

  func admitsText(at entry: EntryID) -> Bool { true }

  mutating func checkAvailability(ofMember name: String, of type: String, at span: SourceSpan) {
    members.append("\(type).\(name)")
  }

  func wrongType(_ entry: EntryID, wanted: String, of name: String) -> Diagnostic {
    Diagnostic(.wrongType, "`\(name)` must be \(wanted)", at: span(entry))
  }

  func swiftValue(_ entry: EntryID, of type: String?) -> Diagnostic? { nil }

  func chain(_ entry: EntryID, _ type: ValueType) -> (recipe: Recipe, type: ValueType)? { nil }

  func notANumber(_ entry: EntryID, wanted: String, of name: String) -> Diagnostic {
    wrongType(entry, wanted: wanted, of: name)
  }

  func unmarkedExpression(_ entry: EntryID, wanted: String, of name: String) -> Diagnostic? { nil }

  func notABoolean(_ entry: EntryID, of name: String) -> Diagnostic {
    wrongType(entry, wanted: "true or false", of: name)
  }

  func unknownCase(
    _ entry: EntryID, named name: String, of type: String?, among names: (borrowing LiteralReader) -> [String]
  ) -> Diagnostic {
    Diagnostic(.unknownCase, "`\(name)` is another", at: span(entry), expected: names(self))
  }

  func spelling(of word: String, among names: (borrowing LiteralReader) -> [String]) -> Spelling { .unknown }
}

extension DynamicValue.Recipe {
  /// The value, if it is known without evaluating anything.
  fileprivate var constant: Value? { if case .constant(let value) = self { value } else { nil } }
}

/// Literals are read without a checker: from a tree, a table of types, and whoever reads the parts.
@Suite struct LiteralReadingTests {
  /// 0x80 of 0xFF is the opacity.
  @Test func hexadecimalDigitsAreAColour() throws {
    var reader = try LiteralReader("\"#FF000080\"")
    let color = Color(.components(red: 1, green: 0, blue: 0), opacity: 128 / 255)
    #expect(reader.colorRecipe(root, named: "tint")?.constant == .color(color))
    #expect(reader.codes.isEmpty)
  }

  @Test func namesOfColoursAreTheSystemsOrTheDocuments() throws {
    var system = try LiteralReader("\"mint\"")
    #expect(system.colorRecipe(root, named: "tint")?.constant == .color(Color(.system(.mint))))
    #expect(system.members == ["Color.mint"])
    var own = try LiteralReader("\"brand\"")
    #expect(own.colorRecipe(root, named: "tint") == nil)
    #expect(own.codes == [.unknownCase])
    own.colorNames.append("brand")
    #expect(own.colorRecipe(root, named: "tint")?.constant == .color(Color(.asset("brand"))))
  }

  /// A hue of a third of the circle is green.
  @Test func hueSaturationAndBrightnessAreComponents() throws {
    var reader = try LiteralReader(
      #"{ "hue": 0.3333333333333333, "saturation": 1, "brightness": 0.5, "opacity": 0.2 }"#)
    guard case .color(let color)? = reader.colorRecipe(root, named: "tint")?.constant,
      case .components(let red, let green, let blue) = color.base
    else {
      Issue.record("no colour")
      return
    }
    #expect(abs(red) < 1e-9 && green == 0.5 && abs(blue) < 1e-9 && color.opacity == 0.2)
  }

  @Test func aColourWithoutAllItsPartsIsNone() throws {
    var reader = try LiteralReader(#"{ "red": 1, "green": 0 }"#)
    #expect(reader.colorRecipe(root, named: "tint") == nil)
    #expect(reader.codes == [.missingArgument])
  }

  @Test func coloursOfStyleSheetsAreMended() throws {
    #expect(StyleSheetColor.hexadecimal("rgb(255, 0, 16)") == "#FF0010")
    #expect(StyleSheetColor.hexadecimal("rgba(0, 0, 0, 20%)") == "#00000033")
    #expect(StyleSheetColor.hexadecimal("#F0a") == "#FF00aa")
    #expect(StyleSheetColor.hexadecimal("rgb(256, 0, 0)") == nil)
  }

  /// Half a turn is π radians.
  @Test func anglesAreInDegrees() throws {
    var reader = try LiteralReader(#"{ "radians": 3.141592653589793 }"#)
    guard case .record(.angle, let parts)? = reader.angleRecipe(root, named: "angle")?.constant else {
      Issue.record("no angle")
      return
    }
    #expect(parts.count == 1 && abs((parts[0].number ?? 0) - 180) < 1e-9)
  }

  @Test func methodsOfAFontAreKeysBesideIt() throws {
    var reader = try LiteralReader(#"{ "system": { "size": 20 }, "italic": true, "weight": "heavy" }"#)
    var font = Font(.system(size: 20))
    font.modifiers.isItalic = true
    font.modifiers.weight = .heavy
    #expect(reader.fontRecipe(root, named: "font")?.constant == .font(font))
  }

  @Test func aFontWithAnUnknownMethodIsNone() throws {
    var reader = try LiteralReader(#"{ "style": "body", "blinking": true }"#)
    #expect(reader.fontRecipe(root, named: "font") == nil)
    #expect(reader.codes == [.unknownArgument])
  }

  /// Three colours stand at the ends and in the middle.
  @Test func coloursOfAGradientAreSpreadEvenly() throws {
    var reader = try LiteralReader(#"[ "red", "green", "blue" ]"#)
    let stops = [SystemColor.Name.red, .green, .blue].enumerated().map { index, name in
      Value.record(.gradientStop, [.color(Color(.system(name))), .double(Double(index) / 2)])
    }
    #expect(reader.gradientValueRecipe(root, named: "gradient")?.constant == .record(.gradient, [.array(stops)]))
  }

  @Test func aStyleDerivesFromItsBase() throws {
    var reader = try LiteralReader(#"{ "base": "secondary", "opacity": 0.5 }"#)
    let style = reader.styleRecipe(root, named: "foregroundStyle")
    #expect(style?.recipe.constant == .style(.opacity(.hierarchical(.secondary), 0.5)))
  }

  @Test func aRectangleHasFourNumbersOrAnOrigin() throws {
    var reader = try LiteralReader(#"{ "x": 1, "y": 2, "width": 3, "height": 4 }"#)
    let point = Value.record(.point, [.double(1), .double(2)])
    let size = Value.record(.size, [.double(3), .double(4)])
    #expect(reader.rectRecipe(root, named: "rect")?.constant == .record(.rect, [point, size]))
    var list = try LiteralReader("[ 1, 2 ]")
    #expect(list.rectRecipe(root, named: "rect") == nil)
    #expect(list.codes == [.wrongType])
  }

  /// The dot that Swift would have may be written.
  @Test func casesAreBareNames() throws {
    var reader = try LiteralReader("\".small\"")
    let type = try #require(reader.types.id(named: "ControlSize"))
    let index = try #require(reader.types[type].cases.firstIndex { $0.name == "small" })
    let value = reader.recipe(root, .named(type), named: "controlSize")?.constant
    #expect(value == .enumeration(type, index: index, payload: []))
    var other = try LiteralReader("\"tiny\"")
    #expect(other.recipe(root, .named(type), named: "controlSize") == nil)
    #expect(other.codes == [.unknownCase])
  }

  @Test func partsOfListsAreReadOneByOne() throws {
    var reader = try LiteralReader("[ 1, 2.5 ]")
    #expect(reader.recipe(root, .array(.double), named: "dash")?.constant == .array([.double(1), .double(2.5)]))
    var wrong = try LiteralReader("[ 1, true, \"a\" ]")
    #expect(wrong.recipe(root, .array(.double), named: "dash") == nil)
    #expect(wrong.codes == [.wrongType, .wrongType])
  }
}
