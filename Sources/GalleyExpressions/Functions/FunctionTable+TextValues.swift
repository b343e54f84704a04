internal import GalleyLayout

// Texts as values, with what can be done to them: `Text("a").bold() + Text("b")`.
extension FunctionTable {
  static let textValues: [FunctionDeclaration] = textInitializers + formattedTexts + textModifiers + images

  private static let text = TypePattern.named(.text)
  private static let dateStyle = TypeTable.wellKnown("Text.DateStyle")

  private static let textInitializers: [FunctionDeclaration] = [
    .initializer("Text", [.needs("", .type(.localizedStringKey))], text, about: "A localised text, or a picture.") {
      arguments throws(FunctionFailure) in arguments[0]
    },
    .initializer("Text", [.needs("verbatim", .string)], text, about: "A text as it is.") {
      arguments throws(FunctionFailure) in arguments[0]
    },
    .initializer(
      "Text", [.needs("", .named(.date)), .needs("style", .named(dateStyle))], text, about: "A date in a style."
    ) { _ in .null }.situated { arguments, situation throws(FunctionFailure) in
      guard let style = FormattedValue.DateStyle(arguments[1]) else {
        throw FunctionFailure(.mismatch, "this is no style of dates")
      }
      return .localized(LocalizedText(.dateStyle(try arguments.moment(0), style, now: situation.now)))
    },
  ]

  /// `Text(value, format: format)` for everything that has a method `formatted(_:)`.
  private static let formattedTexts: [FunctionDeclaration] = (numberFormats + dateFormats + otherFormats + durations)
    .compactMap {
      guard case .format = $0.implementation, let receiver = $0.kind.methodReceiver, let format = $0.parameters.first,
        $0.parameters.count == 1, format.label.isEmpty
      else { return nil }
      return .initializer(
        "Text", [.needs("", receiver), .needs("format", format.pattern)], text, about: "A value in a format."
      ) { _ in .null }.situated { arguments, situation throws(FunctionFailure) in
        .localized(LocalizedText(try formatted(arguments, situation)))
      }
    }

  private static let textModifiers: [FunctionDeclaration] = [
    modifier("bold", [active], "In bold type.") { look, arguments throws(FunctionFailure) in
      look.fontModifiers.isBold = try arguments.bool(1)
    },
    modifier("italic", [active], "In italic type.") { look, arguments throws(FunctionFailure) in
      look.fontModifiers.isItalic = try arguments.bool(1)
    },
    modifier("monospaced", [active], "With glyphs of one width.") { look, arguments throws(FunctionFailure) in
      look.fontModifiers.isMonospaced = try arguments.bool(1)
    },
    modifier("monospacedDigit", [], "With digits of one width.") { look, _ in
      look.fontModifiers.isMonospacedDigit = true
    },
    modifier("font", [.needs("", .optional(.named(.font)))], "In a font.") { look, arguments in
      if case .font(let font) = arguments[1] { look.font = font }
    },
    modifier("fontWeight", [.needs("", .optional(named("Font.Weight")))], "Of a weight.") { look, arguments in
      if case .enumeration(_, let index, _) = arguments[1] { look.fontModifiers.weight = FontWeight.allCases[index] }
    },
    modifier("fontDesign", [.needs("", .optional(named("Font.Design")))], "Of a design.") { look, arguments in
      if case .enumeration(_, let index, _) = arguments[1] { look.fontModifiers.design = FontDesign.allCases[index] }
    },
    modifier("fontWidth", [.needs("", .optional(named("Font.Width")))], "Of a width.") { look, arguments in
      if case .enumeration(_, let index, _) = arguments[1] { look.fontModifiers.width = FontWidth.allCases[index] }
    },
    modifier("kerning", [.needs("", .double)], "With points between letters.") {
      look, arguments throws(FunctionFailure) in
      look.kerning = try arguments.double(1)
    },
    modifier("tracking", [.needs("", .double)], "With points behind letters.") {
      look, arguments throws(FunctionFailure) in
      look.tracking = try arguments.double(1)
    },
    modifier("baselineOffset", [.needs("", .double)], "Points above the line.") {
      look, arguments throws(FunctionFailure) in look.baselineOffset = try arguments.double(1)
    },
    painting("foregroundColor", .optional(.named(.color)), "In a colour, which changes no size."),
    painting("foregroundStyle", .named(.shapeStyle), "In a style, which changes no size."),
    modifier("underline", [active], "With a line below, which changes no size.") {
      look, arguments throws(FunctionFailure) in
      look.isUnderlined = try arguments.bool(1)
    },
    modifier("strikethrough", [active], "With a line through it, which changes no size.") {
      look, arguments throws(FunctionFailure) in look.isStruckThrough = try arguments.bool(1)
    },
  ]

  private static let active = FunctionDeclaration.Parameter.may("", .bool, .bool(true))

  private static func named(_ type: String) -> TypePattern { .named(TypeTable.wellKnown(type)) }

  private static func painting(_ name: String, _ paint: TypePattern, _ summary: String) -> FunctionDeclaration {
    modifier(name, [.needs("", paint)], summary) { look, arguments in
      look.foreground = arguments[1].shapeStyle
    }
  }

  private static func modifier(
    _ name: String, _ parameters: [FunctionDeclaration.Parameter], _ summary: String,
    _ change: @escaping @Sendable (inout TextAttributes, FunctionArguments) throws(FunctionFailure) -> Void
  ) -> FunctionDeclaration {
    .method(name, on: text, parameters, text, about: summary) { arguments throws(FunctionFailure) in
      guard let words = arguments[0].localizedText else { throw FunctionFailure(.mismatch, "this is not a Text") }
      var look = TextAttributes()
      try change(&look, arguments)
      arguments.cost += words.spans.count
      return words.formed([], look).value
    }
  }

  private static let images: [FunctionDeclaration] = [
    .initializer(
      "Image", [.needs("systemName", .string)], .named(.image), about: "A symbol of the system, for texts to hold."
    ) { arguments throws(FunctionFailure) in
      .localized(LocalizedText(picture: TextAttributes(symbol: try arguments.string(0))))
    },
    .initializer(
      "Image", [.needs("", .string)], .named(.image), about: "A picture of the asset catalogue, for texts to hold."
    ) { arguments throws(FunctionFailure) in
      .localized(LocalizedText(picture: TextAttributes(asset: try arguments.string(0))))
    },
  ]
}
