import GalleyLayout
import Testing

@testable import GalleyExpressions

@Suite struct TypeTableTests {
  private let types = TypeTable()

  @Test func fullNamesAreUnique() {
    let names = TypeTable.builtIn.map(\.swiftName)
    #expect(Set(names).count == names.count)
  }

  @Test func theTypeOfTextsIsTheFirst() { #expect(types.id(named: "LocalizedStringKey") == .localizedStringKey) }

  @Test func declarationsAreWellFormed() {
    for declaration in TypeTable.builtIn {
      #expect(declaration.summary.hasSuffix("."), "\(declaration.swiftName)")
      #expect(!declaration.name.contains("."), "\(declaration.swiftName)")
      let cases = declaration.cases.map(\.name)
      #expect(Set(cases).count == cases.count, "\(declaration.swiftName)")
      let statics = declaration.staticMembers.map(\.name)
      #expect(Set(statics).count == statics.count, "\(declaration.swiftName)")
    }
  }

  @Test(arguments: TypeTable.builtIn.indices) func typesReferToDeclaredTypes(index: Int) {
    let declaration = TypeTable.builtIn[index]
    let fields = declaration.fields + declaration.cases.flatMap(\.payload)
    for field in fields {
      // A name that is not declared would have become the id 0.
      #expect(field.type.unwrapped != .named(TypeID(0)))
    }
  }

  @Test func nestedTypesAreFoundByFullNameAndByAUniqueLastPart() {
    #expect(types.id(named: "Text.TruncationMode") == types.id(named: "TruncationMode"))
    #expect(types.id(named: "Edge.Set") != types.id(named: "Axis.Set"))
    #expect(types.id(named: "Set") == nil)
    #expect(types.id(named: "Nope") == nil)
  }

  /// Source: types 1.1 to 1.3.
  @Test(arguments: [
    (ValueType.optional(.string), "Optional<String>", "Swift.Optional<Swift.String>"),
    (.array(.int), "Array<Int>", "Swift.Array<Swift.Int>"),
    (
      .dictionary(key: .string, value: .double), "Dictionary<String, Double>",
      "Swift.Dictionary<Swift.String, Swift.Double>"
    ),
    (.range, "Range<Int>", "Swift.Range<Swift.Int>"),
    (.closedRange, "ClosedRange<Int>", "Swift.ClosedRange<Swift.Int>"),
    (
      .array(.tuple([.init(label: "offset", type: .int), .init(label: "element", type: .string)])),
      "Array<(offset: Int, element: String)>", "Swift.Array<(offset: Swift.Int, element: Swift.String)>"
    ),
    (.optional(.named(.color)), "Optional<Color>", "Swift.Optional<SwiftUI.Color>"),
    (
      .applied("_OpacityShapeStyle", [.named(.material)]), "_OpacityShapeStyle<Material>",
      "SwiftUI._OpacityShapeStyle<SwiftUI.Material>"
    ),
    (.binding(.bool), "Binding<Bool>", "SwiftUI.Binding<Swift.Bool>"),
  ])
  func typeIsSpelledAsSwiftPrintsIt(type: ValueType, bare: String, qualified: String) {
    #expect(swiftName(of: type, in: types) == bare)
    #expect(swiftName(of: type, in: types, qualified: true) == qualified)
  }

  @Test func enclosingTypesDisappearUnlessQualified() throws {
    let mode = ValueType.named(try #require(types.id(named: "Text.TruncationMode")))
    #expect(swiftName(of: mode, in: types) == "TruncationMode")
    #expect(swiftName(of: mode, in: types, qualified: true) == "SwiftUI.Text.TruncationMode")
    var types = types
    let own = types.add(TypeDeclaration(name: "Card", summary: "A card.", kind: .structure([])))
    #expect(swiftName(of: .named(own), in: types, qualified: true, module: "Cards") == "Cards.Card")
  }

  /// Source: types 5.2.
  @Test(arguments: [
    (ShapeStyle.color(Color(.system(.red), opacity: 0.5)), "Color"),
    (.colorGradient(Color(.system(.red))), "AnyGradient"),
    (.material(.thin), "Material"), (.hierarchical(.secondary), "HierarchicalShapeStyle"),
    (.semantic(.background), "BackgroundStyle"),
    (.semantic(.foreground), "ForegroundStyle"), (.semantic(.tint), "TintShapeStyle"),
    (.semantic(.placeholder), "PlaceholderTextShapeStyle"),
    (.opacity(.color(Color(.system(.red))), 0.5), "Color"),
    (.opacity(.material(.bar), 0.5), "_OpacityShapeStyle<Material>"),
    (
      .shadow(.color(Color(.system(.red))), StyleShadow(color: Color(.system(.black)), radius: 2)),
      "_ShadowShapeStyle<Color>"
    ),
    (.blendMode(.hierarchical(.primary), "multiply"), "_BlendModeShapeStyle<HierarchicalShapeStyle>"),
    (.erased(.material(.bar)), "AnyShapeStyle"),
    (.linearGradient(stops: [], start: .zero, end: .zero), "LinearGradient"),
  ])
  func styleHasTheTypeThatSwiftPrints(style: ShapeStyle, name: String) {
    #expect(swiftName(of: valueType(of: style, in: types), in: types) == name)
  }

  @Test func casesOfFontTypesStandInTheOrderOfTheLayoutEngine() throws {
    let weight = try #require(types.id(named: "Font.Weight"))
    #expect(types[weight].cases.map(\.name) == FontWeight.allCases.map { "\($0)" })
    let size = try #require(types.id(named: "DynamicTypeSize"))
    #expect(types[size].cases.map(\.name) == DynamicTypeSize.allCases.map(\.rawValue))
  }

  @Test func customAlignmentsJoinTheirType() {
    var types = types
    let index = types.addCase("midpoint", to: .horizontalAlignment)
    #expect(types[.horizontalAlignment].cases[index].name == "midpoint")
    #expect(TypeTable()[.horizontalAlignment].cases.count == index)
  }

  /// What the table says of SwiftUI's types that hold others of their own kind is what their declarations say.
  @Test func builtInTypesThatHoldThemselvesAreKnown() {
    let table = TypeTable()
    let ids = table.declarations.indices.map { TypeID($0) }
    func named(in type: ValueType) -> [TypeID] {
      switch type {
      case .named(let id): [id]
      case .optional(let inner), .array(let inner), .binding(let inner): named(in: inner)
      case .dictionary(let key, let value): named(in: key) + named(in: value)
      case .tuple(let elements): elements.flatMap { named(in: $0.type) }
      case .unknown, .null, .bool, .int, .double, .string, .range, .closedRange, .closedRealRange, .caseRange,
        .applied, .metatype:
        []
      }
    }
    let parts = ids.map { id in
      Set((table[id].fields.map(\.type) + table[id].cases.flatMap { $0.payload.map(\.type) }).flatMap(named))
    }
    let holdThemselves = ids.filter { id in
      var reached = parts[id.position]
      var pending = Array(reached)
      while let next = pending.popLast() {
        for part in parts[Int(next.rawValue)] where reached.insert(part).inserted { pending.append(part) }
      }
      return reached.contains(id)
    }
    #expect(Set(holdThemselves) == TypeTable.selfContainingBuiltIns)
  }
}
