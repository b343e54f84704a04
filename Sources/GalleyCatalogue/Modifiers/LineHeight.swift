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
          environment.lineHeight = arguments[.lineHeight].flatMap { LineHeight($0) }
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

extension LineHeight {
  /// What a value of the document says; nil for a height of the font's own, and for those that nobody has measured.
  fileprivate init?(_ value: Value) {
    guard case .enumeration(_, let index, let payload) = value, let number = payload.first?.number else { return nil }
    let kinds: [Int: LineHeight] = [4: .multiple(number), 5: .exact(number), 6: .leading(number)]
    guard let kind = kinds[index] else { return nil }
    self = kind
  }
}
