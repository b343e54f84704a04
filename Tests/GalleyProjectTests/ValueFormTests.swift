import Galley
import Testing

/// The forms in which values are written, one by one, with what they print (types 5.2) or what is said of them.
@Suite struct ValueFormTests {
  private func interpret(_ modifier: String, on view: String = "Text: a") -> DocumentLayout {
    let text = """
      colors: { barColor: { light: "#222222", dark: "#EEEEEE" } }
      body:
        \(view)
        modifiers: [ { \(modifier) } ]
      """
    return Interpreter().check(DocumentSource(name: "value.yaml", text: text)).layout()
  }

  @Test(arguments: [
    ("red", "Color"), (".red", "Color"), ("systemBackground", "Color"), ("barColor", "Color"),
    ("\"#FF8800\"", "Color"), ("\"#FF880080\"", "Color"), ("{ red: 1, green: 0, blue: 0, opacity: 0.5 }", "Color"),
    ("{ white: 0.5, opacity: 0.2 }", "Color"), ("{ hue: 0.1, saturation: 1, brightness: 1 }", "Color"),
    ("{ named: barColor }", "Color"), ("{ base: red, opacity: 0.7 }", "Color"), ("$(Color.primary)", "Color"),
    ("{ gradient: green }", "AnyGradient"), ("$(Color.red.gradient)", "AnyGradient"),
    ("{ gradient: green, opacity: 0.7 }", "_OpacityShapeStyle<AnyGradient>"),
    ("{ base: red, gradient: true }", "AnyGradient"),
    ("{ linearGradient: { colors: [red, blue], startPoint: top, endPoint: bottom } }", "LinearGradient"),
    ("{ radialGradient: { stops: [ { color: red, location: 0 } ], startRadius: 0, endRadius: 9 } }", "RadialGradient"),
    ("{ angularGradient: { gradient: { colors: [red] }, angle: { degrees: 3 } } }", "AngularGradient"),
    ("{ conicGradient: { colors: [red] } }", "AngularGradient"),
    ("{ ellipticalGradient: { colors: [red] } }", "EllipticalGradient"),
    ("ultraThinMaterial", "Material"), ("bar", "Material"), ("$(Material.thin)", "Material"),
    ("primary", "HierarchicalShapeStyle"), ("quinary", "HierarchicalShapeStyle"), ("tint", "TintShapeStyle"),
    ("background", "BackgroundStyle"), ("foreground", "ForegroundStyle"), ("separator", "SeparatorShapeStyle"),
    ("selection", "SelectionShapeStyle"), ("placeholder", "PlaceholderTextShapeStyle"), ("link", "LinkShapeStyle"),
    ("fill", "FillShapeStyle"), ("{ base: primary, opacity: 0.5 }", "_OpacityShapeStyle<HierarchicalShapeStyle>"),
    ("{ base: ultraThinMaterial, opacity: 0.5 }", "_OpacityShapeStyle<Material>"),
    ("$(.ultraThinMaterial.opacity(0.5))", "_OpacityShapeStyle<Material>"),
    ("{ base: red, shadow: { drop: { radius: 3 } } }", "_ShadowShapeStyle<Color>"),
    ("\"$(.red.shadow(.drop(radius: 3)))\"", "_ShadowShapeStyle<Color>"),
    // The innermost first, whatever the order of the keys.
    (
      "{ gradient: green, blendMode: multiply, opacity: 0.5 }",
      "_BlendModeShapeStyle<_OpacityShapeStyle<AnyGradient>>"
    ),
    ("\"$(AnyShapeStyle(.red))\"", "AnyShapeStyle"),
  ]) func stylesPrintTheirTypes(_ written: String, _ type: String) {
    let result = interpret("background: \(written)")
    #expect(result.problems.isEmpty, "\(written): \(result.problems)")
    #expect(result.type == "ModifiedContent<Text, _BackgroundStyleModifier<\(type)>>", "\(written)")
  }

  @Test(arguments: [
    "font: .title", "font: { system: { size: 36, weight: bold, design: rounded } }",
    "font: { style: title2, bold: true, italic: , leading: tight, width: condensed, monospacedDigit: true }",
    "font: { custom: { name: Avenir, size: 12, relativeTo: title } }", "font: { custom: { name: A, fixedSize: 12 } }",
    "font: \"$(.title2.bold())\"", "font: null",
  ]) func fontsFold(_ modifier: String) {
    let result = interpret(modifier)
    let problems = result.problems.filter { $0.code != "unknown-font" }
    #expect(problems.isEmpty, "\(modifier): \(problems)")
    #expect(result.type == "Text", "\(modifier)")
  }

  @Test(arguments: [
    "padding: { top: 1, leading: 2 }", "padding: [top, bottom]", "padding: top", "padding: 10",
    "rotationEffect: { degrees: 45 }", "rotationEffect: { radians: 1 }", "rotationEffect: zero",
    "rotationEffect: { angle: { degrees: 4 }, anchor: { x: 0, y: 1 } }", "offset: { width: 2, height: 3 }",
    "position: { x: 2, y: 3 }", "frame: { maxWidth: infinity }", "frame: { maxWidth: .inf, alignment: topLeading }",
    "lineLimit: 2...4", "lineLimit: $(2...4)", "clipShape: Capsule", "clipShape: { RoundedRectangle: 10 }",
    "clipShape: { Circle: , modifiers: [ { offset: { x: 1 } } ] }", "symbolVariant: slash",
  ]) func otherValuesAreTaken(_ modifier: String) {
    let result = interpret(modifier)
    #expect(result.problems.isEmpty, "\(modifier): \(result.problems)")
  }

  @Test(arguments: [
    ("background: rainbow", "unknown-case"), ("background: \"#12345\"", "unknown-case"),
    ("background: { red: 1 }", "missing-argument"), ("background: { named: nope }", "unknown-asset"),
    ("background: { gradient: 3 }", "wrong-type"),
    ("background: { linearGradient: { startPoint: top } }", "missing-argument"),
    ("background: { gradient: red, linearGradient: { colors: [red] } }", "several-view-keys"),
    ("background: { gradient: green, blur: 3 }", "unknown-argument"),
    ("background: { gradient: true, shadow: { drop: { radius: 3 } } }", "missing-argument"),
    ("font: titel", "unknown-case"), ("font: 12", "wrong-type"), ("font: { custom: { name: A } }", "missing-argument"),
    ("font: { system: { size: 36, weight: fat } }", "unknown-case"), ("rotationEffect: 45", "wrong-type"),
    ("frame: { alignment: topLeft }", "unknown-case"), ("frame: { maxWidth: big }", "wrong-type"),
    ("padding: { edges: [top, left], length: 3 }", "unknown-case"), ("clipShape: capsul", "unknown-case"),
    ("clipShape: { Text: a }", "wrong-type"), ("clipShape: $(1)", "wrong-type"),
  ]) func aWrongFormIsSaidOnceAndMended(_ modifier: String, _ code: String) {
    let problems = interpret(modifier).problems
    #expect(problems.map(\.code) == [code], "\(modifier): \(problems)")
  }
}
