import GalleySource
import GalleyTables
import Testing

@testable import GalleyExpressions

@Suite struct TypingTests {
  private let fixture = Fixture()

  @Test(arguments: [
    ("row * 4 + count", "Int", "19"), ("size.width * 0.8", "Double", "160.0"), ("size", "CGSize", "(200.0, 100.0)"),
    ("proxy.size.width * 0.8", "Double", "240.0"), ("proxy.frame(in: .global).minY", "Double", "20.0"),
    ("proxy.frame(in: .local).minY", "Double", "0.0"), ("proxy.frame(in: .named(\"list\")).minX", "Double", "1.0"),
    ("proxy.safeAreaInsets.top", "Double", "47.0"), ("people.count", "Int", "2"),
    ("people[(row * 6 + 1) % people.count].name", "String", "Bert"),
    ("people.first?.name", "Optional<String>", "Optional(\"Anna\")"),
    ("friend?.name ?? \"nobody\"", "String", "nobody"), ("friend?.name.count", "Optional<Int>", "nil"),
    ("friend?.name.prefix(1).uppercased()", "Optional<String>", "nil"), ("anna.initial", "String", "A"),
    ("people.map(\\.name).joined(separator: \", \")", "String", "Anna, Bert"),
    ("people.map(\\.initial)", "Array<String>", "[\"A\", \"B\"]"),
    ("words.map(\\.count).max() ?? 0", "Int", "5"),
    ("Reaction.allCases", "Array<Reaction>", "[Document.Reaction.thumbsup, Document.Reaction.heart]"),
    ("Reaction.heart.title", "String", "Love"), ("reaction.rawValue", "String", "heart"),
    ("reaction == .heart", "Bool", "true"),
    (".heart == reaction", "Bool", "true"), ("reaction.id", "Reaction", "heart"),
    ("environment.verticalSizeClass == .compact", "Bool", "true"),
    ("environment.colorScheme == .dark ? 1 : 2", "Int", "2"), ("ages[\"Anna\"]", "Optional<Int>", "Optional(31)"),
    ("ages[\"Bert\", default: 0]", "Int", "0"), ("[1, 2.5]", "Array<Double>", "[1.0, 2.5]"), ("[:].count", "Int", "0"),
    ("[\"a\": 1]", "Dictionary<String, Int>", "[\"a\": 1]"), ("(1, label: 2).label", "Int", "2"),
    ("(1, 2).1", "Int", "2"),
    ("words.enumerated().first?.element ?? \"\"", "String", "one"),
    ("Person(name: \"Carl\")", "Person", "Person(name: \"Carl\", age: 30)"),
    ("0..<5", "Range<Int>", "0..<5"), ("0...5", "ClosedRange<Int>", "0...5"),
    ("0.5...1", "ClosedRange<Double>", "0.5...1.0"),
    ("twice(of: 4)", "Int", "8"), ("twice(4)", "Int", "8"), ("scaled(size: size, by: 2).width", "Double", "200.0"),
    ("scaled(size).height", "Double", "100.0"), ("isOn", "Bool", "true"), ("!isOn", "Bool", "false"),
    ("min(size.width, 10)", "Double", "10.0"),
    ("max(row, 2)", "Int", "3"), ("cos(.pi / 6) * 2", "Double", "1.7320508075688774"),
    ("numbers[0..<2]", "Array<Int>", "[1, 2]"), ("Color.red", "Color", "red"),
    ("Color.red.opacity(0.5)", "Color", "50% red"),
    ("Color.primary", "Color", "primary"), ("tint.gradient", "AnyGradient", "AnyGradient"),
    ("Font.title2.bold()", "Font", "Font(title2)"),
    ("Gradient(colors: [.red, .blue]).stops.count", "Int", "2"),
    ("Alignment(horizontal: .leading, vertical: .top)", "Alignment", "topLeading"),
    ("UnitPoint.topLeading == UnitPoint(x: 0, y: 0)", "Bool", "true"),
    ("EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).leading", "Double", "2.0"),
    ("EdgeInsets().top", "Double", "0.0"), ("GridItem(.adaptive(minimum: 100)).spacing ?? 8", "Double", "8.0"),
    ("Text.TruncationMode.middle", "TruncationMode", "middle"), ("Edge.Set.all", "Set", "all"),
    ("CGFloat.pi > 3", "Bool", "true"), ("Reaction(rawValue: \"heart\") ?? .thumbsup", "Reaction", "heart"),
    ("Reaction(rawValue: \"x\") == nil", "Bool", "true"), ("Color(.systemBackground)", "Color", "systemBackground"),
    ("Color(UIColor.label)", "Color", "label"), ("Color(\"bar\")", "Color", "NamedColor(name: \"bar\", bundle: nil)"),
    ("Color(red: 1, green: 0.5, blue: 0)", "Color", "#FF8000FF"),
    ("Color(white: 0, opacity: 0.5)", "Color", "#00000080"),
    ("Color(hue: 0, saturation: 1, brightness: 1)", "Color", "#FF0000FF"),
  ])
  func expressionHasTypeAndValue(expression: String, type: String, value: String) {
    let outcome = fixture.run(expression)
    #expect(outcome.diagnostics.isEmpty, "\(outcome.diagnostics)")
    #expect(outcome.typeName == type)
    #expect(outcome.printed == value)
  }

  @Test(arguments: [
    (".red", "Color", "Color"), (".secondary", "ShapeStyle", "HierarchicalShapeStyle"), (".red", "ShapeStyle", "Color"),
    ("Color.secondary", "ShapeStyle", "Color"), (".ultraThinMaterial", "ShapeStyle", "Material"),
    (".red.opacity(0.5)", "ShapeStyle", "Color"), (".blue.gradient", "ShapeStyle", "AnyGradient"),
    (".bar.opacity(0.5)", "ShapeStyle", "_OpacityShapeStyle<Material>"),
    (".tint.blendMode(.multiply)", "ShapeStyle", "_BlendModeShapeStyle<TintShapeStyle>"),
    (".red.shadow(.drop(radius: 3))", "ShapeStyle", "_ShadowShapeStyle<Color>"),
    (".linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)", "ShapeStyle", "LinearGradient"),
    (
      "LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom).opacity(0.5)", "ShapeStyle",
      "_OpacityShapeStyle<LinearGradient>"
    ),
    ("AnyShapeStyle(Color.red)", "ShapeStyle", "AnyShapeStyle"), ("flag ? .red : .secondary", "ShapeStyle", "Color"),
    ("flag ? .red : .blue", "Color", "Color"), (".title2.bold()", "Font", "Font"),
    (".caption.lowercaseSmallCaps()", "Font", "Font"),
    ("flag ? .title2.bold() : .title2", "Font", "Font"), (".system(size: 12, weight: .bold)", "Font", "Font"),
    (".system(.body, design: .rounded)", "Font", "Font"), (".topTrailing", "Alignment", "Alignment"),
    ("[.top, .leading]", "Edge.Set", "Set"),
    (".horizontal", "Edge.Set", "Set"), (".adaptive(minimum: 120)", "GridItem.Size", "Size"),
    (".degrees(45)", "Angle", "Angle"),
    (".easeInOut(duration: 0.2).delay(1)", "Animation", "Animation"), (".init(x: 0, y: 1)", "UnitPoint", "UnitPoint"),
    ("\"de\"", "Locale", "Locale"),
  ])
  func implicitMembersFollowWhatIsExpected(expression: String, expected: String, type: String) throws {
    let id = try #require(TypeTable.builtInID(expected))
    let outcome = fixture.run(expression, expecting: .named(id))
    #expect(outcome.diagnostics.isEmpty, "\(outcome.diagnostics)")
    #expect(outcome.typeName == type)
    #expect(outcome.value != nil)
  }

  @Test func aChoiceWithNilIsOptional() {
    let outcome = fixture.run("flag ? .red : nil", expecting: .optional(.named(.color)))
    #expect(outcome.diagnostics.isEmpty)
    #expect(outcome.typeName == "Optional<Color>")
    #expect(outcome.value == .color(Color(.system(.red))))
  }

  @Test func intsWidenWhereDoublesAreExpected() {
    #expect(fixture.run("10 + 10 * row", expecting: .double).value == .double(40))
    #expect(fixture.run("4", expecting: .double).value == .double(4))
    #expect(fixture.run("numbers", expecting: .array(.double)).value == .array([.double(1), .double(2), .double(3)]))
    #expect(fixture.run("0...1", expecting: .closedRealRange).value == .closedRealRange(lower: 0, upper: 1))
  }

  /// As in Swift, a literal is of the type of the operand beside it, of the other elements, of the parameter, or of what is
  /// wanted; `n` as a name keeps its own, and `Double(…)` takes an Int first.
  @Test(arguments: [
    ("5 / 2", "Int", "2"), ("5 / 2 * 2.0", "Double", "5.0"), ("2.0 * (5 / 2)", "Double", "5.0"),
    ("-5 / 2 + 0.5", "Double", "-2.0"), ("5 / 2 * row", "Int", "6"), ("5 / 2 * size.width", "Double", "500.0"),
    ("row / 4 * 2.0", "Double", "0.0"), ("5 / 2 * .pi", "Double", "7.853981633974483"),
    ("5 / 2 == 2.5", "Bool", "true"), ("5 / 2 == row - 1", "Bool", "true"), ("size.width > 401 / 2", "Bool", "false"),
    ("[5 / 2, 1.5]", "Array<Double>", "[2.5, 1.5]"), ("[1.5, 5 / 2]", "Array<Double>", "[1.5, 2.5]"),
    ("[5 / 2, row]", "Array<Int>", "[2, 3]"), ("flag ? 5 / 2 : 1.5", "Double", "2.5"),
    ("flag ? 5 / 2 : row", "Int", "2"), ("(flag ? 5 / 2 : 1) * 2.0", "Double", "5.0"),
    ("max(5 / 2, 1.5)", "Double", "2.5"), ("max(5 / 2, row)", "Int", "3"), ("sqrt(25 / 4)", "Double", "2.5"),
    ("abs(5 / 2) * 1.0", "Double", "2.5"), ("Double(5 / 2)", "Double", "2.0"), ("Int(5 / 2)", "Int", "2"),
    ("CGSize(width: 5 / 2, height: 1).width", "Double", "2.5"), ("[2.5].contains(5 / 2)", "Bool", "true"),
    ("5 / 2..<3", "Range<Int>", "2..<3"), ("0.5...5 / 2", "ClosedRange<Double>", "0.5...2.5"),
    ("5 / 2 % 2", "Int", "0"), ("String(5 / 2)", "String", "2"), ("words[5 / 2]", "String", "three"),
  ])
  func literalsTakeTheTypeThatIsWanted(expression: String, type: String, value: String) {
    let outcome = fixture.run(expression)
    #expect(!outcome.diagnostics.contains { $0.severity == .error }, "\(outcome.diagnostics)")
    #expect(outcome.typeName == type)
    #expect(outcome.printed == value)
  }

  @Test(arguments: [
    ("100 / 8", 12.5), ("100 / 8 + row", 15), ("max(1, min(100 / 8, 50))", 12.5), ("-(100 / 8)", -12.5),
    ("flag ? 100 / 8 : 1", 12.5), ("row / 4", 0),
  ])
  func literalsAreDoublesWhereDoublesAreExpected(expression: String, value: Double) {
    let outcome = fixture.run(expression, expecting: .double)
    #expect(outcome.value == .double(value))
    #expect(outcome.codes.isEmpty == !expression.contains("row"))
    #expect(fixture.run(expression, expecting: .optional(.double)).value?.number == value)
  }

  @Test func aValueIsAConstantBindingWhereABindingIsExpected() {
    let constant = BindingReference(.constant, current: .bool(false))
    #expect(fixture.run("!flag", expecting: .binding(.bool)).value == .binding(constant))
    let variable = BindingReference(.state(Index(0), ValueSlot(3)), current: .bool(true))
    #expect(fixture.run("isOn", expecting: .binding(.bool)).value == .binding(variable))
    #expect(fixture.run("row", expecting: .binding(.bool)).codes == ["type-mismatch"])
  }

  @Test func aCollectionOfImplicitMembersFollowsWhatIsLookedFor() {
    #expect(fixture.run("[.heart, .thumbsup].contains(reaction)").printed == "true")
    #expect(fixture.run("[.dark].contains(environment.colorScheme)").printed == "false")
    #expect(fixture.run("[.hart].contains(reaction)").codes == ["unknown-member"])
  }

  @Test func valuesMadeOfConstantsAreConstants() {
    var expressions = CheckedExpressions()
    var diagnostics: [Diagnostic] = []
    let text = Array("[CGSize(width: 1, height: 2)]".utf8)
    let checked = expressions.check(
      text[...], range: 0..<text.count, at: { _ in SourceSpan(start: 0, end: 0) }, in: fixture,
      diagnostics: &diagnostics)
    #expect(expressions.constant(checked.id) == .array([.record(.size, [.double(1), .double(2)])]))
  }

  /// The result of a function within itself has no type until the whole body is checked.
  @Test(arguments: [
    ("untyped + 1", "Int", "6"), ("1.5 * untyped", "Double", "7.5"), ("-untyped", "_", "-5"),
    ("untyped > 4", "Bool", "true"),
    ("untyped == 5 ? 1 : 2", "Int", "1"), ("flag ? 0 : 1 + untyped", "Int", "0"),
    ("0..<untyped", "Range<Int>", "0..<5"),
    ("untyped / 2 * 2", "Int", "4"), ("untyped ?? 1", "Int", "5"), ("max(untyped, 7)", "Int", "7"),
  ])
  func valuesOfUnknownTypeAreComputedAsTheyAre(expression: String, type: String, result: String) {
    let outcome = fixture.run(expression)
    #expect(!outcome.diagnostics.contains { $0.severity == .error }, "\(outcome.diagnostics)")
    #expect(outcome.typeName == type)
    #expect(outcome.printed == result)
  }

  @Test func aNumberAloneBecomesATextWhereAStringIsExpected() {
    #expect(fixture.run("row", expecting: .string).value == .string("3"))
    #expect(fixture.run("half", expecting: .string).value == .string("0.5"))
    #expect(fixture.run("reaction", expecting: .string).codes == ["type-mismatch"])
    #expect(fixture.run("subtitle", expecting: .string).codes == ["optional-value"])
  }

  @Test func shortCircuitLeavesTheRestAlone() {
    #expect(fixture.run("false && 1 / 0 == 1").printed == "false")
    #expect(fixture.run("true || 1 / 0 == 1").printed == "true")
    #expect(fixture.run("subtitle ?? String(1 / 0)").printed == "Sub")
    #expect(fixture.run("flag ? 1 : 1 / 0").printed == "1")
    #expect(fixture.run("friend?.name.prefix(1 / 0)").printed == "nil")
  }
}
