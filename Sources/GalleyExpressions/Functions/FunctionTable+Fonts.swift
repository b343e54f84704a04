internal import GalleyLayout

// Fonts and what can be done to them.
extension FunctionTable {
  static let fonts: [FunctionDeclaration] = systemFonts + customFonts + fontMethods

  private static let font = TypePattern.named(.font)
  private static let weight = optional("weight", "Font.Weight")
  private static let design = optional("design", "Font.Design")
  private static let style = TypePattern.named(TypeTable.wellKnown("Font.TextStyle"))

  private static func optional(_ label: String, _ type: String) -> FunctionDeclaration.Parameter {
    .may(label, .optional(.named(TypeTable.wellKnown(type))), .null)
  }

  private static let systemFonts: [FunctionDeclaration] = [
    .staticMethod(
      "system", of: "Font", [.needs("size", .double), weight, design], font,
      about: "The system font of a size in points, which Dynamic Type does not change."
    ) { arguments throws(FunctionFailure) in
      .font(Font(.system(size: try arguments.double(0)), modifiers: modifiers(arguments, weight: 1, design: 2)))
    },
    .staticMethod("system", of: "Font", [.needs("", style), design, weight], font, about: "The font of a text style.") {
      arguments throws(FunctionFailure) in
      .font(Font(.style(try textStyle(arguments, 0)), modifiers: modifiers(arguments, weight: 2, design: 1)))
    },
  ]

  private static let customFonts: [FunctionDeclaration] = [
    .staticMethod(
      "custom", of: "Font", [.needs("", .string), .needs("size", .double)], font,
      about: "A named font that grows with the body style."
    ) { arguments throws(FunctionFailure) in
      .font(Font(.custom(name: try arguments.string(0), size: try arguments.double(1), relativeTo: .body)))
    },
    .staticMethod(
      "custom", of: "Font", [.needs("", .string), .needs("size", .double), .needs("relativeTo", style)], font,
      about: "A named font that grows with a text style."
    ) { arguments throws(FunctionFailure) in
      .font(
        Font(
          .custom(
            name: try arguments.string(0), size: try arguments.double(1), relativeTo: try textStyle(arguments, 2))))
    },
    .staticMethod(
      "custom", of: "Font", [.needs("", .string), .needs("fixedSize", .double)], font,
      about: "A named font that Dynamic Type does not change."
    ) { arguments throws(FunctionFailure) in
      .font(Font(.custom(name: try arguments.string(0), size: try arguments.double(1), relativeTo: nil)))
    },
  ]

  private static let fontMethods: [FunctionDeclaration] = [
    method("bold", "In bold type.") { $0.isBold = true },
    method("italic", "In italic type.") { $0.isItalic = true },
    method("monospaced", "With glyphs of one width.") { $0.isMonospaced = true },
    method("monospacedDigit", "With digits of one width.") { $0.isMonospacedDigit = true },
    method("smallCaps", "With small capitals.") { $0.isSmallCaps = true },
    method("lowercaseSmallCaps", "With small capitals for small letters.") { $0.isSmallCaps = true },
    method("uppercaseSmallCaps", "With small capitals for capitals.") { $0.isSmallCaps = true },
    method("weight", "Of a weight.", "Font.Weight", FontWeight.allCases) { $0.weight = $1 },
    method("width", "Of a width.", "Font.Width", FontWidth.allCases) { $0.width = $1 },
    method("leading", "With a distance between lines.", "Font.Leading", FontLeading.allCases) { $0.leading = $1 },
  ]

  private static func method(
    _ name: String, _ summary: String, _ change: @escaping @Sendable (inout FontModifiers) -> Void
  ) -> FunctionDeclaration {
    .method(name, on: font, font, about: summary) { arguments throws(FunctionFailure) in
      guard case .font(var font) = arguments[0] else { throw FunctionFailure(.mismatch, "this is not a Font") }
      change(&font.modifiers)
      return .font(font)
    }
  }

  private static func method<Case: Sendable>(
    _ name: String, _ summary: String, _ type: String, _ cases: [Case],
    _ change: @escaping @Sendable (inout FontModifiers, Case) -> Void
  ) -> FunctionDeclaration {
    .method(name, on: font, [.needs("", .named(TypeTable.wellKnown(type)))], font, about: summary) {
      arguments throws(FunctionFailure) in
      guard case .font(var font) = arguments[0] else { throw FunctionFailure(.mismatch, "this is not a Font") }
      let index = try arguments.caseIndex(1)
      if cases.indices.contains(index) { change(&font.modifiers, cases[index]) }
      return .font(font)
    }
  }

  private static func modifiers(_ arguments: FunctionArguments, weight: Int, design: Int) -> FontModifiers {
    var result = FontModifiers()
    if case .enumeration(_, let index, _) = arguments[weight] { result.weight = FontWeight.allCases[index] }
    if case .enumeration(_, let index, _) = arguments[design] { result.design = FontDesign.allCases[index] }
    return result
  }

  private static func textStyle(_ arguments: FunctionArguments, _ index: Int) throws(FunctionFailure) -> TextStyle {
    TextStyle.allCases[try arguments.caseIndex(index)]
  }
}
