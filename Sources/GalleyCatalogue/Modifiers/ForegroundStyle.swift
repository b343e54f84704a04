import GalleyExpressions
import GalleyLanguage

extension ModifierDefinition {
  static let foregroundStyle = ModifierDefinition(
    "foregroundStyle", summary: "Sets what texts and shapes in the view are filled with.", since: .iOS(15),
    overloads: [
      ModifierOverload(
        [.required(.style, "A colour, gradient or material.", primary: true)],
        type: .layer("_ForegroundStyleModifier", .of(.style)).folding(on: (.text, since: .iOS(17))),
        environment: { arguments, environment in
          environment.setForeground(arguments[.style])
        }),
      ModifierOverload(
        [
          .required(.primary, "What `primary` stands for in the view."),
          .required(.secondary, "What `secondary` stands for in the view."),
        ],
        type: .layer("_ForegroundStyleModifier2", .of(.primary), .of(.secondary)),
        environment: { arguments, environment in
          environment.setForeground(arguments[.primary], arguments[.secondary])
        }),
      ModifierOverload(
        [
          .required(.primary, "What `primary` stands for in the view."),
          .required(.secondary, "What `secondary` stands for in the view."),
          .required(.tertiary, "What `tertiary` stands for in the view."),
        ],
        type: .layer("_ForegroundStyleModifier3", .of(.primary), .of(.secondary), .of(.tertiary)),
        environment: { arguments, environment in
          environment.setForeground(arguments[.primary], arguments[.secondary], arguments[.tertiary])
        }),
      ModifierOverload(
        [.required("by", .anyValue, "What marks of a chart are told apart by.").implying("PlottableValue")],
        since: .iOS(16), type: .unknown("foregroundStyle"), receivers: .marks),
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { foregroundStyle: red } ]", type: "Text"),
      Example(
        "Circle:\nmodifiers: [ { foregroundStyle: { primary: red, secondary: blue } } ]",
        type: "ModifiedContent<Circle, _ForegroundStyleModifier2<Color, Color>>"),
    ])
}

extension EnvironmentValues {
  /// Sets the foreground style and its levels; levels of the style around are meant in them.
  fileprivate mutating func setForeground(_ styles: ShapeStyle?...) {
    let (outer, levels) = (foregroundStyle, foregroundLevels)
    let standing = styles.map { $0?.standing(in: outer, levels: levels) }
    foregroundStyle = standing.first ?? nil
    foregroundLevels = standing.dropFirst().compactMap(\.self)
  }
}

extension ArgumentLabel<ShapeStyle> {
  fileprivate static var primary: Self { Self("primary") }
}

extension ArgumentLabel<ShapeStyle> {
  fileprivate static var secondary: Self { Self("secondary") }
}

extension ArgumentLabel<ShapeStyle> {
  fileprivate static var tertiary: Self { Self("tertiary") }
}
