import GalleyExpressions
import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let lineHeight = ModifierDefinition(
    "lineHeight", summary: "Sets how high the lines of texts are.", since: .iOS(26), layoutStanding: .derived,
    overloads: [
      ModifierOverload(
        [
          .required(
            .lineHeight, "The height; nil, and what is not in points or a multiple, is that of the font.",
            primary: true,
            nullable: true)
        ], type: .unknown("lineHeight"),
        environment: { arguments, environment in
          environment.lineHeight = arguments[.lineHeight].flatMap { LineHeight($0, in: arguments.types) }
        })
    ],
    examples: [
      Example(
        "galley: 1\ntarget: iOS 26\nbody:\n  Text: Hello\n  modifiers: [ { lineHeight: { exact: { points: 32 } } } ]",
        type: "ModifiedContent<Text, unknown(lineHeight)>")
    ])
}

extension ArgumentLabel<Value> {
  fileprivate static var lineHeight: Self { Self("lineHeight", .type("AttributedString.LineHeight")) }
}

/// How high the lines of a text are, as documents say it.
enum LineHeightCase: String, SwiftUIEnumeration {
  case normal
  case variable
  case tight
  case loose
  case multiple
  case exact
  case leading

  static var swiftName: String { "AttributedString.LineHeight" }
}

extension LineHeight {
  /// What a value of the document says; nil for a height of the font's own, and for those that nobody has measured.
  fileprivate init?(_ value: Value, in types: TypeTable) {
    guard case .enumeration(_, _, let payload) = value, let number = payload.first?.number,
      let kind: LineHeightCase = types.enumerationCase(value)
    else { return nil }
    switch kind {
    case .multiple: self = .multiple(number)
    case .exact: self = .exact(number)
    case .leading: self = .leading(number)
    case .normal, .variable, .tight, .loose: return nil
    }
  }
}
