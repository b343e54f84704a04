import GalleyExpressions
import GalleyLayout

extension EnvironmentKey {
  /// What texts and symbols look like.
  static let text: [EnvironmentKey] = [
    allowsTightening,
    autocorrectionDisabled,
    disableAutocorrection,
    dynamicTypeSize,
    EnvironmentKey(
      "font", "The font of texts; nil for the place's own.", .optional(.builtIn("Font")),
      read: { environment, _ in environment.font.map { .font($0) } ?? .null },
      write: { value, _, environment in
        if case .font(let font) = value { environment.font = font } else { environment.font = nil }
      }),
    EnvironmentKey(
      EnvironmentMember("legibilityWeight"), "Whether the user wants bold text; nil if nothing is said.",
      .optional(.builtIn("LegibilityWeight")), default: .null),
    EnvironmentKey(
      "lineLimit", "The most lines of a text; nil for no limit.", .optional(.int),
      read: { environment, _ in environment.lineLimit.map { .int($0) } ?? .null },
      write: { value, _, environment in
        if case .int(let limit) = value { environment.lineLimit = limit } else { environment.lineLimit = nil }
        environment.reservedLines = 0
      }
    ).numbers(.count),
    .length("lineSpacing", "Points between lines, beside the font's own.", \.lineSpacing).numbers(.length),
    .length(
      "minimumScaleFactor", "How small a font may get so that a text fits; 1 for no change.", \.minimumScaleFactor
    ).numbers(.fraction),
    .word(
      "multilineTextAlignment", "How the lines of a text stand to each other.", "TextAlignment",
      \.multilineTextAlignment),
    sizeCategory,
    EnvironmentKey(
      "textCase", "A change of letters before a text is shown; nil for none.", since: .iOS(14),
      .optional(.builtIn("Text.Case")),
      read: { environment, types in environment.textCase.map { types.value("Text.Case", $0.rawValue) } ?? .null },
      write: { value, types, environment in
        environment.textCase = types.caseName(of: value).flatMap { TextCase(rawValue: $0) }
        environment.setsTextCase = true
      }),
    .word("truncationMode", "Where a text that does not fit is cut.", "Text.TruncationMode", \.truncationMode),
  ]

  /// The cases of ContentSizeCategory are those of DynamicTypeSize under other names, in the same order.
  private static let sizeCategory = EnvironmentKey(
    "sizeCategory", "The user's text size, as before iOS 15.", .builtIn("ContentSizeCategory"),
    read: { environment, types in
      guard let id = TypeTable.builtInID("ContentSizeCategory") else { return .null }
      return .enumeration(id, index: environment.dynamicTypeSize.rank, payload: [])
    },
    write: { value, _, environment in
      guard case .enumeration(_, let index, _) = value, DynamicTypeSize.allCases.indices.contains(index) else { return }
      environment.dynamicTypeSize = DynamicTypeSize.allCases[index]
    })

  /// What symbols and pictures look like.
  static let images: [EnvironmentKey] = [
    allowedDynamicRange,
    .word("imageScale", "The size of symbols relative to the text.", "Image.Scale", \.imageScale),
    symbolRenderingMode,
    .kept(
      .symbolVariants, "The variants of symbols that are shown.", since: .iOS(15), "SymbolVariants",
      default: "none"),
  ]

  // Those that modifiers write.
  package static let autocorrectionDisabled = EnvironmentKey.flag(
    "autocorrectionDisabled", "Whether fields leave what people type as it is.", since: .iOS(16))
  package static let disableAutocorrection = EnvironmentKey(
    EnvironmentMember("disableAutocorrection"),
    "Whether fields leave what people type as it is; nil for the system's choice.",
    .optional(.bool), default: .null)
  package static let allowsTightening = EnvironmentKey.truth(
    "allowsTightening", "Whether letters may stand closer so that a line fits.", \.allowsTightening)
  package static let allowedDynamicRange = EnvironmentKey(
    EnvironmentMember("allowedDynamicRange"), "The brightness that pictures may have; nil for the system's choice.",
    since: .iOS(17),
    .optional(.builtIn("Image.DynamicRange")), default: .null)
  package static let symbolRenderingMode = EnvironmentKey(
    EnvironmentMember("symbolRenderingMode"), "How the layers of symbols are coloured; nil for the symbol's own way.",
    since: .iOS(15),
    .optional(.builtIn("SymbolRenderingMode")), default: .null)
  package static let dynamicTypeSize = EnvironmentKey.word(
    "dynamicTypeSize", "The user's text size.", since: .iOS(15), "DynamicTypeSize", \.dynamicTypeSize)
}
